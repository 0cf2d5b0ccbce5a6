import { encoding, waitingPreviews } from '../encoding';
import { createOnce } from '../once';
import { center, parseName } from '../picture-name';
import type { Answer } from '../send-picture';
import { type MediaStore, putIfRoom, readWhole } from '../store';
import { drawPreview } from './draw';
import type { Preview } from './name';

/** Gives link previews: stored ones from the store, others drawn once, however many ask for them at the same time. */
export const createPreviews = (store: MediaStore, draw = drawPreview) => {
  const once = createOnce<Buffer>();

  const make = ({ title, picture }: Preview, storedName: string) =>
    encoding.run(async () => {
      // A picture may have been removed since its name was signed.
      const master = picture === null ? null : await readWhole(store, picture);
      const focal = parseName(picture ?? '')?.focal ?? center;
      const bytes = await draw(title, master, focal);
      await putIfRoom(store, storedName, bytes);
      return bytes;
    }, waitingPreviews);

  /** @throws ApiError unavailable when too many wait */
  return async (preview: Preview, storedName: string): Promise<Answer> => {
    const stored = await store.get(storedName);
    if (stored) return stored;
    const bytes = await once(storedName, () => make(preview, storedName));
    return { size: bytes.length, bytes };
  };
};
