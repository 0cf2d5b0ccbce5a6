import type { Transaction } from '../../../db/client';
import { collections, collectionTranslations } from '../../../db/schema';
import { type Shelf, type ShelfKind, shelf } from '../../../server/shelf';
import type { Content } from '../content';
import type { ShelfRecord } from '../shapes/collections';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { translationRows } from './texts';

type Keyed = readonly { id: number; key: string }[];

/** Records that a shelf of each kind may name, and what groups them. */
const named = (content: Content): Record<ShelfKind, { records: Keyed; groups: Keyed }> => {
  const { cities, places, themes, events, tours, travelStyles, blogs, categories } = content;
  const ofPlaces = { records: places, groups: themes };
  return {
    city: { records: cities, groups: [] },
    sight: ofPlaces,
    food: ofPlaces,
    stay: ofPlaces,
    thing_to_do: { records: content.thingsToDo, groups: content.thingCategories },
    experience: { records: content.experiences, groups: content.experienceTypes },
    event: { records: events, groups: [] },
    tour: { records: tours, groups: travelStyles },
    blog: { records: blogs, groups: categories },
  };
};

/** A shelf as the API stores it. @throws Error for a name that no record has, or what a shelf can't ask for */
export const shelfOf = (content: Content, given: ShelfRecord): Shelf => {
  const { picks, cities, regions, categories, ...rest } = given;
  const { records, groups } = named(content)[given.kind];
  const ids = (of: Keyed, keys: string[] | undefined, name: string) =>
    keys ? { [name]: keys.map(idByKey(of)) } : {};
  return shelf.parse({
    ...rest,
    ...ids(records, picks, 'picks'),
    ...ids(content.cities, cities, 'city_ids'),
    ...ids(content.regions, regions, 'region_ids'),
    ...ids(groups, categories, 'category_ids'),
  });
};

/** Stores the collections with their rules. */
export const writeCollections = async (tx: Transaction, content: Content, album: Album) => {
  const { collections: records } = content;
  await tx
    .insert(collections)
    .overridingSystemValue()
    .values(
      records.map(({ id, sort, written_for = null, picture, rule }) => ({
        id,
        sort,
        written_for,
        status: 1,
        rule: rule.map((given) => shelfOf(content, given)),
        image_id: album(picture).id,
      })),
    );
  await continueIdentity(tx, collections);
  const asked = new Map(records.map(({ id, ask }) => [id, ask]));
  await tx
    .insert(collectionTranslations)
    .values(
      translationRows(records).map((row) => ({ ...row, ask: asked.get(row.record_id)?.[row.lang_id] ?? '' })),
    );
};
