import type { MetaDescriptor } from '@remix-run/node';
import { languages } from '~/i18n/languages';
import { type JsonLd, toldOf } from './json-ld';
import { absolute, type PageSeo } from './page-seo';

const SITE_NAME = { en: 'Visit Vietnam', vi: 'Visit Vietnam – Du lịch Việt Nam' };
const OG_LOCALE = { en: 'en_GB', vi: 'vi_VN' };
/** The size of link previews. */
const PREVIEW = { width: 1200, height: 630 };

function alternateLinks({ alternates, publicUrl, isPart }: PageSeo): MetaDescriptor[] {
  if (isPart) return [];
  const paths = [
    ...languages.map((language) => ({ hrefLang: language as string, path: alternates[language] })),
    { hrefLang: 'x-default', path: alternates.en ?? alternates.vi },
  ];
  return paths.flatMap(({ hrefLang, path }) => {
    const href = absolute(path, publicUrl);
    return href ? [{ tagName: 'link', rel: 'alternate', hrefLang, href }] : [];
  });
}

function previewTags({ preview, title }: PageSeo): MetaDescriptor[] {
  if (!preview) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: preview },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(PREVIEW.width) },
    { property: 'og:image:height', content: String(PREVIEW.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: preview },
    { name: 'twitter:image:alt', content: title },
  ];
}

/** What Open Graph knows of an article. */
export interface ArticleTags {
  /** Points in time with their zone. */
  published?: string | undefined;
  modified?: string | undefined;
  author: string;
  section?: string | undefined;
  tags: string[];
}

const ofArticle = ({ published, modified, author, section, tags }: ArticleTags): MetaDescriptor[] => [
  { name: 'author', content: author },
  ...(published ? [{ property: 'article:published_time', content: published }] : []),
  ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
  ...(section ? [{ property: 'article:section', content: section }] : []),
  ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
];

/** All tags of a page's head that come from its data, to be returned from a route's `meta`. */
export function pageMeta(
  seo: PageSeo | undefined,
  jsonLd: JsonLd[] = [],
  article?: ArticleTags,
): MetaDescriptor[] {
  if (!seo) return [];
  const title = seo.title.includes('Visit Vietnam') ? seo.title : `${seo.title} · Visit Vietnam`;
  const { description } = seo;
  const robots = [seo.index ? 'index' : 'noindex', seo.follow ? 'follow' : 'nofollow'].join(', ');

  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    { name: 'robots', content: seo.index ? `${robots}, max-image-preview:large` : robots },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
    ...alternateLinks(seo),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `${seo.publicUrl}/${seo.language}/feed.xml`,
    },
    {
      tagName: 'link',
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Visit Vietnam',
      href: `${seo.publicUrl}/opensearch.xml?lang_id=${seo.language}`,
    },
    { property: 'og:type', content: article ? 'article' : 'website' },
    ...(article ? ofArticle(article) : []),
    { property: 'og:site_name', content: SITE_NAME[seo.language] },
    { property: 'og:locale', content: OG_LOCALE[seo.language] },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: seo.canonical },
    ...previewTags(seo),
    { name: 'twitter:title', content: seo.title },
    { name: 'twitter:description', content: description },
    // Remix escapes <, > and & in what it writes into the script.
    ...jsonLd.map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...toldOf(block) } })),
  ];
}
