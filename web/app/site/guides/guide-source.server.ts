import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { Fact, Faq, GalleryItem } from '~/api/types';

/** The words and the picture of a guide as editors write them. */
export interface GuideText {
  title: string;
  description: string;
  in_short?: string | undefined;
  banner: string | null;
  banner_alt: string;
  banner_blur?: string | null | undefined;
  content: string;
}

export interface GuideAnswer {
  text: GuideText;
  /** Blocks and galleries by module, in the order of the page. */
  modules: Record<string, GalleryItem[]>;
  faqs: Faq[];
  facts: Fact[];
}

/** Guides with blocks and questions, and those that are words and facts alone. */
const chapters = {
  about: '/setting/about/website/getinfo',
  essentials: '/setting/essential/website/getinfo',
  safety: '/setting/safety/website/getinfo',
  'getting-to-and-around': '/setting/getting-around/website/getinfo',
} as const;

const plain = {
  'visa-guide': '/setting/visaguide',
  accessibility: '/setting/accessibility',
  currency: '/setting/currency',
  'vietnam-pass': '/setting/vietnam-pass',
  'plan-your-trip': '/setting/plan-your-trip',
  terms: '/setting/terms',
  privacy: '/setting/privacy',
  cookies: '/setting/cookies',
  imprint: '/setting/imprint',
  'accessibility-statement': '/setting/accessibility-statement',
} as const;

export type GuideSource = keyof typeof chapters | keyof typeof plain;

const isChapter = (source: GuideSource): source is keyof typeof chapters => source in chapters;

/** What the API has for one guide, whichever of its two shapes it comes in. */
export async function guideAnswer(
  { api, language, context }: PageContext,
  source: GuideSource,
): Promise<GuideAnswer> {
  if (isChapter(source)) {
    const { data } = await required(api.POST(chapters[source], { body: { lang_id: language } }), context);
    return { text: data.page, modules: data.modules, faqs: data.faqs, facts: data.facts };
  }
  const { data } = await required(
    api.GET(plain[source], { params: { query: { lang_id: language } } }),
    context,
  );
  return { text: data.value, modules: {}, faqs: [], facts: 'facts' in data ? data.facts : [] };
}
