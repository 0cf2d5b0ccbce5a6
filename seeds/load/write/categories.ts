import type { Transaction } from '../../../db/client';
import { blogCategories, blogCategoryTranslations } from '../../../db/schema';
import type { Category } from '../shapes';
import { continueIdentity } from './identity';
import { translationRows } from './texts';

/** Stores the categories of stories under the ids that the site knows some of them by. */
export const writeCategories = async (tx: Transaction, records: readonly Category[]) => {
  await tx
    .insert(blogCategories)
    .overridingSystemValue()
    .values(records.map(({ id, sort }) => ({ id, sort, status: 1 })));
  await continueIdentity(tx, blogCategories);
  await tx.insert(blogCategoryTranslations).values(translationRows(records));
};
