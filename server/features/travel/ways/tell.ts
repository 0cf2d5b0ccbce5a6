import { network, type Way, type WayLeg } from '../../../geography/network';
import type { Language } from '../../../language';
import { message } from '../../../platform/messages';
import type { WaysAnswer } from './shapes';

type ToldWay = WaysAnswer['ways'][number];

const five = (minutes: number): number =>
  Math.max(1, minutes < 10 ? Math.round(minutes) : Math.round(minutes / 5) * 5);

const monthAfter = (month: number): number => (month % 12) + 1;

/** Months in a row by their first and last: June to February, not nine names. */
const monthNames = (language: Language, months: readonly number[]): string => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const called = (month: number) => {
    const name = format.format(new Date(Date.UTC(2026, month - 1, 15)));
    return language === 'vi' ? name.toLowerCase() : name;
  };
  const starts = months.filter((month) => !months.some((before) => monthAfter(before) === month));
  const names = starts.map((first) => {
    let last = first;
    while (months.includes(monthAfter(last))) last = monthAfter(last);
    return last === first
      ? called(first)
      : message(language, 'ways_months', { from: called(first), to: called(last) });
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
};

/** What a node is called in a language; what was asked for where there is none. */
const called = (language: Language, id: string | null, end: string | null): string => {
  const node = id === null ? undefined : network().nodes.get(id);
  if (!node) return end ?? message(language, 'ways_there');
  if (language === 'en') return node.en;
  // "tới ga Huế", "tới sân bay Nội Bài": what kind of place it is begins small within a sentence.
  const isPlace = node.kind === 'town' || node.kind === 'sight';
  return isPlace ? node.name : node.name.charAt(0).toLowerCase() + node.name.slice(1);
};

const legOf = (
  language: Language,
  leg: WayLeg,
  isLast: boolean,
  end: string | null,
): ToldWay['legs'][number] => {
  // The last leg ends where one wants to go, whatever its node is called.
  const to = isLast && end !== null ? end : called(language, leg.to, end);
  return {
    mode: leg.mode,
    text: message(language, `ways_leg_${leg.mode}`, { to }),
    minutes: five(leg.minutes),
    wait: Math.round(leg.wait),
    km: Math.round(leg.km),
  };
};

const warningOf = (language: Language, warning: Way['warnings'][number]): string =>
  message(
    language,
    `ways_warns_${warning.code}`,
    warning.code === 'rough_sea' ? { months: monthNames(language, warning.months) } : {},
  );

/** The sources of the longest parts, each once. */
const sourcesOf = (language: Language, { legs }: Way): ToldWay['sources'] => {
  const longest = legs.toSorted((a, b) => b.minutes - a.minutes);
  const each = new Map(longest.map((leg) => [leg.source.id, leg] as const).reverse());
  return [...each.values()]
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, 2)
    .map(({ source, state }) => ({
      name: source.name[language],
      url: source.url ?? null,
      checked_on: source.checked_on,
      state,
      state_text: message(language, `ways_state_${state}`),
    }));
};

/** A way in a reader's language. `end` is what the destination is called, where it has a name of its own. */
export const told = (language: Language, way: Way, end: string | null): ToldWay => ({
  means: way.means,
  title: message(language, `ways_by_${way.means}`),
  minutes: five(way.minutes),
  km: Math.round(way.km),
  price: way.price,
  by_night: way.night,
  legs: way.legs.map((leg, index) => legOf(language, leg, index === way.legs.length - 1, end)),
  suits: way.suits.map((code) => message(language, `ways_suits_${code}`)),
  warnings: way.warnings.map((warning) => warningOf(language, warning)),
  sources: sourcesOf(language, way),
});
