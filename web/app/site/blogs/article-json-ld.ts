import type { BlogDetail } from '~/api/types';
import { machineDate } from '~/i18n/dates';
import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';

/** The article as schema.org describes one. */
export function articleJsonLd(article: BlogDetail, seo: PageSeo): JsonLd {
  const publisher = { '@type': 'Organization', name: 'Visit Vietnam', url: seo.publicUrl };
  return {
    '@type': 'Article',
    headline: article.title,
    description: seo.description,
    inLanguage: seo.language,
    mainEntityOfPage: seo.canonical,
    image: seo.image,
    datePublished: machineDate(article.published_at ?? article.created_at),
    dateModified: machineDate(article.updated_at),
    author: article.author ? { '@type': 'Organization', name: article.author } : publisher,
    publisher,
    articleSection: article.category?.title,
    keywords: article.tags.join(', ') || undefined,
  };
}
