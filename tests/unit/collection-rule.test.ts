import { describe, expect, it } from 'vitest';
import { orderOf, sources } from '../../server/kinds/collection/sources';
import {
  conditionsOf,
  mostOnShelf,
  mostShelves,
  ordersOf,
  rule,
  shelf,
  shelfKinds,
  shelfOrders,
} from '../../server/shelf';

const refused = (given: unknown) => {
  const { error } = shelf.safeParse(given);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

describe('the rule of a collection', () => {
  it('takes what records of the kind know as data, and says the rest itself', () => {
    expect(shelf.parse({ kind: 'food', diet: 'vegetarian', city_ids: [3, 3, 5] })).toEqual({
      kind: 'food',
      diet: 'vegetarian',
      city_ids: [3, 5],
      picks: [],
      order: 'editors',
      max: 8,
    });
  });

  it('refuses what nobody offered, and what such records do not know', () => {
    expect(refused({ kind: 'museum' })).toEqual(['kind']);
    expect(shelf.safeParse({ kind: 'food', sql: '1=1' }).success).toBe(false);
    expect(refused({ kind: 'food', diet: 'keto' })).toEqual(['diet']);
    expect(refused({ kind: 'blog', suits_age: 4 })).toEqual(['suits_age']);
    expect(refused({ kind: 'city', order: 'price' })).toEqual(['order']);
    expect(refused({ kind: 'stay', by_train: false })).toEqual(['by_train']);
    expect(refused({ kind: 'sight', suits_age: null })).toEqual(['suits_age']);
    expect(refused({ kind: 'sight', in_month: '13' })).toEqual(['in_month']);
    expect(refused({ kind: 'tour', max: mostOnShelf + 1 })).toEqual(['max']);
  });

  it('has an end', () => {
    const shelves = Array.from({ length: mostShelves + 1 }, () => ({ kind: 'city' }));
    expect(rule.safeParse(shelves).success).toBe(false);
    expect(rule.safeParse(shelves.slice(1)).success).toBe(true);
  });

  it('knows what each condition and order means of each kind that offers it', () => {
    for (const kind of shelfKinds) {
      const { facets, inCategories, price, days } = sources[kind];
      const offers = (name: (typeof conditionsOf)[typeof kind][number]) => conditionsOf[kind].includes(name);
      expect(offers('category_ids'), kind).toBe(inCategories !== undefined);
      expect(offers('days_max'), kind).toBe(days !== undefined);
      expect(offers('price_max'), kind).toBe(price !== undefined);
      for (const name of facets?.names ?? [])
        if (name !== 'open_at') expect(offers(name), `${kind} ${name}`).toBe(true);
      for (const name of [
        'suits_age',
        'diet',
        'access',
        'shelter',
        'effort',
        'minutes_max',
        'quiet',
      ] as const)
        if (offers(name)) expect(facets, `${kind} ${name}`).toBeDefined();
      const own = JSON.stringify(orderOf(kind, 'editors', 'en').length);
      for (const order of shelfOrders)
        if (order !== 'editors' && ordersOf[kind].includes(order))
          expect(JSON.stringify(orderOf(kind, order, 'en').length), `${kind} ${order}`).not.toBe(own);
    }
  });
});
