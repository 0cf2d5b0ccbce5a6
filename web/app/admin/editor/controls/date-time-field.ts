/** `yyyy-MM-dd HH:mm:ss` as a date-time field of the browser takes it, and back. */
export const toField = (stamp: unknown) =>
  typeof stamp === 'string' ? stamp.slice(0, 16).replace(' ', 'T') : '';
export const fromField = (value: string) =>
  value === '' ? null : `${value.slice(0, 16).replace('T', ' ')}:00`;
