import { and, eq, gte, sql } from 'drizzle-orm';
import { eventOccurrences, events, eventTranslations } from '../../../../db/schema';
import { addDays, dayNumber } from '../../../calendar/lunar/day-number';
import { visibility } from '../../../kernel/selection';
import { event as eventKind } from '../../../kinds/event/kind';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words, wordsOf } from '../understand/text';
import { compareWords } from '../words/compare-words';
import { dateText, listOf } from '../words/lists';
import type { Context } from './situation';

const ofTet = words('tet(?! tay| duong)|lunar new year');
const newYear = /^(?!.*(?:Tết|Lunar)).*New Year/iu;

/** A festival of the site, with the time at which it comes next. */
export interface Festival {
  id: number;
  city_id: number | null;
  titles: string[];
  from: string;
  to: string;
}

const generic = new Set(
  (
    'festival festivals feast le hoi dai tet hoi the of in at and va o cua great first spring autumn xuan thu mua ngay dem day night year new ' +
    'commemoration rite that opens international quoc te a an ve troi season market cho pagoda chua den temple dinh nguoi by for on down to one'
  ).split(' '),
);

/** The parts of a title by which people call a festival: "Ok Om Bok", "the ngo boat races". */
const partsOf = (title: string): string[] => {
  const { length } = title;
  const parts = title
    .toLowerCase()
    .split(/[,;()–—]| and (?:the )?| và /u)
    // Behind "in" and "ở" stands where it is.
    .map((part) => wordsOf(part.split(/ ở (?=\p{L})| in | at /u)[0] ?? ''));
  // "Chợ Viềng xuân" is called chợ Viềng.
  const short = parts.map((part) => part.replace(/ xuan$/u, ''));
  return [...new Set([wordsOf(title), ...parts, ...short])].filter(
    (part) => part.length >= 3 && part.length <= length,
  );
};

const isFeastWord = 'festivals?|feast|le hoi|dai le|hoi|le|dip|khai hoi|mung|cho|phien cho';

/** Whether a text calls a festival by one of its titles, or by what is its own of one beside a word for festivals. */
export const callsFestival = (
  titles: readonly string[],
  text: string,
  cityNames: ReadonlySet<string>,
): boolean => {
  const said = ` ${text} `;
  return titles.some((title) =>
    partsOf(title).some((part) => {
      const all = part.split(' ');
      const own = all.filter((word) => !generic.has(word));
      if (own.length === 0) return false;
      const core = own.join(' ');
      const isPlace = cityNames.has(part) || cityNames.has(core);
      if (!isPlace && all.length >= 2 && part.length >= 7 && said.includes(` ${part} `)) return true;
      if (!/[a-z]{3}/.test(core)) return false;
      const beside = new RegExp(
        ` (?:${isFeastWord}) (?:(?:the|of|chua|den|thap|cua|nguoi) )?${core} | ${core} (?:(?:pagoda|spring|boat|temple|flower|love) )?(?:festivals?|feast|fest|market|fair) `,
        'u',
      );
      return beside.test(said);
    }),
  );
};

/** Festivals that have a date to come, by their next one. One query. */
export const readFestivals = async (
  { db, language }: Pick<Context, 'db' | 'language'>,
  today: string,
): Promise<Festival[]> => {
  const rows = await db
    .select({
      id: events.id,
      city_id: events.city_id,
      titles: sql<
        string[]
      >`(select coalesce(json_agg(x.title), '[]') from event_translation x where x.record_id = ${events.id})`,
      from: sql<string>`min(${eventOccurrences.start_date})::text`,
      to: sql<string>`min(${eventOccurrences.end_date})::text`,
    })
    .from(events)
    .innerJoin(
      eventTranslations,
      and(eq(eventTranslations.record_id, events.id), eq(eventTranslations.lang_id, language)),
    )
    .innerJoin(eventOccurrences, eq(eventOccurrences.event_id, events.id))
    .where(
      sql`${gte(eventOccurrences.end_date, today)} and ${visibility(eventKind, { includeHidden: false })}`,
    )
    .groupBy(events.id, events.city_id)
    .orderBy(events.id);
  return rows;
};

/** Whoever comes for a season of months has no day of it in mind. */
const mostDays = 10;

const yearSaid = /(?<!\d)(20\d\d)(?!\d)/;

/**
 * What is known of the festivals that a message names: it is about their town where none is named, and about their days
 * where no others are.
 */
export const withFestivals = (
  said: Understanding,
  festivals: readonly Festival[],
  cities: readonly PlannerCity[],
): { said: Understanding; named: Festival[] } => {
  const cityNames = new Set(
    cities.flatMap(({ names, formerNames, provinces }) => [...names, ...formerNames, ...provinces]),
  );
  const text = wordsOf(said.words);
  // "New Year's Eve" beside Tết is that of the moon.
  const isOther = ({ titles }: Festival) => ofTet.test(text) && titles.some((title) => newYear.test(title));
  const named = festivals
    .filter((one) => callsFestival(one.titles, text, cityNames) && !isOther(one))
    .slice(0, 2);
  const [one] = named;
  if (!one) return { said, named };
  const { wants, places } = said;
  const isFree = places.named.length === 0 && places.uncovered.length === 0 && places.region === null;
  const town =
    isFree && one.city_id !== null && cities.some(({ id }) => id === one.city_id) ? one.city_id : null;
  const length = dayNumber(one.to) - dayNumber(one.from) + 1;
  const isOpen = wants.start_date === undefined && length <= mostDays;
  const isSameMonth = wants.month === undefined || wants.month === Number(one.from.slice(5, 7));
  const year = yearSaid.exec(text)?.[1];
  const isSameYear = year === undefined || year === one.from.slice(0, 4);
  const start =
    isOpen && isSameMonth && isSameYear
      ? addDays(one.from, wants.days === 1 || length > 1 ? 0 : -1)
      : undefined;
  return {
    named,
    said: {
      ...said,
      wants: { ...wants, ...(start ? { start_date: start, month: Number(start.slice(5, 7)) } : {}) },
      places: town === null ? places : { ...places, named: [{ id: town, at: 0 }] },
      // Called by a part of its name, it is meant as a whole.
      words: [said.words, ...named.flatMap(({ titles }) => titles.map(wordsOf))].join(' '),
    },
  };
};

const datesText = (language: Context['language'], { from, to }: Festival): string =>
  from === to ? dateText(language, from) : `${dateText(language, from)} – ${dateText(language, to)}`;

const mostBeside = 4;

/** When the named festivals are, and which others are on while somebody is in a town of theirs. */
export const festivalsText = (
  language: Context['language'],
  plan: Plan,
  festivals: readonly Festival[],
  named: readonly Festival[],
  feast: string | undefined,
): string[] => {
  const say = compareWords(language);
  const { start_date } = plan.request;
  const on = ({ from, to }: Festival, city: number | null): number | null => {
    if (!start_date) return null;
    const index = plan.days.findIndex(({ city_id }, at) => {
      const date = addDays(start_date, at);
      return (city === null || city_id === city) && from <= date && date <= to;
    });
    return index < 0 ? null : index + 1;
  };
  const told = named.map((one) =>
    say.festival(
      token({ kind: 'event', id: one.id }),
      datesText(language, one),
      one.city_id === null ? '' : token({ kind: 'city', id: one.city_id }),
      on(one, one.city_id),
    ),
  );
  const inPlan = new Set(
    plan.days.flatMap(({ stops }) => stops.flatMap(({ kind, id }) => (kind === 'event' ? [id] : []))),
  );
  const beside = festivals
    .filter((one) => !named.includes(one) && !inPlan.has(one.id) && one.city_id !== null)
    .filter((one) => on(one, one.city_id) !== null)
    .slice(0, mostBeside)
    .map((one) => `${token({ kind: 'event', id: one.id })} (${datesText(language, one)})`);
  // What has no record here has its day all the same.
  const own = feast !== undefined && named.length === 0 ? [say.feast(dateText(language, feast))] : [];
  return [...own, ...told, ...(beside.length > 0 ? [say.besideIt(listOf(language, beside))] : [])];
};
