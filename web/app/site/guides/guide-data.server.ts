import type { PageContext } from '~/api/page-context.server';
import type { Fact, Faq, GalleryItem } from '~/api/types';
import type { PageSeo } from '~/seo/page-seo';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { guideFigures } from './figures';
import { type GuideSource, guideAnswer } from './guide-source.server';
import { type ContentsEntry, withHeadingIds } from './heading-ids.server';
import { linkTarget } from './known-path.server';
import { type GuideModule, isGuideModule, moduleIds } from './modules';

/** A block or a picture of a guide; its link is the address to go to, or empty. */
export interface GuideBlock {
  module: GuideModule;
  items: GalleryItem[];
}

export interface Guide {
  title: string;
  description: string;
  image: string | null;
  image_alt: string;
  image_blur: string | null;
  html: string;
  contents: ContentsEntry[];
  /** Facts that are shown large, first. */
  figures: Fact[];
  facts: Fact[];
  blocks: GuideBlock[];
  faqs: Faq[];
  seo: PageSeo;
}

/** Ids that other parts of the page have. */
const ownIds = [
  'main',
  'checker',
  'convert',
  'rates',
  'facts',
  'faqs',
  'posts',
  'contact',
  ...Object.values(moduleIds),
];

/** One guide: its text with ids, what stands below it, and the list of both. */
export async function guideData(page: PageContext, name: GuideSource): Promise<Guide> {
  const { language, t } = page;
  const { text, modules, faqs, facts } = await guideAnswer(page, name);
  const title = text.title || t(`guides:chapters.${name}`);
  const { html, contents } = withHeadingIds(text.content, ownIds);
  const blocks = Object.entries(modules).flatMap(([module, items]) =>
    isGuideModule(module) && items.length > 0
      ? [{ module, items: items.map((item) => ({ ...item, link: linkTarget(item.link, language) ?? '' })) }]
      : [],
  );
  const below: ContentsEntry[] = [
    ...(facts.length > 0 ? [{ id: 'facts', text: t('guides:facts.title'), level: 2 }] : []),
    ...blocks.map(({ module }) => ({ id: moduleIds[module], text: t(`guides:modules.${module}`), level: 2 })),
    ...(faqs.length > 0 ? [{ id: 'faqs', text: t('guides:faqs'), level: 2 }] : []),
  ];
  return {
    title,
    description: text.description,
    image: text.banner,
    image_alt: text.banner_alt,
    image_blur: text.banner_blur ?? null,
    html,
    contents: [...contents, ...below],
    figures: guideFigures(name, facts),
    facts,
    blocks,
    faqs,
    seo: await pageSeo(page, {
      title,
      description: text.description || t(`guides:meta.${name}`),
      image: text.banner,
      alternates: inBothLanguages((code) => sitePaths.guide(code, name)),
    }),
  };
}
