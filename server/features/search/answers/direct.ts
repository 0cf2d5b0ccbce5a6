import { and, eq, sql } from 'drizzle-orm';
import {
  cities,
  cityTranslations,
  climateNormals,
  experiences,
  resources,
  searchDocuments,
  thingsToDo,
} from '../../../../db/schema';
import { roughMonthsAt } from '../../../geography/network';
import type { ReadContext } from '../../../kernel/entity';
import { type Diet, eaters } from '../../../kernel/facets/query';
import { readFacts } from '../../../kinds/fact';
import { restaurant } from '../../../place-kinds';
import type { Travel } from '../../planner/plan-shapes';
import { hasTrain, transferBetween } from '../../planner/travel/transfer';
import { nationalityIn } from '../../planner/understand/nationality';
import { durationText, listOf, monthText } from '../../planner/words/lists';
import type { SearchResult } from '../search';
import { seen } from '../seen';
import { foldedText } from '../understand/written';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { answerOfLimit } from './limited';
import { made } from './made';
import { answerOfRecord } from './of-record';
import { guideOfFact } from './pages';

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

const byPassport = async (context: ReadContext, folded: string): Promise<Answer[]> => {
  const code = visa.test(folded) ? nationalityIn(folded) : undefined;
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
  return [made(say.visaFor(country), text, '/visa-guide', first)];
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

interface Town {
  id: number;
  title: string;
  slug: string;
  lat: number;
  lon: number;
  best: number[];
}

const readTowns = async ({ db, language }: ReadContext, ids: readonly number[]): Promise<Town[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: cities.id,
      title: cityTranslations.title,
      slug: cityTranslations.slug,
      lat: cities.lat,
      lon: cities.lon,
      best: cities.best_months,
    })
    .from(cities)
    .innerJoin(
      cityTranslations,
      and(eq(cityTranslations.record_id, cities.id), eq(cityTranslations.lang_id, language)),
    )
    .where(sql`${cities.id} = any(${sql.param([...ids])}::int[])`);
  return ids.flatMap((id) =>
    rows.flatMap((row) =>
      row.id === id && row.lat !== null && row.lon !== null ? [{ ...row, lat: row.lat, lon: row.lon }] : [],
    ),
  );
};

/** What a month is like in the towns that are named. */
const inMonth = async (context: ReadContext, towns: readonly Town[], month: number): Promise<Answer[]> => {
  const { db, language } = context;
  const say = directWords(language);
  const name = monthText(language, month);
  const list = (months: readonly number[]) =>
    listOf(
      language,
      months.map((one) => monthText(language, one)),
    );
  const rows = await db.select().from(climateNormals).where(eq(climateNormals.month, month));
  return towns.slice(0, 2).flatMap((town) => {
    const normal = rows.find(({ city_id }) => city_id === town.id);
    if (!normal) return [];
    const rough = roughMonthsAt(town);
    const text = [
      say.climate(Math.round(normal.min_c), Math.round(normal.max_c), Math.round(normal.rain_mm / 10) * 10),
      ...(rough.includes(month) ? [say.rough(list(rough))] : []),
      ...(town.best.length > 0 ? [say.bestMonths(list(town.best), town.best.includes(month))] : []),
    ].join(' ');
    return [made(say.inMonth(town.title, name), text, `/city/${town.slug}`)];
  });
};

const means: ReadonlyArray<readonly [Travel['mode'], RegExp]> = [
  ['train', /\b(?:trains?|railway|rail|tau hoa|tau lua|xe lua|duong sat)\b/u],
  ['bus', /\b(?:bus(?:es)?|coach(?:es)?|limousine|xe khach|xe do|xe buyt|giuong nam)\b/u],
  ['flight', /\b(?:flights?|fly|plane|may bay|bay)\b/u],
  ['boat', /\b(?:boats?|ferry|ferries|speedboat|tau cao toc|tau thuy|pha)\b/u],
  ['motorbike', /\b(?:motorbikes?|xe may)\b/u],
  ['car', /\b(?:taxi|car|drive|driving|o to|xe hoi)\b/u],
];
const asksWay =
  /\b(?:how (?:to get|far|long)|get from|way|from .+ to|di .+ (?:mat|bao|bang)|bao xa|bao lau|bang gi|cach|di)\b/u;

/** How one gets from one town to the other, by what was named where that is there. */
const wayBetween = (context: ReadContext, towns: readonly Town[], folded: string): Answer[] => {
  const [from, to] = towns;
  const mode = means.find(([, said]) => said.test(folded))?.[0];
  if (!from || !to || from.id === to.id || (!mode && !asksWay.test(folded))) return [];
  const { language } = context;
  const say = directWords(language);
  const isThere = mode !== 'train' || hasTrain(from, to);
  const way = isThere && mode ? transferBetween(from, to, mode) : transferBetween(from, to);
  const told = say.way(say.modes[way.mode], durationText(language, way.minutes), Math.round(way.km));
  const text = isThere ? told : `${say.noTrain} ${told}`;
  return [made(say.between(from.title, to.title), text, `/city/${to.slug}`)];
};

const diets: ReadonlyArray<readonly [keyof ReturnType<typeof directWords>['diets'], RegExp, Diet]> = [
  ['vegan', /\b(?:vegans?|vegetarians?|veggie|chay|plant based)\b/u, 'vegetarian'],
  ['halal', /\b(?:halal|muslims?|moslem|hoi giao)\b/u, 'halal_friendly'],
  ['gluten', /\b(?:gluten|coeliac|celiac)\b/u, 'gluten_free'],
];

/** What is known for a diet in a town, or that nothing is, with where the next is. */
const forDiet = async (context: ReadContext, towns: readonly Town[], folded: string): Promise<Answer[]> => {
  const [town] = towns;
  const diet = diets.find(([, said]) => said.test(folded));
  if (!town || !diet) return [];
  const { db, language } = context;
  const say = directWords(language);
  const [name, , eater] = diet;
  const { rows } = await db.execute<{ title: string; city: string; km: number; is_here: boolean }>(sql`
    select d.title, ct.title as city, c.id = ${town.id} as is_here,
      sqrt(power((c.lat - ${town.lat}) * 111, 2) + power((c.lon - ${town.lon}) * 104, 2)) as km
    from (
      select 'resource' as entity, id as record_id, city_id, visitor_info, resource_type = ${restaurant} as is_kitchen from ${resources}
      union all select 'thing_to_do', id, city_id, visitor_info, false from ${thingsToDo}
      union all select 'experience', id, city_id, visitor_info, false from ${experiences}
    ) r
    join (select entity, record_id, title from ${searchDocuments} where ${seen(language)}) d on d.entity = r.entity and d.record_id = r.record_id
    join city c on c.id = r.city_id
    join city_translation ct on ct.record_id = c.id and ct.lang_id = ${language}
    where r.visitor_info #> '{diet,served}' ?| ${sql.param([...eaters[eater]])}::text[]
    order by is_here desc, km, r.is_kitchen desc, d.title limit 6`);
  const here = rows.filter(({ is_here }) => is_here).map(({ title }) => title);
  const there = rows.filter(({ is_here }) => !is_here).slice(0, 2);
  const next = there.map(({ title, city, km }) => `${title} (${city}, ${Math.round(km)} km)`);
  const text =
    here.length > 0
      ? say.dietHere(listOf(language, here))
      : say.dietNone(next.length > 0 ? listOf(language, next) : null);
  return [made(say.dietIn(say.diets[name], town.title), text, `/city/${town.slug}`)];
};

/** A place of the gazetteer that has no page. */
const withoutPage = (
  context: ReadContext,
  { place }: SearchResult['reading'],
  towns: readonly Town[],
): Answer[] => {
  if (!place?.uncovered) return [];
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

/** What answers a search by itself and stands nowhere as a text. */
export const directAnswers = async (context: ReadContext, result: SearchResult): Promise<Answer[]> => {
  const { reading } = result;
  const ofRecord = answerOfRecord(context.language, result);
  if (ofRecord.length > 0) return ofRecord;
  const ofLimit = answerOfLimit(context.language, result);
  if (ofLimit.length > 0) return ofLimit;
  const folded = foldedText(reading.words);
  const towns = await readTowns(context, [...new Set(reading.cityIds)].slice(0, 3));
  const named = await Promise.all([
    byPassport(context, folded),
    numbersToCall(context, folded),
    reading.month && !reading.place ? inMonth(context, towns, reading.month.month) : [],
    reading.cities.length > 1 ? wayBetween(context, towns, folded) : [],
    reading.place ? [] : forDiet(context, towns, folded),
    withoutPage(context, reading, towns),
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

/** That nothing has all of what was asked for, so that a part of it is not taken for the whole. */
export const partlyFound = async (
  context: ReadContext,
  { reading, isWhole, isHere, total }: SearchResult,
): Promise<Answer[]> => {
  const { language } = context;
  const say = directWords(language);
  if (total > 0 && !reading.place && (await isUnknownDish(context, reading))) {
    const dish = reading.terms.flatMap(({ typed }) => typed.map(({ written }) => written)).join(' ');
    return [made(say.noDish(dish), say.noDishWhy(dish), '/restaurant')];
  }
  const typed = reading.words.map(({ written }) => written).join(' ');
  const isOfThings = reading.terms.some(({ group }) => !group?.isOfCity);
  if (total > 0 && !reading.place && !isHere && isOfThings && reading.cities.length === 1) {
    const [town] = await readTowns(context, reading.cityIds);
    if (town && reading.cityIds.length === 1)
      return [made(say.notIn(town.title), say.notInWhy(typed, town.title), `/city/${town.slug}`)];
  }
  const isPartly = total > 0 && !isWhole && reading.terms.length > 1 && !reading.place;
  return isPartly ? [made(say.partly, say.partlyWhy(typed), '/placetogo')] : [];
};
