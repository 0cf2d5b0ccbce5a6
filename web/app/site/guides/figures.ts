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
  'getting-to-and-around': ['transport.noi_bai', 'transport.tan_son_nhat', 'transport.alcohol'],
  'vietnam-pass': ['passes.metro_day_ticket', 'passes.hue_combined'],
};

const FIGURE =
  /(?:USD\s)?\d[\d.,]*(?:[–-]\d[\d.,]*)?(?:\s(?:days?|km|minutes|đồng|USD|ngày|phút)(?![\p{L}]))?/u;

/** The first figure of a value with its unit: “90 days” of “up to 90 days, all nationalities”. */
export function figureOf(value: string): string | null {
  return FIGURE.exec(value)?.[0].replace(/[.,]$/, '') ?? null;
}

/** The facts that a guide shows large: those that may be trusted and have a figure. */
export function guideFigures(name: string, facts: readonly Fact[]): Fact[] {
  return (leading[name] ?? []).flatMap((key) => {
    const fact = facts.find((known) => known.key === key);
    return fact && !fact.is_expired && figureOf(fact.value) ? [fact] : [];
  });
}
