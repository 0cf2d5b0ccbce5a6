import { hostOf } from '~/site/resources/place/host-of';
import { knownInfo } from './known-info';
import type { Described, Line, SectionName } from './lines/described';
import { bookingLines, dietLines, priceLines, stayLines } from './lines/offer';
import { accessLines, agesLines, effortLines, involvesLines, reachLines, shelterLines } from './lines/there';
import { useWords, type Words } from './lines/use-words';
import { closureLines, datesLines, hoursLines, isLodging, occursLines, seasonLines } from './lines/when';

/** Sections in the order in which people ask. */
const order = [
  'dates',
  'hours',
  'occurs',
  'closures',
  'season',
  'price',
  'booking',
  'diet',
  'stay',
  'duration',
  'effort',
  'access',
  'involves',
  'ages',
  'shelter',
  'reach',
] as const satisfies readonly SectionName[];

function linesOf(words: Words, name: SectionName, record: Described): Line[] {
  const { visitor_info: info, accessibility, duration_minutes } = record;
  switch (name) {
    case 'hours':
      return info.hours ? hoursLines(words, info.hours, record) : [];
    case 'closures':
      return info.closures ? closureLines(words, record) : [];
    case 'occurs':
      return info.occurs ? occursLines(words, info.occurs) : [];
    case 'season':
      return info.season && info.season.state !== 'unknown' ? seasonLines(words, info.season, record) : [];
    case 'duration':
      return isLodging(record) ? [] : [words.stay(info.duration?.short_minutes, duration_minutes)];
    case 'effort':
      return info.effort ? effortLines(words, info.effort, record) : [];
    case 'access':
      return accessLines(words, accessibility, info.access?.note);
    case 'involves':
      return info.involves ? involvesLines(words, info.involves) : [];
    case 'ages':
      return info.ages ? agesLines(words, info.ages, record) : [];
    case 'shelter':
      return info.shelter ? shelterLines(words, info.shelter, record) : [];
    case 'price':
      return info.price ? priceLines(words, info.price) : [];
    case 'booking':
      return info.booking ? bookingLines(words, info.booking) : [];
    case 'diet':
      return info.diet ? dietLines(words, info.diet) : [];
    case 'stay':
      return info.stay ? stayLines(words, info.stay) : [];
    case 'reach':
      return info.reach ? reachLines(words, info.reach) : [];
    case 'dates':
      return info.dates ? datesLines(words, info.dates) : [];
  }
}

/** Notes are written by hand, and stand beside sentences. */
const asSentence = (line: string): string =>
  `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.!?…]["”’)]?$/.test(line) ? '' : '.'}`;

const addressesIn = /https?:\/\/[^\s;,()]+/g;

/** Addresses within a source, by the name of their host. What editors remark beside them they write in English. */
const withHosts = (source: string, language: string): string => {
  const hosts = [...new Set((source.match(addressesIn) ?? []).map(hostOf))];
  return language === 'vi' && hosts.length > 0
    ? hosts.join(', ')
    : source.replace(addressesIn, (address) => hostOf(address));
};

export type Provenance = 'checked' | 'second_hand' | 'estimated' | 'unknown';

export interface VisitorSection {
  name: SectionName;
  label: string;
  lines: string[];
  /** Whether it is told, in these lines or elsewhere on the page, as the hours of a week are. */
  isTold: boolean;
  state: Provenance;
  /** Where it is known from, in a line. */
  source: string;
  href: string | undefined;
  /** Whether somebody else than the editors is named. */
  isSourced: boolean;
  /** Since when it is known, as readers write days. */
  day: string | undefined;
}

/** What is asked of no house with beds, whose own page or desk answers it. */
const isAsked = (name: SectionName, record: Described): boolean => name !== 'closures' || !isLodging(record);

/**
 * What is known of a record for whoever goes there, section by section; a section without lines was looked into, and
 * nobody could say.
 */
export function useVisitorLines(given: Described): VisitorSection[] {
  const record = { ...given, visitor_info: knownInfo(given.visitor_info) };
  const words = useWords();
  const { t } = words;
  return order.flatMap((name) => {
    const section = record.visitor_info[name];
    if (!section && !(name === 'access' && record.accessibility)) return [];
    const { state = 'estimated', source = '', checked_on } = section ?? {};
    const lines = linesOf(words, name, record).flatMap((line) => (line ? [asSentence(line)] : []));
    const isTold = lines.length > 0 || (name === 'hours' && record.opening_hours !== null);
    if (!isTold && (state !== 'unknown' || !isAsked(name, record))) return [];
    const label = t(`label.${name}`);
    const how = { label, state: t(`state.${state}`) };
    // What is said of a sample was made up with it.
    const named = !source && record.is_sample ? t('sample_partner') : source;
    const isAddress = /^https?:\/\/\S+$/.test(source);
    const known = checked_on ? t('source_day', { ...how, day: words.date(checked_on) }) : t('source', how);
    return [
      {
        name,
        label,
        lines,
        isTold,
        state,
        source: named && !isAddress ? `${known} (${withHosts(named, words.language)})` : known,
        href: isAddress ? source : undefined,
        isSourced: Boolean(named),
        day: checked_on && words.date(checked_on),
      },
    ];
  });
}
