import type { AuditEntry } from '../api/types';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** An entry of the log with what changed in it; long texts are cut short in lists. */
export interface Change extends AuditEntry {
  changes: FieldChange[];
  request_id: string | null;
}
