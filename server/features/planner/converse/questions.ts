import type { Understanding } from '../understand';
import type { Question } from '../understand/questions';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { phrasesIn } from '../words/phrases-in';
import { citiesMeant, townsOf } from './cities-meant';
import { dayCostText } from './cost';
import { costBefore, perDay } from './cost-asked';
import { happening } from './events-told';
import { facts, visaPart } from './facts-told';
import { found } from './found';
import { journey } from './journey-told';
import { knownTo } from './known-told';
import { isBesideVisas, isOfGuides } from './meant';
import { pagesSay } from './pages-say';
import { whereToStay } from './place-questions';
import { answerAboutPlan } from './plan-questions';
import { rateAsked } from './rates';
import type { Context, Conversation } from './situation';
import { staysText } from './stays-told';
import { visaFor } from './visa-asked';
import { weather } from './weather-told';
import { whereToGo } from './where-to-go';

/** In which part of a town, rather than in which house. */
const ofAreas = words(
  'areas?|neighbou?rhoods?|districts?|parts? of|side|khu(?: vuc)?(?: nao)?|quan nao|near what',
);

const asksForVisa = words('visas?|e-?visas?|thi thuc');

/** What holds for all, with the question that would tell more: whose passport it is. */
const withPassportAsked = (
  language: Context['language'],
  said: Understanding,
  text: string | null,
): string | null =>
  text !== null && asksForVisa.test(said.words) ? `${text}\n\n${adviceWords(language).whichPassport}` : text;

const inFlower = words('bloom\\w*|blossoms?|flowers?|in flower|harvest|ripe|hoa|mua hoa|chin|thu hoach');

const ofHealthFacts = words(
  'vaccin\\p{L}*|malaria|dengue|rabies|bites?|bitten|mosquito\\p{L}*|tiem phong|sot xuat huyet|sot ret|can|cao|dai',
);

/** Where the facts about a question are stored. */
const factPrefixes: Partial<Record<Question, string>> = {
  visa: 'visa',
  money: 'money',
  health: 'health',
  emergency: 'emergency',
  transport: 'transport',
  power: 'power',
};

const tet = async (context: Context, question: string): Promise<string> =>
  [phrasesIn(context.language).tetAlways, ...(await found(context, question))].join(' ');

/** What is known of just that, before all facts of a kind are told. */
const knownOf = async (
  context: Context,
  asked: string,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const towns = townsOf(said, conversation);
  const { answer, closest } = await knownTo(context, asked, towns, conversation.cities);
  return answer ?? closest;
};

export const answerByKind = async (
  question: Question,
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const asked = conversation.messages.at(-1)?.content ?? '';
  const meant = () => citiesMeant(said, conversation.plan, conversation.cities);
  switch (question) {
    case 'weather': {
      // "In which month is the diving good?" is told where diving is.
      const isNowhere = said.wants.month === undefined && meant().length === 0;
      const own = isNowhere && isOfGuides(asked) ? await knownOf(context, asked, said, conversation) : null;
      return own ?? weather(context, said, conversation);
    }
    case 'events':
      return happening(context, said, conversation);
    case 'route':
      return journey(context, said, conversation);
    case 'where': {
      if (said.places.named.length > 0) return null;
      // "Where do I buy a SIM card?" asks for no destination.
      const isKnown = isOfGuides(asked) || inFlower.test(said.words);
      const own = isKnown ? await knownOf(context, asked, said, conversation) : null;
      return own ?? whereToGo(context, said, conversation);
    }
    case 'stay': {
      const wishes = stayWishesIn(readText(asked));
      const ids = meant().map(({ id }) => id);
      const told = [await staysText(context, wishes, ids), await whereToStay(context, said, meant())];
      const areas = ofAreas.test(said.words)
        ? await pagesSay(context, asked, meant(), { isExact: true })
        : [];
      return [...areas, ...told].filter((text) => text !== '').join('\n\n');
    }
    case 'tet':
      return tet(context, asked);
    case 'visa': {
      const beside = isBesideVisas(asked) ? await knownOf(context, asked, said, conversation) : null;
      return (
        beside ??
        (await visaFor(context, said, conversation.whole ?? asked)) ??
        (await visaPart(context, said.words)) ??
        withPassportAsked(
          context.language,
          said,
          (await found(context, asked, { onlyFacts: true }))[0] ?? (await facts(context, 'visa')),
        )
      );
    }
    case 'cost':
      return conversation.plan
        ? answerAboutPlan(question, context, said, conversation)
        : costBefore(context, said, asked);
    case 'money': {
      const own = await knownOf(context, asked, said, conversation);
      const rate = await rateAsked(context, said.words);
      if (rate) return rate;
      if (perDay.test(said.words)) return dayCostText(context, said.wants.budget ?? 'middle');
      return own ?? facts(context, 'money');
    }
    case 'begins':
    case 'why':
    case 'rain':
      return answerAboutPlan(question, context, said, conversation);
    default: {
      const own = await knownOf(context, asked, said, conversation);
      // Of an illness that no fact names nothing is known.
      if (question === 'health' && !ofHealthFacts.test(said.words)) return own;
      return own ?? facts(context, factPrefixes[question] ?? question);
    }
  }
};

/** Where one answers, the other says the same again. */
export const covers: Partial<Record<Question, readonly Question[]>> = {
  rain: ['weather'],
  where: ['weather', 'events'],
  tet: ['events', 'weather'],
  visa: ['cost', 'money', 'route'],
  stay: ['where', 'cost', 'weather'],
  route: ['cost', 'transport'],
};
