import { wordsIn } from '../../search/understand/written';
import { findCorrections } from '../../search/words';
import { readPool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import { isSamePlace } from '../days/same-place';
import { citiesOfNamed } from '../records/cities-of-named';
import { token } from '../stream/events';
import { spansOn, spansText } from '../travel/opening';
import type { Understanding } from '../understand';
import { namedIn } from '../understand/names';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { durationText } from '../words/lists';
import { talkWords } from '../words/talk-words';
import type { Context, Conversation } from './situation';
import { meant } from './things';

const asksAbout = words(
  "what time|opening|clos\\p{L}+|tickets?|entrance|entry|price|cost|may gio|dong cua|gia|ve|accessible|wheelchairs?|stairs|lift|too (?:tight|narrow|dark|steep)|safe|suitable|xe lan|phu hop|di duoc|doable|worth(?: it| the)?|silly|crazy|realistic|possible|manageable|too (?:far|much|hard)|how long|how much|open|tell me|about|good|better|or|what is|what's|how is|can (?:we|i|he|she|they)|co (?:dang|nen|hay|dep|kho|xa|mo)(?: \\p{L}+){0,3}|hay la|hay|nen (?:di|chon)|mo cua|bao nhieu|gia ve|the nao|ra sao",
);

/** Two of them compare; more make a list. */
const mostCompared = 3;

/** What half of a town is called so names nothing in it. */
const general: ReadonlySet<string> = new Set([
  'old quarter',
  'old town',
  'the old',
  'night market',
  'floating market',
  'street food',
  'city centre',
  'pho co ha',
  'trung tam',
  'cho noi',
]);

/** Who asks says half of a name: "Ban Gioc", "the Marble Mountains". */
export const namedLoosely = (
  candidates: Candidate[],
  text: string,
  cityNames: ReadonlySet<string>,
): Candidate[] => {
  const firm = namedIn(candidates, text, cityNames);
  if (firm.length > 0) return firm;
  return candidates.filter(({ names }) =>
    names.some((name) => {
      const pairs = name.split(' ').slice(0, 3);
      const begin = pairs.slice(0, 2).join(' ');
      const second = pairs.slice(1, 3).join(' ');
      return [begin, second].some(
        (run) =>
          run.length >= 7 &&
          run.includes(' ') &&
          !cityNames.has(run) &&
          !general.has(run) &&
          ` ${text} `.includes(` ${run} `),
      );
    }),
  );
};

/** A question with the words of the site for those that are misspelt: "the Temple of Litrature". One query at most. */
export const spelledRight = async ({ db, language }: Context, text: string): Promise<string> => {
  const typed = wordsIn(text);
  const corrections = await findCorrections(db, language, typed);
  return corrections.size === 0
    ? text
    : typed.map(({ folded }) => corrections.get(folded) ?? folded).join(' ');
};

/** What is known of records that a question names; `null` where it names none. */
export const recordsAsked = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  if (!asksAbout.test(said.words)) return null;
  const asked = await spelledRight(context, said.words);
  const told = [...new Set([...meant(said, conversation), ...meant(said, { ...conversation, plan: null })])];
  const isNamed = said.places.mentioned.length > 0;
  const elsewhere = isNamed ? [] : await citiesOfNamed(context, asked);
  const cities = [
    ...new Set([
      ...told,
      ...elsewhere.flatMap((id) => conversation.cities.find((one) => one.id === id) ?? []),
    ]),
  ];
  if (cities.length === 0) return null;
  const pool = await readPool(context, cities, conversation.cities);
  const cityNames = new Set(conversation.cities.flatMap(({ names }) => names));
  const named = namedLoosely([...pool.all.values()], asked, cityNames);
  const isWhole = ({ names }: Candidate) =>
    names.some((name) => name.includes(' ') && ` ${asked} `.includes(` ${name} `));
  const surely = named.filter(isWhole);
  const single = (surely.length > 0 ? surely : named)
    .filter((one, index, all) => all.findIndex((other) => isSamePlace(other, one)) === index)
    .slice(0, mostCompared);
  return single.length > 0 ? single.map((one) => aboutRecord(context, one)).join('\n') : null;
};

/** Pieces of a line, as one sentence. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What it costs, as it is written down; that nobody here knows, where it is not. */
const priceParts = (language: Context['language'], { visitor_info, price_from }: Candidate): string[] => {
  const { vnd, aboutPrice } = adviceWords(language);
  const say = talkWords(language);
  const { is_free, adult, child, meal_from, meal_to } = visitor_info?.price ?? {};
  if (is_free) return [say.isFree];
  if (adult) return [say.adult(vnd(adult), child === undefined ? null : vnd(child))];
  if (meal_from) return [say.meal(vnd(meal_from), vnd(meal_to ?? meal_from))];
  return [price_from ? aboutPrice(vnd(price_from)) : say.noPrice];
};

const aboutRecord = ({ language }: Context, candidate: Candidate): string => {
  const say = adviceWords(language);
  const { visitor_info, accessibility, minutes, doors, description } = candidate;
  const hours = spansText(spansOn(doors, null));
  const { effort, access, reach, ages } = visitor_info ?? {};
  const parts = [
    say.aboutLength(durationText(language, minutes)),
    ...(reach?.minutes
      ? [say.aboutReach(durationText(language, reach.minutes), reach.starting_point?.[language] ?? null)]
      : []),
    ...(hours === '' ? [] : [say.aboutHours(hours)]),
    ...priceParts(language, candidate),
    ...(ages ? [talkWords(language).ages(ages.suits_from ?? null, ages.minimum ?? null)] : []),
    ...(effort?.level ? [say.aboutEffort[effort.level]] : []),
    ...(accessibility?.wheelchair && accessibility.wheelchair !== 'unknown'
      ? [say.aboutWheelchair[accessibility.wheelchair]]
      : []),
    ...(access?.note ? [access.note[language]] : []),
  ];
  return `${token(candidate)}: ${description} ${sentence(parts.filter(Boolean).join('; '))}.`;
};
