import type { Transaction } from '../../../db/client';
import {
  experiences,
  experienceTranslations,
  experienceTypes,
  experienceTypeTranslations,
} from '../../../db/schema';
import type { Content } from '../content';
import type { ExperienceType } from '../shapes/experiences';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { translationRows } from './texts';

const writeTypes = async (tx: Transaction, types: readonly ExperienceType[], album: Album) => {
  const typeId = idByKey(types);
  await tx
    .insert(experienceTypes)
    .overridingSystemValue()
    .values(
      types.map(({ id, sort, parent, code, picture }) => ({
        id,
        sort,
        status: 1,
        parent_id: parent ? typeId(parent) : null,
        code: code ?? null,
        image_id: album(picture).id,
      })),
    );
  await continueIdentity(tx, experienceTypes);
  await tx.insert(experienceTypeTranslations).values(translationRows(types));
};

/** Stores the tree of types and the experiences; an experience lies in the region of its city. */
export const writeExperiences = async (
  tx: Transaction,
  {
    experiences: records,
    experienceTypes: types,
    cities,
    regions,
  }: Pick<Content, 'experiences' | 'experienceTypes' | 'cities' | 'regions'>,
  album: Album,
) => {
  await writeTypes(tx, types, album);
  const [typeId, cityId, regionId] = [idByKey(types), idByKey(cities), idByKey(regions)];
  const regionOf = new Map(cities.map(({ key, region }) => [key, regionId(region)]));
  await tx
    .insert(experiences)
    .overridingSystemValue()
    .values(
      records.map(
        ({ key: _key, texts: _texts, highlights: _highlights, type, city, picture, ...columns }) => ({
          ...columns,
          status: 1,
          experience_type_id: typeId(type),
          city_id: cityId(city),
          region_id: regionOf.get(city) ?? null,
          image_id: album(picture).id,
        }),
      ),
    );
  await continueIdentity(tx, experiences);
  const highlights = new Map(records.map((record) => [record.id, record.highlights]));
  await tx.insert(experienceTranslations).values(
    translationRows(records).map((row) => ({
      ...row,
      highlights: highlights.get(row.record_id)?.[row.lang_id] ?? [],
    })),
  );
};
