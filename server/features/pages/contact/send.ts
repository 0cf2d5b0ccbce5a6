import type { Transaction } from '../../../../db/client';
import { contactMessages } from '../../../../db/schema';
import { type Language, languageCodes } from '../../../language';
import type { Counter, Limit } from '../../../platform/limits/attempts';
import { fromNetwork } from '../../../platform/limits/from-network';
import { queueMail } from '../../../platform/mail/queue-mail';
import { readProfile } from '../settings/profile-routes';

const limits = {
  address: { name: 'contact-address', maximum: 5, windowSeconds: 15 * 60 },
  recipient: { name: 'contact-recipient', maximum: 3, windowSeconds: 24 * 3600 },
} as const satisfies Record<string, Limit>;

/** Messages from one network, and confirmations to one mailbox, which need not be the sender's own. */
export const contactCounters = (address: string, email: string): Counter[] => [
  fromNetwork(limits.address, address),
  { limit: limits.recipient, subject: email },
];

export interface ContactMessage {
  full_name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  customer_id: number | null;
}

/** The organisation's mailbox, in whichever language somebody has written it down. */
const mailboxOf = async (tx: Transaction, language: Language): Promise<string | undefined> => {
  for (const code of [language, ...languageCodes]) {
    const { email } = await readProfile(tx, code);
    if (email) return email;
  }
  return undefined;
};

/**
 * Keeps a message, and puts the letters to the organisation and to the sender into the outbox. Without a mailbox of the
 * organisation the message waits in the back office alone. The confirmation repeats nothing of the message, so that
 * nobody can have words sent to others. Returns the message's id.
 */
export const sendMessage = async (
  tx: Transaction,
  language: Language,
  given: ContactMessage,
): Promise<number> => {
  const [row] = await tx
    .insert(contactMessages)
    .values({ ...given, lang_id: language })
    .returning({ id: contactMessages.id });
  const { full_name, email, phone, subject, message } = given;
  const mailbox = await mailboxOf(tx, language);
  if (mailbox) {
    const variables = { full_name, email, phone: phone || '–', subject, message };
    await queueMail(tx, { template: 'contact_message', lang: language, to: mailbox, variables });
  }
  await queueMail(tx, { template: 'contact_received', lang: language, to: email, variables: { full_name } });
  return row?.id ?? 0;
};
