import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { galleryItems, galleryItemTranslations } from '../../db/schema';
import { invalidField } from '../errors';
import { byRecord } from './by-record';
import type { WriteContext } from './entity';
import { imageId } from './images';
import type { KeptItem } from './past-pictures';
import { youtubeId, youtubeStart } from './youtube';

export interface GalleryInput {
  image?: string | null | undefined;
  youtube_url?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

interface StoredItem {
  image_id: number | null;
  youtube_id: string | null;
}

const sameThing = (a: StoredItem, b: StoredItem) =>
  a.image_id === b.image_id && a.youtube_id === b.youtube_id;

const resolve = async (context: WriteContext, item: GalleryInput, index: number) => {
  const video = item.youtube_url ? youtubeId(item.youtube_url) : null;
  if (item.youtube_url && !video) throw invalidField(`galleries.${index}.youtube_url`, 'bad_youtube_link');
  const picture = await imageId(context.tx, item.image, `galleries.${index}.image`);
  if (!video && picture === null) throw invalidField(`galleries.${index}.image`, 'required');
  return {
    image_id: picture,
    youtube_id: video,
    youtube_start: video && item.youtube_url ? youtubeStart(item.youtube_url) : 0,
  };
};

/** Words that are left out stay as they are. */
const writeWords = async ({ tx, language }: WriteContext, recordId: number, item: GalleryInput) => {
  const { title, description } = item;
  const words = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  if (Object.keys(words).length === 0) return;
  await tx
    .insert(galleryItemTranslations)
    .values({ record_id: recordId, lang_id: language, ...words })
    .onConflictDoUpdate({
      target: [galleryItemTranslations.record_id, galleryItemTranslations.lang_id],
      set: words,
    });
};

/**
 * Makes `items` the live gallery of a record, in that order. An item that was there before keeps its row, and with it
 * its words in other languages; those that an editor has hidden are not among what a record's form shows, and stay.
 */
export const writeGallery = async (
  context: WriteContext,
  module: string,
  entityId: number,
  items: readonly GalleryInput[],
) => {
  const { tx } = context;
  // Locked in id order, as sorting does it, so that two writes wait for each other instead of deadlocking.
  const rows = await tx
    .select({
      id: galleryItems.id,
      image_id: galleryItems.image_id,
      youtube_id: galleryItems.youtube_id,
      sort: galleryItems.sort,
    })
    .from(galleryItems)
    .where(
      and(eq(galleryItems.module, module), eq(galleryItems.entity_id, entityId), eq(galleryItems.status, 1)),
    )
    .orderBy(asc(galleryItems.id))
    .for('update');
  const stored = rows.sort((a, b) => a.sort - b.sort);
  for (const [index, item] of items.entries()) {
    const thing = await resolve(context, item, index);
    const at = stored.findIndex((row) => sameThing(row, thing));
    const [kept] = at === -1 ? [] : stored.splice(at, 1);
    const recordId = kept?.id ?? (await insertItem(context, module, entityId, thing));
    await tx
      .update(galleryItems)
      .set({
        sort: index,
        youtube_start: thing.youtube_start,
        version: sql`${galleryItems.version} + 1`,
        updated_at: sql`now()`,
      })
      .where(eq(galleryItems.id, recordId));
    await writeWords(context, recordId, item);
  }
  for (const gone of stored) await tx.delete(galleryItems).where(eq(galleryItems.id, gone.id));
};

const insertItem = async (
  { tx }: WriteContext,
  module: string,
  entityId: number,
  thing: StoredItem & { youtube_start: number },
): Promise<number> => {
  const [row] = await tx
    .insert(galleryItems)
    .values({ module, entity_id: entityId, ...thing, media_type: thing.youtube_id ? '_YOUTUBE' : '_IMAGES' })
    .returning({ id: galleryItems.id });
  return row?.id ?? 0;
};

/** The galleries of records as their past states keep them, by record. */
export const galleryParts = async (tx: Transaction, module: string, entityIds: readonly number[]) => {
  const rows = await tx
    .select({
      entity_id: galleryItems.entity_id,
      id: galleryItems.id,
      image_id: galleryItems.image_id,
      youtube_id: galleryItems.youtube_id,
      youtube_start: galleryItems.youtube_start,
      status: galleryItems.status,
      words: sql<KeptItem['words']>`(
        select coalesce(json_object_agg(w.lang_id, json_build_object('title', w.title, 'description', w.description)), '{}')
        from ${galleryItemTranslations} w where w.record_id = "gallery_item"."id")`,
    })
    .from(galleryItems)
    .where(and(eq(galleryItems.module, module), inArray(galleryItems.entity_id, [...entityIds])))
    .orderBy(asc(galleryItems.sort), asc(galleryItems.id));
  const found = byRecord(rows, ({ entity_id }) => entity_id);
  return (entityId: number) => (found.get(entityId) ?? []).map(({ entity_id: _of, ...item }) => item);
};
