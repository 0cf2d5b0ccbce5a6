/** A message of a visitor. */
export interface ContactMessage {
  id: number;
  full_name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  lang_id: string;
  customer_id: number | null;
  status: ContactStatus;
  handled_by: { id: number; full_name: string } | null;
  handled_at: string | null;
  version: number;
  created_at: string;
}

export type ContactStatus = 'new' | 'answered' | 'closed';

export const contactStatuses: readonly ContactStatus[] = ['new', 'answered', 'closed'];
