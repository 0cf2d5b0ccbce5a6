import { z } from 'zod';
import { seoRecords } from '../../../../db/schema';
import { seoFields, seoFieldsSchema } from '../../../kernel/seo';
import { languageCodes } from '../../../language';

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

/** A page of the site in the list of all of them: what it is made from, and what search engines are told of it. */
export const listedPage = z
  .object({
    path: z.string().meta({ description: 'With the language', example: '/vi/city/ha-noi' }),
    lang_id: z.enum(languageCodes),
    kind: z.string().meta({ description: 'page for one of the site’s own, else the kind of record' }),
    record_id: z.number().int().nullable(),
    settings_group: z
      .string()
      .nullable()
      .meta({ description: 'Settings in which editors write the words of one of the site’s own' }),
    entity_type: z.number().int().nullable(),
    entity_id: z.number().int().nullable(),
    title: z.string(),
    description: z.string(),
    own_title: z.string().meta({ description: 'Where no SEO record says anything' }),
    own_description: z.string(),
    seo_id: z.number().int().nullable().meta({ description: 'null: no editor has set anything' }),
    robots_index: z.number().int(),
    robots_follow: z.number().int(),
    issues: z
      .array(z.string())
      .meta({ description: 'What is missing, too short or too long of a page that may be listed' }),
  })
  .meta({ id: 'ListedPage' });

export const storedFields = {
  ...seoFields,
  url: seoRecords.url,
  lang_id: seoRecords.lang_id,
  entity_type: seoRecords.entity_type,
  entity_id: seoRecords.entity_id,
};
