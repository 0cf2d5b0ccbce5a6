import type { Transaction } from '../../../db/client';
import { cities, cityTranslations, climateNormals } from '../../../db/schema';
import type { City, Region } from '../shapes';
import { writeFaqs } from './faqs';
import { writeGalleries } from './galleries';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { translationRows } from './texts';

const climateRows = (records: readonly City[]) =>
  records.flatMap(({ id, climate }) =>
    climate.map(([min_c, max_c, rain_mm], index) => ({
      city_id: id,
      month: index + 1,
      min_c,
      max_c,
      rain_mm,
    })),
  );

/** Stores the cities with their climate, pictures and questions. */
export const writeCities = async (
  tx: Transaction,
  { cities: records, regions }: { cities: readonly City[]; regions: readonly Region[] },
  album: Album,
) => {
  const regionId = idByKey(regions);
  await tx
    .insert(cities)
    .overridingSystemValue()
    .values(
      records.map(
        ({ key: _key, texts: _texts, climate: _climate, faqs: _faqs, gallery: _gallery, ...record }) => {
          const { region, picture, ...columns } = record;
          return { ...columns, status: 1, region_id: regionId(region), image_id: album(picture).id };
        },
      ),
    );
  await continueIdentity(tx, cities);
  await tx.insert(cityTranslations).values(translationRows(records));
  await tx.insert(climateNormals).values(climateRows(records));
  await writeGalleries(tx, records, album);
  await writeFaqs(tx, records);
};
