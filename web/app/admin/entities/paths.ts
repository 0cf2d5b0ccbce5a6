import type { EntityDescriptor } from './descriptor';

/** Where an entity's records are listed. */
export const listAddress = ({ section }: EntityDescriptor) => `/admin/${section}`;

/** Where a new record is begun. */
export const addAddress = (entity: EntityDescriptor) => `${listAddress(entity)}${entity.paths.add}`;

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
