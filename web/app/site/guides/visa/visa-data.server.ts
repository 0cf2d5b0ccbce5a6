import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { Country, Fact } from '~/api/types';
import { guideData } from '../guide-data.server';
import { type VisaAnswer, visaAnswer } from './visa-answer';

/** Parts of the earth that the list of countries holds and that nobody is a citizen of. */
const nobodys = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Lists of countries are compared by their English names, which are the same everywhere. */
const LISTS = 'en';

export interface VisaCheck {
  countries: Country[];
  /** The country that was asked about, with what the facts say. */
  asked: { country: Country; answer: VisaAnswer } | null;
}

async function visaCheck(
  { api, language, context, request }: PageContext,
  facts: Fact[],
): Promise<VisaCheck> {
  const code = new URL(request.url).searchParams.get('nationality')?.toUpperCase() ?? '';
  const countriesIn = (lang_id: 'en' | 'vi') =>
    optional(api.POST('/countries/list-option', { body: { lang_id } }), context);
  const isAsked = /^[A-Z]{2}$/.test(code);
  const [inLanguage, inEnglish, lists] = await Promise.all([
    countriesIn(language),
    isAsked ? countriesIn(LISTS) : null,
    isAsked
      ? optional(api.GET('/facts', { params: { query: { prefix: 'visa', lang_id: LISTS } } }), context)
      : null,
  ]);
  const countries = (inLanguage?.data ?? []).filter((country) => !nobodys.has(country.code));
  const country = countries.find((known) => known.code === code);
  const compared = inEnglish?.data.find((known) => known.code === code);
  if (!country || !compared) return { countries, asked: null };
  return { countries, asked: { country, answer: visaAnswer(compared, lists?.data ?? [], facts) } };
}

/** The guide to visas with its checker; without the list of countries the guide stands alone. */
export async function visaData(page: PageContext) {
  const guide = await guideData(page, 'visa-guide');
  return { ...guide, check: await visaCheck(page, guide.facts) };
}
