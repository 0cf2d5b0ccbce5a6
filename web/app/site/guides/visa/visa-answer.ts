import type { Country, Fact } from '~/api/types';

/** What the facts say to somebody with a passport of one country. */
export type VisaAnswer =
  | { kind: 'citizen' }
  /** On a list of exemptions that may be trusted. */
  | { kind: 'exempt'; fact: Fact }
  /** On a list that is past the day until which it may be trusted. */
  | { kind: 'outdated'; fact: Fact }
  /** Probably exempt by an agreement whose days differ by country. */
  | { kind: 'agreement'; fact: Fact }
  /** On none of the lists that there are. */
  | { kind: 'evisa' }
  /** There are no lists to answer from. */
  | { kind: 'unknown' };

const EXEMPTIONS = 'visa.exempt_';
const ASEAN_FACT = 'visa.exempt_asean';

/** Members of ASEAN other than Vietnam, most of which have an agreement with it. */
const asean = new Set(['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'TL']);

const named = (list: string): string[] => list.split(/[,;]/).map((name) => name.trim().toLowerCase());

/**
 * The answer for one country, found by its name in the lists of countries that the facts of `visa.exempt_…` hold.
 * `country` and `lists` are in one language; the fact that is given back is the one of `facts` with the same key.
 * What no list says is not guessed.
 */
export function visaAnswer(country: Country, lists: readonly Fact[], facts: readonly Fact[]): VisaAnswer {
  if (country.code === 'VN') return { kind: 'citizen' };
  const exemptions = lists.filter(({ key }) => key.startsWith(EXEMPTIONS));
  if (exemptions.length === 0) return { kind: 'unknown' };
  const inReadersLanguage = (found: Fact) => facts.find(({ key }) => key === found.key) ?? found;

  const holding = exemptions.filter(({ value }) => named(value).includes(country.name.toLowerCase()));
  const trusted = holding.find(({ is_expired }) => !is_expired);
  if (trusted) return { kind: 'exempt', fact: inReadersLanguage(trusted) };
  if (holding[0]) return { kind: 'outdated', fact: inReadersLanguage(holding[0]) };

  const agreement = exemptions.find(({ key }) => key === ASEAN_FACT);
  if (agreement && asean.has(country.code)) return { kind: 'agreement', fact: inReadersLanguage(agreement) };
  return { kind: 'evisa' };
}
