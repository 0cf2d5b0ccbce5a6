import type { z } from 'zod';
import type { factRow } from '../../../kernel/items/shapes';

/** A fact that may be a rule about visas. */
export type VisaFact = z.output<typeof factRow>;

export interface VisaQuestion {
  /** ISO 3166-1, of the passport. */
  nationality: string;
  /** Days that somebody wants to stay; null when nothing was said. */
  days: number | null;
  /** `yyyy-MM-dd` */
  entry_date: string;
}

/**
 * `citizen`: Vietnam's own. `exempt`: no visa. `evisa`: the e-visa serves. `embassy`: longer than the e-visa allows.
 * `ask`: the facts don't say for certain.
 */
export const visaResults = ['citizen', 'exempt', 'evisa', 'embassy', 'ask'] as const;

export const visaReasons = [
  'own_country',
  'listed',
  'not_listed',
  /** Listed, but not for so many days. */
  'stay_too_long',
  /** Listed, but the rule is not in force on the day of entry. */
  'rule_over',
  'rule_not_yet',
  /** Listed, but the day until which the list may be trusted has passed. */
  'out_of_date',
  /** Sources contradict each other for this country. */
  'unclear',
  /** There is nothing to answer from. */
  'no_rules',
] as const;

export interface VisaAnswer {
  result: (typeof visaResults)[number];
  reason: (typeof visaReasons)[number];
  /** What the answer comes from. */
  rule: VisaFact | null;
  /** The exemption that the country has and that does not cover this stay. */
  passed_over: VisaFact | null;
}

const EVISA = 'visa.evisa_stay';

/** `visa.exempt` and all that goes on from it with a dot or an underscore. */
const isUnder = (key: string, name: string) =>
  key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}_`);

const isExemption = ({ key, country_codes }: VisaFact) =>
  isUnder(key, 'visa.exempt') && country_codes.length > 0;

const covers = (days: number | null, { max_days }: VisaFact) =>
  days === null || max_days === null || days <= max_days;

const isInForce = ({ valid_from, valid_until }: VisaFact, day: string) =>
  (valid_from === null || valid_from <= day) && (valid_until === null || day <= valid_until);

/** The longest stay first. */
const byDays = (a: VisaFact, b: VisaFact) => (b.max_days ?? Infinity) - (a.max_days ?? Infinity);

/**
 * What the facts say of a passport, a length of stay and a day of entry. Only facts that may be trusted today decide;
 * what none of them says is not guessed.
 */
export const visaAnswer = (
  facts: readonly VisaFact[],
  { nationality, days, entry_date }: VisaQuestion,
): VisaAnswer => {
  const answer = (
    result: VisaAnswer['result'],
    reason: VisaAnswer['reason'],
    rule: VisaFact | null = null,
    passed_over: VisaFact | null = null,
  ): VisaAnswer => ({ result, reason, rule, passed_over });

  if (nationality === 'VN') return answer('citizen', 'own_country');
  const trusted = facts.filter(({ is_expired }) => !is_expired);
  const about = (fact: VisaFact) => fact.country_codes.includes(nationality);
  const listed = trusted.filter((fact) => isExemption(fact) && about(fact)).sort(byDays);
  const evisa = trusted.find(({ key }) => key === EVISA);

  /** What is left to somebody whom no exemption serves. */
  const instead = (reason: VisaAnswer['reason'], passedOver: VisaFact | null = null) => {
    if (!evisa) return answer('ask', 'no_rules', null, passedOver);
    return answer(covers(days, evisa) ? 'evisa' : 'embassy', reason, evisa, passedOver);
  };

  const inForce = listed.filter((fact) => isInForce(fact, entry_date));
  const fitting = inForce.find((fact) => covers(days, fact));
  if (fitting) return answer('exempt', 'listed', fitting);
  if (inForce[0]) return instead('stay_too_long', inForce[0]);

  const unclear = trusted.find((fact) => isUnder(fact.key, 'visa.unclear') && about(fact));
  if (unclear) return answer('ask', 'unclear', unclear);
  if (listed[0]) {
    const begins = listed[0].valid_from !== null && entry_date < listed[0].valid_from;
    return instead(begins ? 'rule_not_yet' : 'rule_over', listed[0]);
  }
  const outdated = facts.find((fact) => isExemption(fact) && about(fact));
  if (outdated) return answer('ask', 'out_of_date', outdated);
  if (!trusted.some(isExemption)) return answer('ask', 'no_rules');
  return instead('not_listed');
};

/** Facts that somebody with this answer acts on next, in this order. */
const next: Record<VisaAnswer['result'], readonly string[]> = {
  citizen: [],
  exempt: ['visa.passport_validity', 'visa.pre_arrival', 'visa.residence_report'],
  evisa: [
    'visa.evisa_fee_single',
    'visa.evisa_fee_multiple',
    'visa.evisa_processing',
    'visa.evisa_gates',
    'visa.phu_quoc',
    'visa.passport_validity',
    'visa.pre_arrival',
  ],
  embassy: ['visa.passport_validity'],
  ask: ['visa.evisa_stay', 'visa.passport_validity'],
};

/** What is worth knowing besides, as far as it may be trusted and fits the stay. */
export const furtherFacts = (
  facts: readonly VisaFact[],
  { result, rule }: VisaAnswer,
  days: number | null,
): VisaFact[] =>
  next[result].flatMap((key) =>
    facts.filter((fact) => fact.key === key && !fact.is_expired && fact !== rule && covers(days, fact)),
  );
