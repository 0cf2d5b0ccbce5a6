import type { Transaction } from '../../../db/client';
import { galleryItems, galleryItemTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { City } from '../shapes';
import type { Album } from './pictures';

/** Stores the galleries of cities; captions are their titles. */
export const writeGalleries = async (tx: Transaction, records: readonly City[], album: Album) => {
  const items = records.flatMap(({ id, gallery }) =>
    gallery.map(({ en, vi, ...spec }, sort) => ({ city: id, sort, spec, titles: { en, vi } })),
  );
  const rows = await tx
    .insert(galleryItems)
    .values(
      items.map(({ city, sort, spec }) => ({
        module: '_CITY',
        entity_id: city,
        sort,
        image_id: album(spec).id,
      })),
    )
    .returning({ id: galleryItems.id, entity_id: galleryItems.entity_id, sort: galleryItems.sort });
  const titles = new Map(items.map(({ city, sort, titles: both }) => [`${city} ${sort}`, both]));
  await tx.insert(galleryItemTranslations).values(
    rows.flatMap(({ id, entity_id, sort }) =>
      languageCodes.map((lang_id) => ({
        record_id: id,
        lang_id,
        title: titles.get(`${entity_id} ${sort}`)?.[lang_id] ?? '',
      })),
    ),
  );
};
