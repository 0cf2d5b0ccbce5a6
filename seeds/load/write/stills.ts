import type { Transaction } from '../../../db/client';
import { galleryItems, galleryItemTranslations } from '../../../db/schema';
import { resourceGallery } from '../../../server/kinds/resource/kind';
import { languageCodes } from '../../../server/language';
import type { Described } from '../shapes';
import { type PlaceRecord, stillSpecs } from '../shapes/places';
import type { Album } from './pictures';

/** Stores the captioned stills of places as their galleries. */
export const writeStills = async (
  tx: Transaction,
  records: readonly Described<PlaceRecord>[],
  album: Album,
) => {
  const stills = records.flatMap((place) =>
    stillSpecs(place).map((spec, sort) => ({ spec, words: place.stills[sort], entity_id: place.id, sort })),
  );
  if (stills.length === 0) return;
  const rows = await tx
    .insert(galleryItems)
    .values(
      stills.map(({ spec, entity_id, sort }) => ({
        module: resourceGallery,
        entity_id,
        sort,
        image_id: album(spec).id,
      })),
    )
    .returning({ id: galleryItems.id, entity_id: galleryItems.entity_id, sort: galleryItems.sort });
  const ids = new Map(rows.map(({ id, entity_id, sort }) => [`${entity_id} ${sort}`, id]));
  await tx.insert(galleryItemTranslations).values(
    stills.flatMap(({ words, entity_id, sort }) =>
      languageCodes.map((lang_id) => ({
        record_id: ids.get(`${entity_id} ${sort}`) ?? 0,
        lang_id,
        title: words?.[lang_id].title ?? '',
        description: words?.[lang_id].caption ?? '',
      })),
    ),
  );
};
