import type { InLists, Unshown } from '~/api/types';

/** What no card shows of a record. */
const unshown: Readonly<Record<Unshown, true>> = {
  lang_id: true,
  status: true,
  sort: true,
  version: true,
  created_at: true,
  updated_at: true,
  phone: true,
  website: true,
  opening_hours: true,
  facilities: true,
  accessibility: true,
  vr_link: true,
  visitor_info: true,
  themes: true,
  author: true,
  tags: true,
  rating_score: true,
  rating_count: true,
};

/**
 * Data of a page with many cards, its lists without what no card shows, and without the tiny pictures that stand in
 * while a picture loads: of fifty records that is ten kilobytes that hardly compress, ahead of everything else. What is
 * not in a list, such as the opening picture, keeps its own.
 */
export function lightLists<Data>(data: Data): InLists<Data> {
  return lighter(data, false) as InLists<Data>;
}

/** What was made of the kept answers of the API, which are frozen: in a list, and outside of one. */
const made = { true: new WeakMap<object, unknown>(), false: new WeakMap<object, unknown>() };

function lighter(value: unknown, inList: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Object.isFrozen(value)) return lightened(value, inList);
  const known = made[`${inList}`].get(value) ?? Object.freeze(lightened(value, inList));
  made[`${inList}`].set(value, known);
  return known;
}

function lightened(value: object, inList: boolean): object {
  if (Array.isArray(value)) return value.map((item) => lighter(item, true));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !inList || !(name in unshown))
      .map(([name, inner]) => [name, inList && name === 'image_blur' ? null : lighter(inner, inList)]),
  );
}
