import { z } from 'zod';
import { faqSubjects } from './faq-subjects';
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
    subject: z
      .enum(faqSubjects)
      .nullable()
      .meta({ description: 'What it is grouped under on a page of many; null = nothing', example: 'money' }),
    is_active: z.number().int(),
  })
  .meta({ id: 'Faq' });

/** A question as editors get it, with what no page shows. */
export const editorFaqRow = faqRow
  .extend({
    phrasings: z.string().meta({ description: 'Other ways in which people ask it, one a line' }),
  })
  .meta({ id: 'EditorFaq' });

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

/** A fact as visitors and editors get it. */
export const factRow = z
  .object({
    ...itemShape,
    key: z.string().meta({ example: 'visa.evisa.fee' }),
    label: z.string().meta({ description: 'What it is about' }),
    value: z.string(),
    source: z.string(),
    source_url: z.string().nullable(),
    checked_on: z.string().meta({ description: 'yyyy-MM-dd: somebody looked at the source' }),
    expires_on: z.string().nullable().meta({ description: 'yyyy-MM-dd: the last day on which to trust it' }),
    is_secondary: z.boolean().meta({ description: 'The source tells it second-hand' }),
    is_expired: z.boolean(),
    country_codes: z.array(z.string()).meta({ description: 'Of a rule: whose passports; empty = all' }),
    max_days: z.number().int().nullable().meta({ description: 'Of a rule: longest stay' }),
    valid_from: z.string().nullable().meta({ description: 'Of a rule: yyyy-MM-dd, its first day' }),
    valid_until: z.string().nullable().meta({ description: 'Of a rule: yyyy-MM-dd, its last day' }),
    status: z.number().int(),
  })
  .meta({ id: 'Fact' });

export const socialLinkRow = z
  .object({
    ...itemShape,
    title: z.string(),
    link: z.string(),
    icon: z.string(),
    status: z.number().int(),
  })
  .meta({ id: 'SocialLink' });
