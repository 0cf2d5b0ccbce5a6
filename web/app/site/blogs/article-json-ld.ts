import type { Story } from '~/api/types';
import { machineDate } from '~/i18n/dates';
import { type JsonLd, siteOrganization } from '~/seo/json-ld';
import type { ArticleTags } from '~/seo/meta';
import type { PageSeo } from '~/seo/page-seo';

/** When the article came out, and when it was changed last. */
const datesOf = ({ published_at, created_at, updated_at }: Story) => ({
  published: machineDate(published_at ?? created_at),
  modified: machineDate(updated_at),
});

/** The article as schema.org describes one. Without an author of its own it is the editors', who are called `editors`. */
export function articleJsonLd(article: Story, seo: PageSeo, editors: string): JsonLd {
  const { published, modified } = datesOf(article);
  return {
    '@type': 'Article',
    headline: article.title,
    description: seo.description,
    inLanguage: seo.language,
    mainEntityOfPage: seo.canonical,
    image: seo.image,
    datePublished: published,
    dateModified: modified,
    author: article.author
      ? { '@type': 'Person', name: article.author }
      : { '@type': 'Organization', name: editors, url: seo.publicUrl },
    publisher: siteOrganization(seo.publicUrl),
    articleSection: article.category?.title,
    keywords: article.tags.join(', ') || undefined,
  };
}

/** What link previews say of the article. */
export function articleTags(article: Story, editors: string): ArticleTags {
  return {
    ...datesOf(article),
    author: article.author || editors,
    section: article.category?.title,
    tags: article.tags,
  };
}
