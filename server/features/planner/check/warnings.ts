import type { Language } from '../../../language';
import type { Plan } from '../plan-shapes';
import type { Known } from '../records/record';
import { findAll } from './find-all';
import type { Finding } from './finding';
import { messageOf } from './words';

/** More of them nobody reads in a conversation; the page shows all. */
const most = 4;

/** What the checker finds in a plan, without mends: errors and warnings of other kinds than these, each once. */
export const warningsOf = (
  plan: Plan,
  known: Known,
  language: Language,
  without: ReadonlyArray<Finding['code']>,
): string[] => {
  const found = findAll(plan, known).filter(
    ({ severity, code }) => severity !== 'hint' && !without.includes(code),
  );
  return [...new Set(found.map((finding) => messageOf(finding, language)))].slice(0, most);
};
