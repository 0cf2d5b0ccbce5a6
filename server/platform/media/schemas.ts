import { z } from 'zod';
import { flagQuery, listQuery, text, version } from '../../fields';
import { langId } from '../../language';
import { listOf } from '../responses';

const altText = text(300).optional();

/** A name for a group of pictures; none is ''. */
const folder = text(100).optional();

/** The form of an upload. */
export const uploadBody = z.strictObject({
  file: z.file().meta({ description: 'JPEG, PNG, GIF, WebP or AVIF, at most 5 MB and 50 megapixels' }),
  alt_en: altText,
  alt_vi: altText,
  folder,
  lang_id: langId.optional(),
});

const focal = z.number().min(0).max(1).optional().meta({ description: 'Kept in hundredths' });

/** The form that puts another file in the place of a picture. */
export const replaceBody = z.strictObject({
  file: uploadBody.shape.file,
  version: z.coerce.number().int().min(1).optional(),
  lang_id: langId.optional(),
});

export const changeBody = z.strictObject({
  alt_en: altText,
  alt_vi: altText,
  focal_x: focal,
  focal_y: focal,
  folder,
  version,
  lang_id: langId.optional(),
});

export const mediaListQuery = z
  .object({
    ...listQuery,
    folder,
    without_alt: langId.optional().meta({ description: 'Only pictures that nobody has described in it' }),
    from: z.enum(['editors', 'visitors']).default('editors').meta({
      description:
        'Whose pictures: the library of the editors, or what customers sent with reviews and as avatars',
    }),
    unused: flagQuery.optional().meta({ description: '1 = only pictures that nothing shows' }),
  })
  .omit({ admin: true });

const mediaRow = z.object({
  id: z.number().int(),
  file: z.string(),
  image: z.string(),
  image_blur: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  mime: z.string(),
  original_name: z.string(),
  folder: z.string(),
  alt: z.object({ en: z.string(), vi: z.string() }),
  focal_x: z.number(),
  focal_y: z.number(),
  used_count: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const mediaList = listOf(mediaRow).extend({ folders: z.array(z.string()) });

export const mediaDetail = mediaRow.extend({
  used: z.array(z.object({ entity: z.string(), id: z.number().int().nullable(), title: z.string() })),
});
