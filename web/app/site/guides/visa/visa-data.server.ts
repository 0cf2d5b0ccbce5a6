import { optional } from '~/api/answers.server';
import { formAnswer } from '~/api/form-answer.server';
import type { PageContext } from '~/api/page-context.server';
import type { Country, VisaCheck } from '~/api/types';
import { vietnamDay } from '~/i18n/vietnam-time.server';
import { guideData } from '../guide-data.server';

/** Parts of the earth that the list of countries holds and that nobody is a citizen of. */
const nobodys = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** The form as its visitor left it. */
export interface VisaQuestion {
  nationality: string;
  days: string;
  entry_date: string;
}

export interface VisaChecking {
  countries: Country[];
  question: VisaQuestion;
  answer: VisaCheck | null;
  /** What is wrong with the question, by field. */
  errors: Readonly<Record<string, string>>;
  today: string;
}

type Asking = PageContext<keyof VisaQuestion>;

const questionIn = ({ search }: Asking): VisaQuestion => {
  const read = (name: keyof VisaQuestion) => (search.get(name) ?? '').trim();
  return {
    nationality: read('nationality').toUpperCase(),
    days: read('days'),
    entry_date: read('entry_date'),
  };
};

async function ask({ api, language, context }: PageContext, question: VisaQuestion) {
  const { nationality, days, entry_date } = question;
  const { answer, errors } = await formAnswer(
    api.GET('/visa/check', {
      params: {
        query: {
          nationality,
          lang_id: language,
          // What is no number is refused by the API, in the visitor's language.
          ...(days && { days: days as unknown as number }),
          ...(entry_date && { entry_date }),
        },
      },
    }),
    context,
  );
  return { answer: answer?.data ?? null, errors };
}

async function visaChecking(page: Asking): Promise<VisaChecking> {
  const { api, language, context } = page;
  const question = questionIn(page);
  const listed = await optional(api.POST('/countries/list-option', { body: { lang_id: language } }), context);
  const countries = (listed?.data ?? []).filter((country) => !nobodys.has(country.code));
  const isKnown = countries.some(({ code }) => code === question.nationality);
  return {
    countries,
    question: { ...question, nationality: isKnown ? question.nationality : '' },
    ...(isKnown ? await ask(page, question) : { answer: null, errors: {} }),
    today: vietnamDay(),
  };
}

/** The guide to visas with its checker; without the list of countries the guide stands alone. */
export async function visaData(page: Asking) {
  const [guide, check] = await Promise.all([guideData(page, 'visa-guide'), visaChecking(page)]);
  return { ...guide, check };
}
