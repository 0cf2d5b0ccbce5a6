import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { visitorInfoDismissals, visitorInfoIssues } from '../../../db/schema';
import type { Said, VisitorInfoReason } from '../../../db/schema/visitor-info-issue';
import { type Language, languageCodes } from '../../language';
import { accommodation, restaurant } from '../../place-kinds';
import { formatDate } from '../../time';
import { byRecord } from '../by-record';
import { disagreementsOf } from './agree/disagreements';
import type { Knowing } from './agree/knowing';
import type { Statement } from './agree/statement';
import { statementsIn } from './agree/statements';
import { together } from './agree/together';
import type { Section } from './shape';
import { dueOn } from './validity';

/** Kinds that visitors go to, and of which there is something to know beforehand. */
export const visitedKinds = ['resource', 'thing_to_do', 'experience', 'event'] as const;
export type VisitedKind = (typeof visitedKinds)[number];

export const isVisitedKind = (name: string): name is VisitedKind => visitedKinds.some((one) => one === name);

/** A record as its snapshot has it. */
export interface VisitedRecord extends Knowing {
  resource_type?: number;
  translations: Partial<Record<Language, { description: string; content: string }>>;
}

export interface VisitorInfoIssue {
  section: Section;
  reason: VisitorInfoReason;
  said: Said[];
  due_on: string;
}

/** A sentence that an editor has found right beside the data, or a section that does not apply. */
export type Dismissed = Said & { section: string };

const always: readonly Section[] = [
  'hours',
  'closures',
  'season',
  'effort',
  'access',
  'involves',
  'ages',
  'shelter',
  'price',
  'booking',
  'reach',
];

/** Sitting at a table asks nothing of anybody. */
const atTable = always.filter((section) => section !== 'effort' && section !== 'involves');

/** The sections that a record of a kind should have. */
export const wantedSections = (kind: VisitedKind, resourceType: number | null): readonly Section[] => {
  if (kind === 'event')
    return ['dates', 'season', 'access', 'involves', 'ages', 'shelter', 'price', 'booking'];
  if (resourceType === restaurant) return [...atTable, 'diet'];
  return resourceType === accommodation ? [...always, 'stay'] : always;
};

/** The section in which an editor mends what a sentence disagrees with. */
const sectionOf: Readonly<Record<Statement['kind'], Section>> = {
  time: 'hours',
  weekday: 'closures',
  month: 'season',
  money: 'price',
  booking: 'booking',
  free: 'price',
  duration: 'duration',
  steps: 'access',
  daily: 'closures',
  tet: 'closures',
  stepless: 'access',
  wheelchair: 'access',
  child_free: 'price',
  hours: 'hours',
  around: 'hours',
  diet: 'diet',
  setting: 'shelter',
  lift: 'stay',
  check_in: 'stay',
  check_out: 'stay',
  wheelchair_no: 'access',
  no_booking: 'booking',
  paid: 'price',
  age: 'ages',
  walk: 'effort',
  date: 'dates',
};

/** As much of a sentence as is stored. */
const kept = (said: string): string => said.slice(0, 500);

type Texts = VisitedRecord['translations'];

const wholeText = ({ description, content }: NonNullable<Texts[Language]>): string =>
  `${description}\n${content}`;

/** What the texts of a record say of its sections, each sentence once. */
export const sentencesOf = (translations: Texts): (Said & { section: Section })[] => {
  const found = new Map<string, Said & { section: Section }>();
  for (const lang_id of languageCodes) {
    const text = translations[lang_id];
    for (const { kind, said } of text ? statementsIn(wholeText(text), lang_id) : []) {
      const section = sectionOf[kind];
      found.set(`${section} ${lang_id} ${said}`, { section, lang_id, text: kept(said) });
    }
  }
  return [...found.values()];
};

/** As which a section that has nothing to do with a record is stored among what was found right: no sentence, in no language. */
export const notApplicable: Said = { lang_id: '', text: '' };

/** All that an editor has to look at in a record, now or from some day on. @param today `yyyy-MM-dd` */
const issuesOf = (
  kind: VisitedKind,
  record: VisitedRecord,
  { today, dismissed }: { today: string; dismissed: readonly Dismissed[] },
): VisitorInfoIssue[] => {
  const { visitor_info, resource_type = null, translations } = record;
  const bySection = wantedSections(kind, resource_type).flatMap((section): VisitorInfoIssue[] => {
    const given = visitor_info[section];
    const none = { section, said: [] };
    const isApplicable = !dismissed.some(
      (one) => one.section === section && one.lang_id === notApplicable.lang_id,
    );
    if (!isApplicable && (!given || given.state === 'unknown')) return [];
    if (!given) return [{ ...none, reason: 'missing', due_on: today }];
    const due_on = dueOn(section, given, { resourceType: resource_type, today });
    return [{ ...none, reason: given.state === 'unknown' ? 'unknown' : 'outdated', due_on }];
  });
  const texts = Object.fromEntries(
    languageCodes.flatMap((language) => {
      const text = translations[language];
      return text ? [[language, wholeText(text)]] : [];
    }),
  );
  const open = disagreementsOf(record, texts).filter(
    ({ kind: of, language, said }) =>
      !dismissed.some(
        (one) => one.section === sectionOf[of] && one.lang_id === language && one.text === kept(said),
      ),
  );
  const bySentence = together(open).flatMap((same): VisitorInfoIssue[] => {
    const [first] = same;
    if (!first) return [];
    const said = same.map((one) => ({ lang_id: one.language, text: kept(one.said) }));
    return [{ section: sectionOf[first.kind], reason: first.why, said, due_on: today }];
  });
  return [...bySection, ...bySentence];
};

/** The record of a snapshot; null for one that is gone or lies in the bin. */
const visitedOf = (snapshot: Readonly<Record<string, unknown>> | null): VisitedRecord | null => {
  if (!snapshot || snapshot.deleted_at) return null;
  return {
    ...(snapshot as unknown as VisitedRecord),
    price_from: (snapshot.price_from as number | null) ?? null,
  };
};

/** Notes what an editor has to look at in records, given by id as their snapshots have them, in the transaction that wrote them. */
export const noteIssues = async (
  tx: Transaction,
  kind: VisitedKind,
  snapshots: ReadonlyMap<number, Readonly<Record<string, unknown>> | null>,
): Promise<void> => {
  const ids = [...snapshots.keys()];
  await tx
    .delete(visitorInfoIssues)
    .where(and(eq(visitorInfoIssues.entity, kind), inArray(visitorInfoIssues.record_id, ids)));
  const records = [...snapshots].flatMap(([id, snapshot]) => {
    const record = visitedOf(snapshot);
    return record ? [{ id, record }] : [];
  });
  if (records.length === 0) return;
  const rows = await tx
    .select({
      record_id: visitorInfoDismissals.record_id,
      section: visitorInfoDismissals.section,
      lang_id: visitorInfoDismissals.lang_id,
      text: visitorInfoDismissals.said,
    })
    .from(visitorInfoDismissals)
    .where(and(eq(visitorInfoDismissals.entity, kind), inArray(visitorInfoDismissals.record_id, ids)));
  const dismissed = byRecord(rows, ({ record_id }) => record_id);
  const today = formatDate(new Date());
  const issues = records.flatMap(({ id, record }) =>
    issuesOf(kind, record, { today, dismissed: dismissed.get(id) ?? [] }).map((issue) => ({
      ...issue,
      entity: kind,
      record_id: id,
    })),
  );
  if (issues.length > 0) await tx.insert(visitorInfoIssues).values(issues);
};
