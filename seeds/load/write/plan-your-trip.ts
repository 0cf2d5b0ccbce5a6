import type { Transaction } from '../../../db/client';
import { planYourTripItems, planYourTripItemTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Lists } from '../lists';
import type { Album } from './pictures';

/** Stores the plan-your-trip menu. */
export const writePlanYourTrip = async (tx: Transaction, entries: Lists['planYourTrip'], album: Album) => {
  const rows = await tx
    .insert(planYourTripItems)
    .values(
      entries.map(({ link, icon, picture }, index) => ({
        link,
        icon,
        image_id: album(picture).id,
        status: 1,
        sort: index + 1,
      })),
    )
    .returning({ id: planYourTripItems.id, sort: planYourTripItems.sort });
  const ids = new Map(rows.map(({ id, sort }) => [sort, id]));
  await tx
    .insert(planYourTripItemTranslations)
    .values(
      entries.flatMap((entry, index) =>
        languageCodes.map((lang_id) => ({ record_id: ids.get(index + 1) ?? 0, lang_id, ...entry[lang_id] })),
      ),
    );
};
