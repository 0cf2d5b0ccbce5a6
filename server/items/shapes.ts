import { z } from 'zod';
import { itemShape, pictureShape } from './fields';

/** A picture or video of a gallery, or a block of a guide page. */
export const galleryRow = z
  .object({
    ...itemShape,
    module: z.string(),
    entity_id: z.number().int().nullable(),
    media_type: z.string().meta({ description: '_IMAGES or _YOUTUBE' }),
    ...pictureShape,
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    youtube_id: z.string().nullable().meta({ description: '11 characters', example: 'aqz-KE-bpKQ' }),
    youtube_url: z.string().nullable(),
    embed_url: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    link: z.string(),
    status: z.number().int(),
  })
  .meta({ id: 'GalleryItem' });

export const faqRow = z
  .object({
    ...itemShape,
    question: z.string(),
    answer: z.string().meta({ description: 'Safe HTML' }),
    entity_type: z.number().int().meta({
      description: 'city 1, about 3, essential 4, safety 5, getting around 6',
    }),
    entity_id: z.number().int().nullable().meta({ description: 'null = all of the type' }),
    is_active: z.number().int(),
  })
  .meta({ id: 'Faq' });

/** An entry of the plan-your-trip menu. */
export const planYourTripRow = z
  .object({
    ...itemShape,
    ...pictureShape,
    title: z.string(),
    description: z.string(),
    link: z.string(),
    icon: z.string(),
    status: z.number().int(),
  })
  .meta({ id: 'PlanYourTripItem' });

export const socialLinkRow = z
  .object({
    ...itemShape,
    title: z.string(),
    link: z.string(),
    icon: z.string(),
    status: z.number().int(),
  })
  .meta({ id: 'SocialLink' });
