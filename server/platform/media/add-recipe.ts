import type { Transaction } from '../../../db/client';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import { type AltTexts, fillAlt } from './alt';
import { findByHash } from './hash-lock';
import { type FocalPoint, formatName, masterTypes, roundFocal } from './picture-name';
import { type Recipe, recipeHash, storeRecipe } from './recipes';
import type { MediaStore } from './store';

export interface NewRecipe {
  recipe: Recipe;
  /** Height in pixels; its width is the recipe's. */
  height: number;
  blur: string;
  focal: FocalPoint;
  originalName: string;
  folder: string;
  alt: AltTexts;
}

/** Puts a picture into the library that isn't drawn yet. What it weighs is written down when it is. */
export const addRecipe = async (
  { db, store }: { db: Transaction; store: MediaStore },
  { recipe, alt, originalName, ...picture }: NewRecipe,
): Promise<typeof media.$inferSelect> => {
  const hash = recipeHash(recipe);
  const focal = roundFocal(picture.focal);
  await storeRecipe(store, recipe);
  const [row] = await db
    .insert(media)
    .values({
      file: formatName({ hash, focal, extension: 'jpg' }),
      original_name: originalName,
      mime: masterTypes.jpg,
      bytes: 0,
      width: recipe.width,
      height: picture.height,
      blur: picture.blur,
      focal_x: focal.x,
      focal_y: focal.y,
      folder: picture.folder,
    })
    .onConflictDoNothing()
    .returning();
  const record = row ?? (await findByHash(db, hash));
  if (!record) throw new ApiError('internal');
  await fillAlt(db, record.id, alt);
  return record;
};
