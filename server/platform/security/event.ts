import type { SessionKind } from '../sessions/session-kind';

export type SecurityAction =
  | 'sign_in_failed'
  | 'sign_in_refused'
  | 'code_failed'
  | 'right_refused'
  | 'customer_password';

export interface SecurityEvent {
  action: SecurityAction;
  /** Whose account it is about; none for an e-mail without one, which is not kept. */
  account?: { kind: SessionKind; id: number; full_name: string } | undefined;
  /** The kind of account that was to be got into, where there is none. */
  kind?: SessionKind;
  /** What the log calls it, if not by the account. */
  title?: string;
  /** What else tells of it; never a secret, never an e-mail address. */
  details?: Record<string, string>;
}
