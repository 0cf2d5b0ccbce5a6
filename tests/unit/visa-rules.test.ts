import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { factsShape } from '../../seeds/load/shapes/facts';
import { dialCodes } from '../../server/dial-codes';
import {
  furtherFacts,
  type VisaFact,
  type VisaQuestion,
  visaAnswer,
} from '../../server/features/travel/visa/rules';

const fact = (key: string, given: Partial<VisaFact> = {}): VisaFact => ({
  id: 1,
  lang_id: 'en',
  sort: 1,
  version: 1,
  created_at: '2026-11-15 08:00:00',
  updated_at: '2026-11-15 08:00:00',
  key,
  label: key,
  value: key,
  source: 'A resolution',
  source_url: null,
  checked_on: '2026-11-15',
  expires_on: '2027-05-15',
  is_secondary: false,
  is_expired: false,
  country_codes: [],
  max_days: null,
  valid_from: null,
  valid_until: null,
  status: 1,
  ...given,
});

const list = fact('visa.exempt_resolution_44', {
  country_codes: ['DK', 'FI', 'GB'],
  max_days: 45,
  valid_from: '2025-03-15',
  valid_until: '2028-03-14',
});
const evisa = fact('visa.evisa_stay', { max_days: 90 });
const unclear = fact('visa.unclear', { country_codes: ['MM'] });
const facts = [evisa, list, unclear, fact('visa.phu_quoc', { max_days: 30, country_codes: [] })];

const ask = (given: Partial<VisaQuestion>, known: readonly VisaFact[] = facts) =>
  visaAnswer(known, { nationality: 'DK', days: null, entry_date: '2026-12-01', ...given });

describe('the answer for a passport', () => {
  it('comes from the list that names the country', () => {
    expect(ask({})).toEqual({ result: 'exempt', reason: 'listed', rule: list, passed_over: null });
    expect(ask({ days: 45 })).toMatchObject({ result: 'exempt' });
    expect(ask({ nationality: 'US' })).toMatchObject({ result: 'evisa', reason: 'not_listed', rule: evisa });
    expect(ask({ nationality: 'VN' })).toMatchObject({ result: 'citizen', rule: null });
  });

  it('says that a stay is too long, and what serves instead', () => {
    expect(ask({ days: 46 })).toMatchObject({ result: 'evisa', reason: 'stay_too_long', passed_over: list });
    expect(ask({ days: 91 })).toMatchObject({ result: 'embassy', passed_over: list, rule: evisa });
    expect(ask({ nationality: 'US', days: 91 })).toMatchObject({ result: 'embassy', reason: 'not_listed' });
  });

  it.each([
    ['2025-03-14', 'evisa', 'rule_not_yet'],
    ['2025-03-15', 'exempt', 'listed'],
    ['2028-03-14', 'exempt', 'listed'],
    ['2028-03-15', 'evisa', 'rule_over'],
  ])('goes by the day of entry: %s', (entry_date, result, reason) => {
    expect(ask({ entry_date })).toMatchObject({ result, reason });
  });

  it('is given by the longest of several exemptions that are in force', () => {
    const longer = fact('visa.exempt.agreement', { country_codes: ['DK'], max_days: 90 });
    expect(ask({ days: 60 }, [...facts, longer])).toMatchObject({ result: 'exempt', rule: longer });
    expect(ask({}, [{ ...longer, is_expired: true }, ...facts])).toMatchObject({ rule: list });
  });

  it('guesses nothing', () => {
    const old = { ...list, is_expired: true };
    const other = fact('visa.exempt_other', { country_codes: ['FR'] });
    expect(ask({ nationality: 'MM' })).toMatchObject({ result: 'ask', reason: 'unclear', rule: unclear });
    expect(ask({}, [evisa, old, other])).toMatchObject({ result: 'ask', reason: 'out_of_date', rule: old });
    expect(ask({ nationality: 'US' }, [evisa, old])).toMatchObject({ result: 'ask', reason: 'no_rules' });
    expect(ask({}, [])).toMatchObject({ result: 'ask', reason: 'no_rules' });
    expect(ask({ nationality: 'US' }, [list])).toMatchObject({ result: 'ask', reason: 'no_rules' });
  });

  it('names nothing as a reason that may no longer be trusted, but to say so', () => {
    const anyFact = fc.record({
      key: fc.constantFrom(
        'visa.exempt_a',
        'visa.exempt.b',
        'visa.unclear',
        'visa.evisa_stay',
        'visa.exempts',
      ),
      country_codes: fc.subarray(['DK', 'FI', 'MM', 'US']),
      max_days: fc.option(fc.integer({ min: 1, max: 120 })),
      is_expired: fc.boolean(),
      valid_from: fc.constantFrom(null, '2026-01-01', '2027-01-01'),
      valid_until: fc.constantFrom(null, '2026-06-01', '2027-06-01'),
    });
    fc.assert(
      fc.property(
        fc.array(anyFact, { maxLength: 6 }),
        fc.constantFrom('DK', 'FI', 'MM', 'US', 'FR'),
        fc.option(fc.integer({ min: 1, max: 200 })),
        (given, nationality, days) => {
          const known = given.map(({ key, ...rest }) => fact(key, rest));
          const answer = ask({ nationality, days }, known);
          if (answer.reason !== 'out_of_date') expect(answer.rule?.is_expired ?? false).toBe(false);
          if (answer.result === 'exempt') {
            expect(answer.rule?.country_codes).toContain(nationality);
            expect(answer.rule?.key).not.toBe('visa.exempts');
            expect(days ?? 0).toBeLessThanOrEqual(answer.rule?.max_days ?? Infinity);
          }
          for (const { is_expired } of furtherFacts(known, answer, days)) expect(is_expired).toBe(false);
        },
      ),
    );
  });
});

describe('the lists that ship', () => {
  const file = new URL('../../seeds/content/facts/visa.yaml', import.meta.url);
  const shipped = factsShape.parse(parse(readFileSync(file, 'utf8')));
  const codesOf = (key: string) => shipped.find((one) => one.key === key)?.country_codes ?? [];
  const listed = shipped.flatMap(({ country_codes = [] }) => country_codes);

  it('name twelve countries each for the two resolutions, and none twice', () => {
    expect(codesOf('visa.exempt_resolution_44')).toHaveLength(12);
    expect(codesOf('visa.exempt_resolution_229')).toHaveLength(12);
    expect(new Set(listed).size).toBe(listed.length);
    for (const code of listed) expect(dialCodes.has(code), code).toBe(true);
  });

  it('say where each exemption is from and for how long', () => {
    for (const one of shipped.filter(({ key }) => key.startsWith('visa.exempt_'))) {
      expect(one.source_url, one.key).toBeDefined();
      expect(one.max_days, one.key).toBeGreaterThan(0);
      expect(one.expires_on, one.key).toBeDefined();
    }
  });
});
