import type { Language } from '../../../language';
import type { MailText } from '../template';
import type { MailCode } from './codes';
import { customerMail } from './customer-mail';
import { en } from './en';
import { orderMail } from './order-mail';
import { vi } from './vi';

export { isMailCode, type MailCode, type MailValues, mailVariables } from './codes';

/** Texts that ship with the code; those that editors keep in the database come before them. */
export const bundledMail: Record<Language, Record<MailCode, MailText>> = {
  en: { ...en, ...customerMail.en, ...orderMail.en },
  vi: { ...vi, ...customerMail.vi, ...orderMail.vi },
};
