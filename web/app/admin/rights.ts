export type Action = 'read' | 'create' | 'update' | 'translate' | 'delete' | 'publish';

/** The right that an action takes. Settings know one right for all changes: `setting.update`. */
export function rightTo(subject: string, action: Action): string {
  return subject === 'setting' && action !== 'read' ? 'setting.update' : `${subject}.${action}`;
}
