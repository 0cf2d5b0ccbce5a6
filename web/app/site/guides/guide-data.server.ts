import type { PageContext } from '~/api/page-context.server';
import type { Fact, GalleryItem } from '~/api/types';
import { unbroken, unbrokenHtml } from '~/i18n/unbroken.server';
import { partWrittenOnce, writtenOnce } from '~/rendering/written/written-html';
import type { PageSeo } from '~/seo/page-seo';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { guideFigures } from './figures';
import { withFoldedSections } from './folded-sections.server';
import { guideNames } from './guide-names';
import { type GuideSource, guideAnswer } from './guide-source.server';
import { type ContentsEntry, withHeadingIds } from './heading-ids.server';
import { linkTarget } from './known-path.server';
import { blockId, FACTS_ID, type GuideModule, isGuideModule, isPictures, moduleIds } from './modules';
import { FAQS_ID, type Question, questionsOf, TOLD_ID, toldOfQuestions } from './questions/question';

/** A block or a picture of a guide; its link is the address to go to, or empty. */
export interface GuideBlock {
  module: GuideModule;
  /** Null where they stand in the document. */
  items: GalleryItem[] | null;
}

export interface Guide {
  title: string;
  description: string;
  image: string | null;
  image_alt: string;
  image_blur: string | null;
  /** What matters most, a point each. */
  inShort: string[];
  /** Whether there is a text; a document carries it as markup alone. */
  hasText: boolean;
  html: string;
  contents: ContentsEntry[];
  /** Facts that are shown large, first. */
  figures: Fact[];
  /** Null where they stand in the document, as all that is only read does. */
  facts: Fact[] | null;
  blocks: GuideBlock[];
  faqs: Question[] | null;
  /** What search engines are told of the questions, as JSON-LD; empty where it stands in the document. */
  faqsTold: string;
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
  'text',
  'short',
  'main-ways',
  'main-ways-title',
  ...Object.values(moduleIds),
];

/** A fact whose figures and dates do not break. */
export const inOneLine = (fact: Fact): Fact => ({
  ...fact,
  label: unbroken(fact.label),
  value: unbroken(fact.value),
  source: unbroken(fact.source),
});

const isFolding = (name: GuideSource) => guideNames.some((chapter) => chapter === name);

/** One guide: its text with ids, what stands below it, and the list of both. */
export async function guideData(page: PageContext, name: GuideSource): Promise<Guide> {
  const { language, t, context } = page;
  const answer = await guideAnswer(page, name);
  const { text, modules, faqs } = answer;
  const facts = answer.facts.map(inOneLine);
  const title = text.title || t(`guides:chapters.${name}`);
  const { html, contents } = withHeadingIds(unbrokenHtml(text.content), ownIds);
  const blocks = Object.entries(modules).flatMap(([module, items]) =>
    isGuideModule(module) && items.length > 0
      ? [
          {
            module,
            items: items.map((item) => ({
              ...item,
              description: unbroken(item.description),
              link: linkTarget(item.link, language) ?? '',
            })),
          },
        ]
      : [],
  );
  const below: ContentsEntry[] = [
    ...(facts.length > 0 ? [{ id: 'facts', text: t('guides:facts.title'), level: 2 }] : []),
    ...blocks.map(({ module }) => ({ id: moduleIds[module], text: t(`guides:modules.${module}`), level: 2 })),
    ...(faqs.length > 0 ? [{ id: 'faqs', text: t('guides:faqs'), level: 2 }] : []),
  ];
  const questions = questionsOf(faqs);
  return {
    title,
    description: text.description,
    image: text.banner,
    image_alt: text.banner_alt,
    image_blur: text.banner_blur ?? null,
    inShort: (text.in_short ?? '')
      .split('\n')
      .map((line) => unbroken(line.trim()))
      .filter(Boolean),
    hasText: html !== '',
    html: writtenOnce(context.written, 'text', isFolding(name) ? withFoldedSections(html) : html),
    contents: [...contents, ...below],
    figures: guideFigures(name, answer.facts),
    facts: partWrittenOnce(context.written, FACTS_ID, facts),
    blocks: blocks.map(({ module, items }) => ({
      module,
      items: isPictures(module) ? items : partWrittenOnce(context.written, blockId(module), items),
    })),
    faqs: partWrittenOnce(
      context.written,
      FAQS_ID,
      questions.map((question) => ({ ...question, answer: unbrokenHtml(question.answer) })),
    ),
    faqsTold: writtenOnce(context.written, TOLD_ID, toldOfQuestions(questions)),
    seo: await pageSeo(page, {
      title,
      description: text.description || t(`guides:meta.${name}`),
      image: text.banner,
      alternates: inBothLanguages((code) => sitePaths.guide(code, name)),
    }),
  };
}
