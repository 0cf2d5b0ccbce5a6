import type { Got } from '~/api/types';

/** A message of a visitor. */
export type ContactMessage = Got<'/contact'>['data'][number];

export type ContactStatus = ContactMessage['status'];

export const contactStatuses: readonly ContactStatus[] = ['new', 'answered', 'closed'];
