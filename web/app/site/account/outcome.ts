/** A form that was not taken: what was written, and what is wrong with it. Passwords do not come back. */
export interface Refused {
  /** Which of a page's forms it was. */
  intent: string;
  values: Record<string, string>;
  message: string;
  code: string;
  errors: Partial<Record<string, string[]>>;
}

/** A form that was taken. */
export interface Done {
  intent: string;
  done: string;
}

export const isRefused = (outcome: Refused | Done | undefined): outcome is Refused =>
  outcome !== undefined && 'errors' in outcome;
