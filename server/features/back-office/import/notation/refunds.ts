import type { CancellationRule } from '../../../../kernel/booking-terms/shape';
import type { Notation } from './notation';

const ruleOf = (entry: string): CancellationRule | null => {
  const [, days, percent] = /^(\d{1,3})\s*=\s*(\d{1,3})\s*%?$/.exec(entry.trim()) ?? [];
  return days && percent ? { days_before: Number(days), percent: Number(percent) } : null;
};

/** `7 = 100%; 2 = 50%`: all comes back until seven days before, half until two. */
export const refundRules: Notation<CancellationRule[]> = {
  expected: 'csv_refund_rules',
  print: (given) => given.map(({ days_before, percent }) => `${days_before} = ${percent}%`).join('; '),
  parse: (cell) => {
    const found = cell
      .split(';')
      .filter((entry) => entry.trim() !== '')
      .map(ruleOf);
    return found.length === 0 || found.includes(null) ? null : found;
  },
};
