import type { Transaction } from '../../../db/client';
import { outbox } from '../../../db/schema';
import type { Language } from '../../language';
import type { MailCode, MailValues } from './templates';

interface Letter<Code extends MailCode> {
  template: Code;
  lang: Language;
  to: string;
  variables: MailValues<Code>;
}

/**
 * Puts a letter into the outbox, in the transaction of what caused it: when that is undone, nothing is sent, and when
 * it is done, the letter can't be lost.
 */
export const queueMail = async <Code extends MailCode>(
  tx: Transaction,
  letter: Letter<Code>,
): Promise<void> => {
  const { template, lang, to, variables } = letter;
  await tx.insert(outbox).values({ template, lang_id: lang, recipient: to, variables });
};
