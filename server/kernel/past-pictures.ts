import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { media } from '../../db/schema';
import { formatDateTime } from '../time';

/** A picture or video as past states keep it; those of long ago say nothing of words and whether it was shown. */
export interface KeptItem {
  image_id: number | null;
  youtube_id: string | null;
  youtube_start?: number | undefined;
  status?: number | undefined;
  words?: Partial<Record<string, { title: string; description: string }>> | undefined;
}

type State = Readonly<Record<string, unknown>>;

export const galleryOfState = (state: State): KeptItem[] | undefined =>
  Array.isArray(state.galleries) ? (state.galleries as KeptItem[]) : undefined;

const picturesOf = (state: State): number[] =>
  [state.image_id, ...(galleryOfState(state) ?? []).map(({ image_id }) => image_id)].filter(
    (id) => typeof id === 'number',
  );

/** Paths of the pictures that states refer to, by id; those that have left the library are not among them. */
export const pathsOfPictures = async (
  db: Queryable,
  states: readonly State[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(states.flatMap(picturesOf))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, file: media.file })
    .from(media)
    .where(and(inArray(media.id, ids), isNull(media.deleted_at)));
  return new Map(rows.map(({ id, file }) => [id, `/media/${file}`]));
};

const videoOf = ({ youtube_id, youtube_start = 0 }: Partial<KeptItem>): string | null =>
  youtube_id
    ? `https://www.youtube.com/watch?v=${youtube_id}${youtube_start > 0 ? `&t=${youtube_start}s` : ''}`
    : null;

/** A picture of a state as a write names it: null for none, undefined for one that is gone. */
export const pathOf = (paths: ReadonlyMap<number, string>, id: unknown): string | null | undefined =>
  typeof id === 'number' ? paths.get(id) : null;

const instants = ['published_at', 'hidden_at'] as const;

/**
 * A state with pictures, videos and instants as reads have them: pictures by their paths beside their ids, where null
 * stands for one that is gone as well.
 */
export const asRead = (state: State, paths: ReadonlyMap<number, string>): Record<string, unknown> => {
  const named = (item: Partial<KeptItem>) => ({
    ...('image_id' in item ? { image: pathOf(paths, item.image_id) ?? null } : {}),
    ...('youtube_id' in item ? { youtube_url: videoOf(item) } : {}),
  });
  const gallery = galleryOfState(state);
  const times = instants.flatMap((name) => {
    const instant = state[name];
    return typeof instant === 'string' ? [[name, formatDateTime(new Date(instant))]] : [];
  });
  return {
    ...state,
    ...named(state),
    ...Object.fromEntries(times),
    ...(gallery ? { galleries: gallery.map((item) => ({ ...item, ...named(item) })) } : {}),
  };
};

const noWords = { title: '', description: '' };

/** The live gallery of a state as a write in one language takes it; undefined when a picture of it is gone. */
export const galleryToWrite = (
  gallery: readonly KeptItem[],
  paths: ReadonlyMap<number, string>,
  language: string,
) => {
  const items = gallery
    .filter(({ status = 1 }) => status === 1)
    .map((item) => ({
      image: pathOf(paths, item.image_id),
      ...(item.youtube_id ? { youtube_url: videoOf(item) ?? '' } : {}),
      // Words that were not kept stay as they are; those that were are empty where there was none.
      ...(item.words && { ...noWords, ...item.words[language] }),
    }));
  return items.some(({ image }) => image === undefined) ? undefined : items;
};
