import { z } from 'zod';
import { galleryModules } from '../../../server/kinds/gallery/modules';
import { pictureShape } from '../shapes';

const line = z.string().trim().min(1);

const words = z.strictObject({ title: line, description: line.optional(), image_alt: line.optional() });

/** The items of one module, in their order. Whoever has a picture says what it shows. */
export const galleryShape = z.strictObject({
  module: z.enum(galleryModules),
  items: z
    .array(
      z
        .strictObject({
          picture: pictureShape.optional(),
          link: line.optional(),
          en: words,
          vi: words,
        })
        .refine(({ picture, en, vi }) => !picture || (en.image_alt && vi.image_alt), 'needs image_alt'),
    )
    .min(1),
});

export type GuideGallery = z.output<typeof galleryShape>;
