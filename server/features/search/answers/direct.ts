import { sql } from 'drizzle-orm';
import { searchDocuments } from '../../../../db/schema';
import { fold } from '../../../fold';
import type { ReadContext } from '../../../kernel/entity';
import { readFacts } from '../../../kinds/fact';
import { nationalityIn } from '../../planner/understand/nationality';
import { stayDays } from '../../planner/understand/stay-days';
import { listOf } from '../../planner/words/lists';
import { stayTold } from '../../travel/visa/stay-told';
import type { SearchResult } from '../search';
import { seen } from '../seen';
import { foldedText, type Word, writtenText } from '../understand/written';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { datesOfEvent } from './event-dates';
import { answersOfFacts } from './facts-asked';
import { answerOfLimit } from './limited';
import { made } from './made';
import { bestIn } from './months';
import { forDiet, forWheelchair } from './needs';
import { answerOfRecord } from './of-record';
import { guideOfFact } from './pages';
import { boatsTo, inMonth, readTowns, seasonOf, type Town, wayBetween } from './towns';

/** Answers that are put together for the question: by passport, by month, by way, by diet, by a place without a page. */

const visa = /\b(?:e-?)?visas?\b|\bthi thuc\b|\bho chieu\b|\bpassports?\b|\bnhap canh\b/u;

const countries = {
  en: new Intl.DisplayNames(['en-GB'], { type: 'region' }),
  vi: new Intl.DisplayNames(['vi'], { type: 'region' }),
};

const usualVisa = [
  'visa.evisa_stay',
  'visa.evisa_fee_single',
  'visa.evisa_processing',
  'visa.official_portal',
];

const byPassport = async (context: ReadContext, folded: string, written: string): Promise<Answer[]> => {
  const code = visa.test(folded) ? nationalityIn(written) : undefined;
  if (!code) return [];
  const { language } = context;
  const say = directWords(language);
  const country = countries[language].of(code) ?? code;
  const facts = (await readFacts(context, ['visa'])).filter(({ is_expired }) => !is_expired);
  const own = facts.filter(({ country_codes }) => country_codes.includes(code));
  const told = own.length > 0 ? own : facts.filter(({ key }) => usualVisa.includes(key));
  const [first] = told;
  if (!first) return [];
  const lines = told.map(({ label, value }) => `${label}: ${value}`).join('. ');
  const text = own.length > 0 ? say.exempt(lines) : say.needsVisa(lines);
  const allowed = Math.max(0, ...told.map(({ max_days }) => max_days ?? 0));
  const fits = stayTold(language, stayDays(folded), allowed || null);
  return [made(say.visaFor(country), fits ? `${text} ${fits}` : text, '/visa-guide', first)];
};

const emergency = /\b(?:emergency|ambulance|fire brigade|cap cuu|khan cap|cuu hoa|goi cong an|so cong an)\b/u;

/** The numbers themselves rather than where they stand. */
const numbersToCall = async (context: ReadContext, folded: string): Promise<Answer[]> => {
  if (!emergency.test(folded)) return [];
  const facts = (await readFacts(context, ['emergency'])).filter(({ is_expired }) => !is_expired);
  const [first] = facts;
  if (!first) return [];
  const text = facts
    .slice(0, 6)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
  return [made(directWords(context.language).emergency, text, guideOfFact(first.key), first)];
};

/** A place of the gazetteer that has no page; what is called so and has one stands first and needs no word. */
const withoutPage = (
  context: ReadContext,
  { reading: { place }, hits: [hit] }: SearchResult,
  towns: readonly Town[],
): Answer[] => {
  if (!place?.uncovered) return [];
  const isItself =
    hit !== undefined && hit.type === 'resource' && fold(hit.title).startsWith(fold(place.uncovered.name));
  if (isItself) return [];
  const say = directWords(context.language);
  const { name, province, km } = place.uncovered;
  const near = towns.map(
    ({ title }, index) => `${title}${index === 0 ? ` (${Math.round(km / 5) * 5} km)` : ''}`,
  );
  const [first] = towns;
  return [
    made(
      name,
      say.noPage(name, province, listOf(context.language, near)),
      first ? `/city/${first.slug}` : '/placetogo',
    ),
  ];
};

const formerly = [
  ['north', /\b(?:tonkin|bac ky)\b/u],
  ['centre', /\b(?:annam|an nam|trung ky)\b/u],
  ['south', /\b(?:cochin ?china|cochinchine|nam ky)\b/u],
] as const;

/** A name of the colonial time for a third of the country. */
const formerParts = (language: ReadContext['language'], folded: string): Answer[] =>
  formerly
    .filter(([, said]) => said.test(folded))
    .map(([part]) => {
      const [title, text] = directWords(language).formerly[part];
      return made(title, text, '/placetogo');
    });

const mostTowns = 3;

/** What answers a search by itself and stands nowhere as a text. */
export const directAnswers = async (context: ReadContext, result: SearchResult): Promise<Answer[]> => {
  const { reading } = result;
  const ofRecord = answerOfRecord(context.language, result);
  if (ofRecord.length > 0) return ofRecord;
  const ofLimit = answerOfLimit(context.language, result);
  if (ofLimit.length > 0) return ofLimit;
  const folded = foldedText(reading.words);
  // What is asked of a part of the country is not told of one town in it.
  const isRegion = reading.cities.some(({ ids }) => ids.length > mostTowns);
  const towns = isRegion ? [] : await readTowns(context, [...new Set(reading.cityIds)].slice(0, mostTowns));
  const named = await Promise.all([
    byPassport(context, folded, writtenText(reading.words)),
    numbersToCall(context, folded),
    reading.place ? [] : answersOfFacts(context, folded),
    reading.month && !reading.place ? inMonth(context, towns, reading.month.month) : [],
    reading.cities.length > 1 ? wayBetween(context, towns, folded) : [],
    reading.place ? [] : forDiet(context, towns, folded),
    forWheelchair(context, towns, folded),
    reading.place || reading.month ? [] : seasonOf(context, towns, folded),
    reading.cities.length === 1 && !reading.place ? boatsTo(context, towns, folded) : [],
    reading.month && reading.cities.length === 0 ? bestIn(context, result, reading.month) : [],
    datesOfEvent(context, result, folded),
    withoutPage(context, result, towns),
    formerParts(context.language, folded),
  ]);
  return named.flat();
};

/** "Miền Tây" is no noodle. */
const regions = /^mien (?:tay|trung|bac|nam|nui|que|dong)\b/u;
const dishes = /^(?:bun|banh|pho|com|che|mi|my|goi|nem|xoi|lau|chao|mien|hu|cha|oc|ca|bo|ga|vit|thit)$/u;
const shortestDish = 3;

/** A dish by its whole name that stands in no text here: its words apart are other dishes. */
const isUnknownDish = async (
  { db, language }: ReadContext,
  { terms }: SearchResult['reading'],
): Promise<boolean> => {
  const words = terms.flatMap(({ typed }) => typed.map(({ folded }) => folded));
  if (words.length < shortestDish || !dishes.test(words[0] ?? '') || regions.test(words.join(' ')))
    return false;
  const { rows } = await db.execute(
    sql`select 1 from ${searchDocuments} where ${seen(language)} and words @@ ${words.join(' <-> ')}::tsquery limit 1`,
  );
  return rows.length === 0;
};

const glued = (text: string): string => fold(text).replace(/[^a-z0-9]/gu, '');

/** So much of what was typed is in the title of what is called so. */
const leastOfName = 0.7;

const isCalled = ({ type, title }: SearchResult['hits'][number], content: readonly Word[]): boolean => {
  const name = glued(title);
  const inName = content.filter(({ folded }) => name.includes(folded)).length;
  return type !== 'city' && content.length > 0 && inName >= leastOfName * content.length;
};

/** That nothing has all of what was asked for, so that a part of it is not taken for the whole. */
export const partlyFound = async (
  context: ReadContext,
  { reading, isWhole, isHere, total, hits }: SearchResult,
): Promise<Answer[]> => {
  const { language } = context;
  const say = directWords(language);
  if (total > 0 && !reading.place && (await isUnknownDish(context, reading))) {
    const dish = reading.terms.flatMap(({ typed }) => typed.map(({ written }) => written)).join(' ');
    return [made(say.noDish(dish), say.noDishWhy(dish), '/restaurant')];
  }
  const typed = reading.words.map(({ written }) => written).join(' ');
  const [first] = hits;
  // A feast of the whole country takes place there too, and what is called so may have the town in its name.
  const isFound = first?.type === 'event' || (first !== undefined && isCalled(first, reading.content));
  const isOfThings = reading.terms.some(({ group }) => !group?.isOfCity);
  if (total > 0 && !reading.place && !isHere && !isFound && isOfThings && reading.cities.length === 1) {
    const [town] = await readTowns(context, reading.cityIds);
    if (town && reading.cityIds.length === 1)
      return [made(say.notIn(town.title), say.notInWhy(typed, town.title), `/city/${town.slug}`)];
  }
  const isPartly = total > 0 && !isWhole && reading.terms.length > 1 && !reading.place;
  return isPartly ? [made(say.partly, say.partlyWhy(typed), '/placetogo')] : [];
};
