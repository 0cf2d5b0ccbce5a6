import { presentOf, provinceAt } from '../../server/geography/gazetteer';
import { disagreementsOf } from '../../server/kernel/visitor-info/agree/disagreements';
import { type VisitedKind, wantedSections } from '../../server/kernel/visitor-info/issues';
import type { Section } from '../../server/kernel/visitor-info/shape';
import { accommodation, entertainment, restaurant, touristSpot } from '../../server/place-kinds';
import type { Content } from '../load/content';

/** How much the content that ships knows: what `npm run content:report` prints and a test holds it to. */

type Visited =
  | Content['places'][number]
  | Content['thingsToDo'][number]
  | Content['experiences'][number]
  | Content['events'][number];

interface Counted {
  kind: VisitedKind;
  record: Visited;
  resourceType: number | null;
}

const countedRecords = (content: Content): Counted[] => {
  const of = (kind: VisitedKind, records: readonly Visited[]) =>
    records.map((record) => ({
      kind,
      record,
      resourceType: 'resource_type' in record ? record.resource_type : null,
    }));
  return [
    ...of('resource', content.places),
    ...of('thing_to_do', content.thingsToDo),
    ...of('experience', content.experiences),
    ...of('event', content.events),
  ];
};

type Counts = Record<VisitedKind | 'city', number>;

const noCounts = (): Counts => ({ city: 0, resource: 0, thing_to_do: 0, experience: 0, event: 0 });

/** The units of today and of before July 2025, as a record says them; the former one is only said where it had another name. */
interface Units {
  province: string;
  formerly: string;
}

const unitsOf = ({ province, formerly }: { province: string; formerly?: string | undefined }): Units => ({
  province,
  formerly: formerly || (presentOf.has(province) ? province : (onlyFormer.get(province) ?? province)),
});

/** Where the unit of today is one of before under another name, as Huế is. */
const onlyFormer = new Map([...presentOf].map(([formerly, province]) => [province, formerly]));

const unitsOfRecord = (record: Visited, cities: Content['cities']): Units | null => {
  const { province, formerly } = record.visitor_info.reach ?? {};
  if (province) return unitsOf({ province, formerly });
  const city = cities.find(({ key }) => key === record.city);
  return city ? unitsOf(city) : null;
};

/** Records by the units that they lie in; what belongs to the whole country is left out. */
export const countsByProvince = (content: Content) => {
  const today = new Map([...new Set(presentOf.values())].map((unit) => [unit, noCounts()]));
  const before = new Map([...presentOf.keys()].map((unit) => [unit, noCounts()]));
  const count = (kind: keyof Counts, { province, formerly }: Units) => {
    const [now, then] = [today.get(province), before.get(formerly)];
    if (!now || !then) throw new Error(`No such unit: ${province}, ${formerly}`);
    now[kind] += 1;
    then[kind] += 1;
  };
  for (const city of content.cities) count('city', unitsOf(city));
  for (const { kind, record } of countedRecords(content)) {
    const units = unitsOfRecord(record, content.cities);
    if (units) count(kind, units);
  }
  return { today, before };
};

/** Units of before July 2025 of which no destination has the name, among its former names either. */
export const unitsWithoutDestination = ({ cities }: Pick<Content, 'cities'>): string[] => {
  const covered = new Set(cities.flatMap((city) => [unitsOf(city).formerly, ...city.former_names]));
  return [...presentOf.keys()].filter((unit) => !covered.has(unit));
};

/** Records whose coordinates lie in another unit than they say, where outlines and neighbours agree about it. */
export const inAnotherProvince = (content: Content): string[] =>
  countedRecords(content).flatMap(({ record }) => {
    const { lat, lon } = record;
    const found = lat === undefined || lon === undefined ? null : provinceAt({ lat, lon });
    const said = record.visitor_info.reach?.province ? unitsOfRecord(record, content.cities) : null;
    const agrees = !found || !said || (found.province === said.province && found.formerly === said.formerly);
    return agrees ? [] : [`${record.key}: ${said.formerly}, lies in ${found.formerly}`];
  });

/** Kinds of records, those of places apart, since sights, tables and beds are asked different things. */
const groups = [
  { name: 'sights', kind: 'resource', types: [touristSpot] },
  { name: 'tables', kind: 'resource', types: [restaurant] },
  { name: 'entertainment', kind: 'resource', types: [entertainment] },
  { name: 'stays', kind: 'resource', types: [accommodation] },
  { name: 'things to do', kind: 'thing_to_do', types: [null] },
  { name: 'experiences', kind: 'experience', types: [null] },
  { name: 'events', kind: 'event', types: [null] },
] as const satisfies readonly { name: string; kind: VisitedKind; types: readonly (number | null)[] }[];

/** Of how many records of each group that should have a section something is known in it. */
export const knownBySection = (content: Content) =>
  groups.map(({ name, kind, types }) => {
    const records = countedRecords(content).filter(
      (one) => one.kind === kind && types.some((type) => type === one.resourceType),
    );
    const known = new Map<Section, { known: number; unknown: number; missing: number }>();
    for (const { record, resourceType } of records)
      for (const section of wantedSections(kind, resourceType)) {
        const counts = known.get(section) ?? { known: 0, unknown: 0, missing: 0 };
        const state = record.visitor_info[section]?.state;
        counts[state === undefined ? 'missing' : state === 'unknown' ? 'unknown' : 'known'] += 1;
        known.set(section, counts);
      }
    return { name, count: records.length, known };
  });

const senses = ['wheelchair', 'pushchair', 'low_vision', 'hearing'] as const;
const answers = ['yes', 'partly', 'no', 'unknown'] as const;

/** How the four questions of access are answered; `silent` counts records that don't answer, not even with "unknown". */
export const countsOfAccess = (content: Content) => {
  const records = countedRecords(content);
  return senses.map((sense) => {
    const said = records.map(({ record }) => record.accessibility?.[sense]);
    const counts = answers.map((answer) => [answer, said.filter((one) => one === answer).length] as const);
    return { sense, counts, silent: said.filter((one) => one === undefined).length };
  });
};

/** How often what is known is checked, second-hand, estimated or unknown. */
export const countsByState = (content: Content): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { record } of countedRecords(content))
    for (const section of Object.values(record.visitor_info))
      if (section) counts.set(section.state, (counts.get(section.state) ?? 0) + 1);
  return counts;
};

/** Sentences of texts that the data of the same record contradict or lack, as `key: what why: sentence`. */
export const contradictions = (content: Content): string[] =>
  countedRecords(content).flatMap(({ record }) => {
    const { en, vi } = record.texts;
    const knowing = {
      opening_hours: record.opening_hours ?? null,
      duration_minutes: record.duration_minutes ?? null,
      accessibility: record.accessibility ?? null,
      price_from: ('price_from' in record ? record.price_from : null) ?? null,
      visitor_info: record.visitor_info,
    };
    return disagreementsOf(knowing, {
      en: `${en.description}\n${en.content}`,
      vi: `${vi.description}\n${vi.content}`,
    }).map(({ kind, why, said }) => `${record.key}: ${kind} ${why}: ${said}`);
  });

export const needs = ['eat', 'stay', 'child', 'rain'] as const;
type Need = (typeof needs)[number];

/** From this age on most children that travel are; what suits them suits a family. */
const childAge = 6;

/** For which of what every destination should have something a record counts. Sample partners are nowhere to stay. */
const needsMet = ({ record, resourceType }: Counted): Need[] => {
  const { ages, shelter, diet } = record.visitor_info;
  if ('is_sample' in record && record.is_sample) return [];
  if (resourceType === accommodation) return ['stay'];
  if (resourceType === restaurant) return ['eat'];
  const met: Need[] = [];
  if (diet && diet.state !== 'unknown') met.push('eat');
  if (ages?.suits_from !== undefined && ages.suits_from <= childAge) met.push('child');
  const staysDry =
    shelter?.rain === 'unaffected' || (shelter?.rain === 'partly' && shelter.setting !== 'outdoors');
  if (staysDry) met.push('rain');
  return met;
};

/** What each destination has, without events and samples. */
export const countsByDestination = (content: Content) => {
  const records = countedRecords(content).filter(
    ({ kind, record }) => kind !== 'event' && !('is_sample' in record && record.is_sample),
  );
  return content.cities.map(({ key }) => {
    const own = records.filter(({ record }) => record.city === key);
    const count = (need: Need) => own.filter((one) => needsMet(one).includes(need)).length;
    return {
      key,
      all: own.length,
      eat: count('eat'),
      stay: count('stay'),
      child: count('child'),
      rain: count('rain'),
    };
  });
};
