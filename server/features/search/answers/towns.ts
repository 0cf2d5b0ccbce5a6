import { and, eq, sql } from 'drizzle-orm';
import { cities, cityTranslations, climateNormals } from '../../../../db/schema';
import { islandOf, network, roughMonthsAt } from '../../../geography/network';
import type { ReadContext } from '../../../kernel/entity';
import type { Travel } from '../../planner/plan-shapes';
import { hasTrain, transferBetween } from '../../planner/travel/transfer';
import { durationText, listOf, monthsText, monthText } from '../../planner/words/lists';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { made } from './made';

/** A destination that a search names. */
export interface Town {
  id: number;
  title: string;
  slug: string;
  lat: number;
  lon: number;
  best: number[];
}

/** Destinations by id, those that are on the map. */
export const readTowns = async ({ db, language }: ReadContext, ids: readonly number[]): Promise<Town[]> => {
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
export const inMonth = async (
  context: ReadContext,
  towns: readonly Town[],
  month: number,
): Promise<Answer[]> => {
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

const asksSeason =
  /\b(?:best (?:time|months?|season)|when (?:to|should|is)|(?:rainy|dry) season|weather|climate|mua nao|thang (?:nao|may)|thoi tiet|thoi diem|khi nao|mua (?:mua|kho))\b/u;

/** When a town is at its best, with its coolest, hottest and wettest months. */
export const seasonOf = async (
  { db, language }: ReadContext,
  towns: readonly Town[],
  folded: string,
): Promise<Answer[]> => {
  const [town] = towns;
  if (!town || towns.length > 1 || !asksSeason.test(folded) || town.best.length === 0) return [];
  const say = directWords(language);
  const year = await db.select().from(climateNormals).where(eq(climateNormals.city_id, town.id));
  const [cool] = year.toSorted((one, other) => one.max_c - other.max_c);
  const [hot] = year.toSorted((one, other) => other.max_c - one.max_c);
  const [wet] = year.toSorted((one, other) => other.rain_mm - one.rain_mm);
  const name = (month: number) => monthText(language, month);
  const rough = roughMonthsAt(town);
  const text = [
    say.bestMonths(monthsText(language, town.best), false),
    ...(cool && hot && wet
      ? [
          say.yearOf(
            [name(cool.month), Math.round(cool.min_c), Math.round(cool.max_c)],
            [name(hot.month), Math.round(hot.min_c), Math.round(hot.max_c)],
            [name(wet.month), Math.round(wet.rain_mm / 10) * 10],
          ),
        ]
      : []),
    ...(rough.length > 0 ? [say.roughIn(monthsText(language, rough))] : []),
  ].join(' ');
  return [made(say.whenToGo(town.title), text, `/city/${town.slug}`)];
};

const asksBoat =
  /\b(?:ferry|ferries|boats?|speedboats?|how to (?:get|go|reach)|get to|getting to|tau|pha|ca no|(?:di|ra|den) .*bang gi|di bang gi|di the nao|ra dao)\b/u;
const mostBoats = 4;

/** The boats to an island that is named alone, with where they leave. */
export const boatsTo = ({ language }: ReadContext, towns: readonly Town[], folded: string): Answer[] => {
  const [town] = towns;
  const island = town && islandOf(town);
  if (!town || !island || towns.length > 1 || !asksBoat.test(folded)) return [];
  const { nodes, legs } = network();
  const say = directWords(language);
  const boats = legs
    .flatMap((leg) => {
      const [from, to] = [nodes.get(leg.from), nodes.get(leg.to)];
      const isOver = from && to && islandOf(to) === island && islandOf(from) === null;
      return isOver && (leg.mode === 'ferry' || leg.mode === 'speedboat') ? [{ leg, from }] : [];
    })
    .toSorted((one, other) => one.leg.minutes - other.leg.minutes)
    .filter(({ from }, index, all) => all.findIndex((boat) => boat.from === from) === index)
    .slice(0, mostBoats);
  const [first] = boats;
  if (!first) return [];
  const list = boats.map(({ leg, from }) =>
    say.boat(language === 'en' ? from.en || from.name : from.name, durationText(language, leg.minutes)),
  );
  const rough = roughMonthsAt(town);
  const text = [
    say.boatsFrom(listOf(language, list)),
    ...(rough.length > 0 ? [say.roughIn(monthsText(language, rough))] : []),
  ].join(' ');
  const { source } = first.leg;
  return [
    {
      ...made(say.boatsTo(town.title), text, `/city/${town.slug}`),
      source: source.name[language],
      source_url: source.url ?? null,
      checked_on: source.checked_on,
    },
  ];
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
export const wayBetween = (context: ReadContext, towns: readonly Town[], folded: string): Answer[] => {
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
