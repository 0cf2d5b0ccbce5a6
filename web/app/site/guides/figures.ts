import type { Fact } from '~/api/types';

/** Facts that a guide opens with, in large figures, where there are such facts. */
const leading: Record<string, readonly string[]> = {
  'visa-guide': [
    'visa.evisa_stay',
    'visa.evisa_fee_single',
    'visa.evisa_fee_multiple',
    'visa.evisa_processing',
  ],
  safety: ['emergency.disaster', 'emergency.police', 'emergency.fire', 'emergency.ambulance'],
  'getting-to-and-around': ['transport.noi_bai', 'transport.tan_son_nhat'],
  'vietnam-pass': ['passes.metro_day_ticket', 'passes.hue_combined'],
};

const FIGURE =
  /(USD(?=\s\d))?\s?(\d[\d.,]*(?:[–-]\d[\d.,]*)?)(?:\s((?:working )?days?|km|minutes|đồng|ngày(?: làm việc)?|phút|đô la Mỹ)(?!\p{L}))?/u;

/** A number with what it counts. */
export interface Figure {
  before: string;
  number: string;
  after: string;
}

/** The first figure of a value with its unit: “90 days” of “up to 90 days, all nationalities”. */
export function figureOf(value: string): Figure | null {
  const found = FIGURE.exec(value);
  if (!found) return null;
  const [, before = '', number = '', after = ''] = found;
  return { before, number: number.replace(/[.,]+$/, ''), after };
}

/** The facts that a guide shows large: those that may be trusted and have a figure. */
export function guideFigures(name: string, facts: readonly Fact[]): Fact[] {
  return (leading[name] ?? []).flatMap((key) => {
    const fact = facts.find((known) => known.key === key);
    return fact && !fact.is_expired && figureOf(fact.value) ? [fact] : [];
  });
}
