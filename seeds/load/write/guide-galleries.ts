import type { Transaction } from '../../../db/client';
import { galleryItems, galleryItemTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Lists } from '../lists';
import type { Album } from './pictures';

/** Stores the galleries and blocks of the guide pages. */
export const writeGuideGalleries = async (tx: Transaction, galleries: Lists['galleries'], album: Album) => {
  const items = galleries.flatMap(({ module, items: list }) =>
    list.map((item, index) => ({ ...item, module, sort: index + 1 })),
  );
  const rows = await tx
    .insert(galleryItems)
    .values(
      items.map(({ module, sort, link = '', picture }) => ({
        module,
        sort,
        link,
        image_id: picture ? album(picture).id : null,
      })),
    )
    .returning({ id: galleryItems.id, module: galleryItems.module, sort: galleryItems.sort });
  const ids = new Map(rows.map(({ id, module, sort }) => [`${module} ${sort}`, id]));
  await tx.insert(galleryItemTranslations).values(
    items.flatMap((item) =>
      languageCodes.map((lang_id) => {
        const { title, description = '' } = item[lang_id];
        return { record_id: ids.get(`${item.module} ${item.sort}`) ?? 0, lang_id, title, description };
      }),
    ),
  );
};
