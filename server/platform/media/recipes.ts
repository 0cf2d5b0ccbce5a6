import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createOnce } from './once';
import { parseName } from './picture-name';
import { type MediaStore, putIfRoom, readWhole } from './store';

/**
 * A picture of our own that is drawn when somebody first asks for it, and kept from then on. `drawing` says what to
 * draw, to whoever draws; the same drawing always gives the same picture.
 */
export interface Recipe {
  drawing: unknown;
  /** Width in pixels. */
  width: number;
}

/** A recipe stands for the bytes that come of it: pictures of recipes are named by them as uploads are by theirs. */
export const recipeHash = (recipe: Recipe): string =>
  createHash('sha256')
    .update(`recipe ${JSON.stringify(recipe)}`)
    .digest('hex')
    .slice(0, 32);

export const recipeName = (hash: string) => `recipes/${hash}.json`;

export const storeRecipe = (store: MediaStore, recipe: Recipe): Promise<void> =>
  store.put(recipeName(recipeHash(recipe)), Buffer.from(JSON.stringify(recipe)));

export interface Draftsman {
  draw(recipe: Recipe): Promise<Buffer>;
  /** Told once about each picture that was drawn. */
  drawn(hash: string, bytes: number): void;
}

/** The same store, in which pictures that are missing are drawn after their recipe, however many ask for one at once. */
export const withRecipes = (store: MediaStore, { draw, drawn }: Draftsman): MediaStore => {
  const once = createOnce<Buffer | null>();

  const make = async (file: string, hash: string): Promise<Buffer | null> => {
    const recipe = await readWhole(store, recipeName(hash));
    if (!recipe) return null;
    const bytes = await draw(JSON.parse(recipe.toString()) as Recipe);
    await putIfRoom(store, file, bytes);
    // The picture may have been removed meanwhile, and must not come back.
    if (!(await store.has(recipeName(hash)))) await store.delete(file);
    drawn(hash, bytes.length);
    return bytes;
  };

  return {
    ...store,
    async get(file) {
      const stored = await store.get(file);
      const name = stored ? null : parseName(file);
      if (!name) return stored;
      const bytes = await once(file, () => make(file, name.hash));
      return bytes && { size: bytes.length, stream: Readable.from([bytes]) };
    },
  };
};
