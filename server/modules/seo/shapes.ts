import { z } from 'zod';
import { seoRecords } from '../../../db/schema';
import { seoFields, seoFieldsSchema } from '../../content/seo';

/** What search engines are told of a page. */
export const pageSeo = seoFieldsSchema
  .omit({ id: true, version: true })
  .extend({
    url: z.string(),
    lang_id: z.string(),
    entity_type: z.number().int().nullable(),
    entity_id: z.number().int().nullable(),
    canonical: z.string(),
    alternates: z.record(z.string(), z.string()).meta({ description: 'Path by language' }),
    is_fallback: z.boolean().meta({ description: 'No editor has set anything: the page’s own data' }),
  })
  .meta({ id: 'PageSeo' });

/** The same with the picture that is shown where somebody shares the page. */
export const previewedSeo = pageSeo
  .extend({
    preview_image: z.string().meta({
      description: 'A picture of 1200 by 630 pixels with the title of the page, under a signed path',
      example: '/media/previews/WyJlbiIsIkhhbm9pIixudWxsXQ.iqBRdNvcJuL7EvLBcN0SGg.jpg',
    }),
  })
  .meta({ id: 'PreviewedSeo' });

/** What an editor set for a path, or for a record. */
export const storedSeo = seoFieldsSchema
  .extend({
    url: z.string().nullable(),
    lang_id: z.string(),
    entity_type: z.number().int().nullable(),
    entity_id: z.number().int().nullable(),
  })
  .meta({ id: 'StoredSeo' });

export const storedFields = {
  ...seoFields,
  url: seoRecords.url,
  lang_id: seoRecords.lang_id,
  entity_type: seoRecords.entity_type,
  entity_id: seoRecords.entity_id,
};
