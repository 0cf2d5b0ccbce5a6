import type { EntityDescriptor } from './descriptor';

/** Where an entity's records are listed. */
export const listAddress = ({ section }: EntityDescriptor) => `/admin/${section}`;

/** Where a new record is begun, with what is known of it: values of its choices, and the language of the content. */
export function addAddress(entity: EntityDescriptor, given: Readonly<Record<string, string>> = {}): string {
  const choices = entity.groups.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'choice');
  const names = new Set(choices.map(({ name }): string => name));
  const query = new URLSearchParams(
    Object.entries(given).filter(
      ([name, value]) => (names.has(name) && Number(value) !== 0 && value !== '-1') || name === 'lang_id',
    ),
  ).toString();
  return `${listAddress(entity)}${entity.paths.add}${query && `?${query}`}`;
}

/** Where a record is edited. */
export const recordAddress = (entity: EntityDescriptor, id: number | string) =>
  `${listAddress(entity)}${entity.paths.edit}${id}`;

/** The record that a path below a section names: its id, `add` for a new one, nothing for what is no such path. */
export function recordAsked(
  { paths }: EntityDescriptor,
  { id, action }: { id?: string; action?: string },
): string | undefined {
  const path = action === undefined ? `/${id}` : `/${action}/${id}`;
  if (path === paths.add) return 'add';
  return path === `${paths.edit}${id}` && /^[1-9]\d{0,8}$/.test(id ?? '') ? id : undefined;
}
