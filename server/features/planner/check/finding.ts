import type { MessageKey } from '../../../platform/messages';
import type { PlanIssue } from '../plan-issues';

/** Something wrong with a plan, before it is put into words. */
export interface Finding {
  code: PlanIssue['code'];
  severity: PlanIssue['severity'];
  day: number | null;
  stop: number | null;
  /** What it is about, wherever in the plan that is moved to: a record, a city; empty for a whole day. */
  about: string;
  says: MessageKey;
  values: Record<string, string | number>;
  /** How bad it is, where a change may make it less without ending it. */
  amount?: number;
}

/** A plan is the better, the lower this is. */
export const burden = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { severity }) => sum + { error: 1000, warning: 30, hint: 1 }[severity], 0);
