import { inArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { galleryItems, galleryItemTranslations, media } from '../../../db/schema';
import { invalidField } from '../../errors';
import { id, imagePath, status, text } from '../../fields';
import type { Input, WriteContext } from '../../kernel/entity';
import { imageId } from '../../kernel/images';
import { linkField, pictureOf, textOf } from '../../kernel/items/fields';
import { defineItem, type StoredItem } from '../../kernel/items/item';
import { holdReference } from '../../kernel/reference';
import { youtubeId, youtubeStart } from '../../kernel/youtube';
import { blockModules, galleryModules } from './modules';
import { galleryOwner } from './owners';

const mediaType = z.enum(['_IMAGES', '_YOUTUBE']);

const video = (before: string, start: string, after = '') => sql<string | null>`
  ${before}::text || ${galleryItems.youtube_id} || case when ${galleryItems.youtube_start} > 0
    then ${start}::text || ${galleryItems.youtube_start} || ${after}::text else '' end`;

/** The record as it will be: what was written over what is stored. */
const merged = (input: Input, stored: StoredItem, name: string): unknown =>
  input[name] === undefined ? stored?.[name] : input[name];

/** A picture of a record belongs to one that exists; what belongs to it already needs no second look. */
const checkOwner = async ({ tx }: WriteContext, input: Input, stored: StoredItem) => {
  const owner = merged(input, stored, 'entity_id');
  const module = merged(input, stored, 'module');
  const kind = galleryOwner(module);
  if (!kind) return;
  if (stored?.module === module && owner === stored?.entity_id) return;
  if (typeof owner !== 'number') throw invalidField('entity_id', 'required');
  if (!(await holdReference(tx, kind, owner))) throw invalidField('entity_id', 'unknown_record');
};

const videoOf = (link: unknown): { youtube_id: string | null; youtube_start: number } => {
  if (typeof link !== 'string' || link === '') return { youtube_id: null, youtube_start: 0 };
  const found = youtubeId(link);
  if (!found) throw invalidField('youtube_url', 'bad_youtube_link');
  return { youtube_id: found, youtube_start: youtubeStart(link) };
};

/** A video needs its link, a gallery its picture; blocks are content with words. */
const mediaColumns = async ({ tx }: WriteContext, input: Input, stored: StoredItem) => {
  const columns: Record<string, unknown> = {};
  if (input.image !== undefined) columns.image_id = await imageId(tx, input.image);
  if (input.youtube_url !== undefined) Object.assign(columns, videoOf(input.youtube_url));
  const shown = { ...stored, ...columns };
  const kind = input.youtube_url === undefined ? stored?.media_type : shown.youtube_id && '_YOUTUBE';
  const media_type = input.media_type ?? (kind || '_IMAGES');
  if (media_type === '_YOUTUBE' && !shown.youtube_id) throw invalidField('youtube_url', 'required');
  const isBlock = blockModules.includes(String(merged(input, stored, 'module')));
  if (media_type === '_IMAGES' && !shown.image_id && !isBlock) throw invalidField('image', 'required');
  return { ...columns, media_type };
};

/** Pictures and videos of a record, and blocks of the guide pages. */
export const gallery = defineItem({
  name: 'gallery',
  editors: { method: 'POST', path: '/gallery/admin/list' },
  chapters: {
    Galleries: 'Pictures, videos and the blocks of the guide pages.',
  },
  right: (action) => `gallery.${action}`,
  table: galleryItems,
  translation: galleryItemTranslations,
  live: galleryItems.status,
  bin: null,
  image: galleryItems.image_id,
  // A picture is a picture in any language; a block without words in this one is nothing.
  visible: sql`${galleryItems.status} = 1 and ${or(
    sql`not ${inArray(galleryItems.module, [...blockModules])}`,
    sql`${galleryItemTranslations.record_id} is not null`,
  )}`,
  needsWords: ({ module }) => blockModules.includes(String(module)),
  searched: sql`fold(${galleryItemTranslations.title} || ' ' || ${galleryItemTranslations.description})`,
  row: (language) => ({
    module: galleryItems.module,
    entity_id: galleryItems.entity_id,
    media_type: galleryItems.media_type,
    ...pictureOf(galleryItemTranslations.title, language),
    width: media.width,
    height: media.height,
    youtube_id: galleryItems.youtube_id,
    youtube_url: video('https://www.youtube.com/watch?v=', '&t=', 's'),
    embed_url: video('https://www.youtube-nocookie.com/embed/', '?start='),
    thumbnail_url: sql<
      string | null
    >`'https://i.ytimg.com/vi/' || ${galleryItems.youtube_id} || '/hqdefault.jpg'`,
    title: textOf(galleryItemTranslations.title),
    description: textOf(galleryItemTranslations.description),
    link: galleryItems.link,
    status: galleryItems.status,
  }),
  input: {
    record: {
      module: z.enum(galleryModules),
      entity_id: id.nullable(),
      media_type: mediaType,
      image: imagePath.or(z.literal('')).nullable(),
      youtube_url: text(500).nullable(),
      link: linkField,
      status,
    },
    texts: { title: text(200), description: text(2000) },
  },
  required: { record: ['module'], texts: [] },
  check: checkOwner,
  toColumns: mediaColumns,
  titled: 'title',
});
