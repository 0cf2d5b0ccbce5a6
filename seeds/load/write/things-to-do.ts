import type { Transaction } from '../../../db/client';
import {
  thingsToDo,
  thingToDoCategories,
  thingToDoCategoryTranslations,
  thingToDoTranslations,
} from '../../../db/schema';
import type { Content } from '../content';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { translationRows } from './texts';

/** Stores the things to do with their categories and tags. */
export const writeThingsToDo = async (
  tx: Transaction,
  {
    thingsToDo: records,
    thingCategories,
    cities,
  }: Pick<Content, 'thingsToDo' | 'thingCategories' | 'cities'>,
  album: Album,
) => {
  await tx
    .insert(thingToDoCategories)
    .overridingSystemValue()
    .values(thingCategories.map(({ id, sort }) => ({ id, sort, status: 1 })));
  await continueIdentity(tx, thingToDoCategories);
  await tx.insert(thingToDoCategoryTranslations).values(translationRows(thingCategories));

  const [cityId, categoryId] = [idByKey(cities), idByKey(thingCategories)];
  await tx
    .insert(thingsToDo)
    .overridingSystemValue()
    .values(
      records.map(({ key: _key, texts: _texts, city, category, picture, ...columns }) => ({
        ...columns,
        status: 1,
        city_id: cityId(city),
        category_id: categoryId(category),
        image_id: album(picture).id,
      })),
    );
  await continueIdentity(tx, thingsToDo);
  await tx.insert(thingToDoTranslations).values(translationRows(records));
};
