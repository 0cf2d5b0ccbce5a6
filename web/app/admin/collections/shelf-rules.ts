import { shelfConditions, shelfOrders } from '~/api/office-values.gen';
import type { components } from '~/api/schema.gen';
import type { FieldRules } from '../entities/field';

export type Written = components['schemas']['ShelfInput'];
export type ShelfKind = Written['kind'];
/** A shelf in the form; what is left out doesn't matter. */
export type Shelf = { kind: ShelfKind } & {
  [Name in Exclude<keyof Written, 'kind'>]?: Written[Name] | undefined;
};
export type ConditionName = (typeof shelfConditions)[ShelfKind][number];

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What a shelf can ask of its records, in the order in which the form shows it. */
export const conditionsFor = (kind: ShelfKind): readonly ConditionName[] => shelfConditions[kind];

/** A shelf without what was begun and left empty, which the API doesn't take. */
export function tidyShelf({ kind, title, ...shelf }: Shelf): Shelf {
  const said = Object.fromEntries(Object.entries(shelf).filter(([, value]) => isSaid(value)));
  return { kind, ...(title && (title.en || title.vi) ? { title } : {}), ...said };
}

export const ordersFor = (kind: ShelfKind): readonly NonNullable<Shelf['order']>[] => shelfOrders[kind];

/** A rule in words for comparing versions: one line for each shelf. */
const inWords = (shelf: Shelf): string =>
  Object.entries(tidyShelf(shelf))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');

/** How the rule of a collection is read and written. */
export const shelfRules: FieldRules = {
  empty: [],
  read: ({ vi }) => vi.rule ?? [],
  write: (value) => ({ rule: (value as Shelf[]).map(tidyShelf) }),
  plain: (value) => (value as Shelf[]).map(inWords).join('\n'),
};
