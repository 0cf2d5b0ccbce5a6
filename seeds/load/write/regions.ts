import type { Transaction } from '../../../db/client';
import { regions, regionTranslations } from '../../../db/schema';
import type { Region } from '../shapes';
import { continueIdentity } from './identity';
import type { Album } from './pictures';
import { translationRows } from './texts';

/** Stores the regions; the name of a region's folder is its code. */
export const writeRegions = async (tx: Transaction, records: readonly Region[], album: Album) => {
  await tx
    .insert(regions)
    .overridingSystemValue()
    .values(
      records.map(({ id, key, sort, picture }) => ({
        id,
        code: key,
        sort,
        status: 1,
        image_id: album(picture).id,
      })),
    );
  await continueIdentity(tx, regions);
  await tx.insert(regionTranslations).values(translationRows(records));
};
