import { namesIn, readMarkdown, readYaml } from './files';
import { toHtml } from './markdown';
import type { Both } from './shapes';
import { type TourRecord, type TourText, tourShape, tourTextShape } from './shapes/tours';

/** A tour with its texts; `key` is the name of its folder. */
export type Tour = TourRecord & { key: string; texts: Both<TourText> };

const readText = async (file: string): Promise<TourText> => {
  const { head, body } = await readMarkdown(file, tourTextShape);
  return { ...head, content: toHtml(body) };
};

/** Reads the tours in their order. @throws Error that names the file and what is wrong in it */
export const readTours = async (): Promise<Tour[]> => {
  const tours = await Promise.all(
    (await namesIn('tours')).map(async (key) => {
      const folder = `tours/${key}`;
      const [record, en, vi] = await Promise.all([
        readYaml(`${folder}/record.yaml`, tourShape),
        readText(`${folder}/en.md`),
        readText(`${folder}/vi.md`),
      ]);
      return { ...record, key, texts: { en, vi } };
    }),
  );
  return tours.sort((a, b) => a.sort - b.sort);
};
