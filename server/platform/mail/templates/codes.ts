import { customerMailVariables } from './customer-mail';
import { orderMailVariables } from './order-mail';

/** Every letter that the product sends, with the names that its text may use. */
export const mailVariables = {
  admin_invitation: ['full_name', 'email', 'link', 'days'],
  admin_password_reset: ['full_name', 'link', 'minutes'],
  admin_password_changed: ['full_name', 'changed_at', 'link'],
  admin_second_factor_on: ['full_name', 'changed_at', 'link'],
  admin_second_factor_off: ['full_name', 'changed_at', 'link'],
  admin_sign_in_failures: ['full_name', 'network', 'tried_at', 'link'],
  admin_security_alert: ['count', 'minutes', 'noticed_at', 'link'],
  contact_message: ['full_name', 'email', 'phone', 'subject', 'message'],
  contact_received: ['full_name'],
  ...customerMailVariables,
  ...orderMailVariables,
} as const satisfies Record<string, readonly string[]>;

export type MailCode = keyof typeof mailVariables;

export type MailValues<Code extends MailCode> = Record<(typeof mailVariables)[Code][number], string>;

export const isMailCode = (code: string): code is MailCode => Object.hasOwn(mailVariables, code);
