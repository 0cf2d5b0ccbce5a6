/** What the form asks for, by the names that the API knows. */
export const contactFields = ['full_name', 'email', 'phone', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** A message that was not taken: what was written, and what is wrong with it. */
export interface Refused {
  values: Record<ContactField, string>;
  message: string;
  errors: Partial<Record<string, string[]>>;
}
