import type { MailText } from '../template';
import type { MailCode } from './codes';
import type { CustomerMailCode } from './customer-mail';
import { button, paragraph } from './html';
import type { OrderMailCode } from './order-mail';
import { writeMail } from './write-mail';

/** Letters in English. */
export const en: Record<Exclude<MailCode, CustomerMailCode | OrderMailCode>, MailText> = {
  admin_invitation: {
    subject: 'Your account in the Visit Vietnam back office',
    html: [
      paragraph('Hello {{full_name}},'),
      paragraph(
        'An account was made for you in the Visit Vietnam back office. Choose a password to open it:',
      ),
      button('{{link}}', 'Choose a password'),
      paragraph(
        'From then on you sign in with {{email}}. The link works once, within {{days}} days; after that, ask whoever invited you for a new one.',
      ),
      paragraph(
        'If you expected no invitation, please ignore this letter: without a password the account stays shut.',
      ),
    ].join('\n'),
    text: `Hello {{full_name}},

An account was made for you in the Visit Vietnam back office. Choose a password to open it:

{{link}}

From then on you sign in with {{email}}. The link works once, within {{days}} days; after that, ask whoever invited you for a new one.

If you expected no invitation, please ignore this letter: without a password the account stays shut.

Visit Vietnam
`,
  },
  admin_password_reset: {
    subject: 'Set a new password for the Visit Vietnam back office',
    html: [
      paragraph('Hello {{full_name}},'),
      paragraph(
        'Somebody, most likely you, asked to set a new password for your account. Please choose one here:',
      ),
      button('{{link}}', 'Choose a new password'),
      paragraph(
        'The link works once, for {{minutes}} minutes. When you have set the password, you are signed out everywhere.',
      ),
      paragraph('If you did not ask for it, you need not do anything: your password stays as it is.'),
    ].join('\n'),
    text: `Hello {{full_name}},

Somebody, most likely you, asked to set a new password for your account. Please choose one here:

{{link}}

The link works once, for {{minutes}} minutes. When you have set the password, you are signed out everywhere.

If you did not ask for it, you need not do anything: your password stays as it is.

Visit Vietnam
`,
  },
  admin_password_changed: {
    subject: 'Your Visit Vietnam password was changed',
    html: [
      paragraph('Hello {{full_name}},'),
      paragraph('The password of your back office account was changed on {{changed_at}} (Vietnam time).'),
      paragraph(
        'If that was you, all is well. If not, please set a new one right away and tell your administrator:',
      ),
      button('{{link}}', 'Set a new password'),
    ].join('\n'),
    text: `Hello {{full_name}},

The password of your back office account was changed on {{changed_at}} (Vietnam time).

If that was you, all is well. If not, please set a new one right away and tell your administrator:

{{link}}

Visit Vietnam
`,
  },
  admin_second_factor_on: {
    subject: 'Two-step sign-in was turned on for your Visit Vietnam account',
    html: [
      paragraph('Hello {{full_name}},'),
      paragraph(
        'Two-step sign-in was turned on for your back office account on {{changed_at}} (Vietnam time). From now on signing in also asks for a code of your app.',
      ),
      paragraph('If that was not you, please set a new password right away and tell your administrator:'),
      button('{{link}}', 'Set a new password'),
    ].join('\n'),
    text: `Hello {{full_name}},

Two-step sign-in was turned on for your back office account on {{changed_at}} (Vietnam time). From now on signing in also asks for a code of your app.

If that was not you, please set a new password right away and tell your administrator:

{{link}}

Visit Vietnam
`,
  },
  admin_second_factor_off: {
    subject: 'Two-step sign-in was turned off for your Visit Vietnam account',
    html: [
      paragraph('Hello {{full_name}},'),
      paragraph(
        'Two-step sign-in was turned off for your back office account on {{changed_at}} (Vietnam time). From now on your password alone is enough.',
      ),
      paragraph(
        'If you know of it, all is well. You can turn it on again in your profile. If not, please change your password and tell your administrator:',
      ),
      button('{{link}}', 'Open your profile'),
    ].join('\n'),
    text: `Hello {{full_name}},

Two-step sign-in was turned off for your back office account on {{changed_at}} (Vietnam time). From now on your password alone is enough.

If you know of it, all is well. You can turn it on again in your profile. If not, please change your password and tell your administrator:

{{link}}

Visit Vietnam
`,
  },
  admin_sign_in_failures: writeMail('Failed sign-ins to your Visit Vietnam back office account', [
    'Hello {{full_name}},',
    'Somebody tried several times to sign in to your back office account with a wrong password, last at {{tried_at}} (Vietnam time) from the network {{network}}.',
    'Nobody got in, and such tries are slowed down now. In browsers in which you have signed in before you can sign in as always.',
    'If that was you, all is well. If not, please tell your administrator, and set a new password if yours is short or used elsewhere too:',
    { link: 'Set a new password' },
    'We write to you about this once a day at most.',
  ]),
  admin_security_alert: writeMail('Visit Vietnam: unusually many failed sign-ins', [
    'Hello,',
    'Within {{minutes}} minutes {{count}} sign-ins or other protected steps failed, last at {{noticed_at}} (Vietnam time). Somebody may be guessing passwords.',
    'Such tries are slowed down by themselves. The audit log shows which accounts and networks they are about:',
    { link: 'Open the audit log' },
    'We write about this once an hour at most, as long as it goes on.',
  ]),
  contact_message: {
    subject: 'Message from {{full_name}}: {{subject}}',
    html: [
      paragraph('{{full_name}} wrote through the contact page:'),
      paragraph('<strong>{{subject}}</strong>'),
      paragraph('<span style="white-space:pre-line">{{message}}</span>'),
      paragraph('Answer to: {{email}} &nbsp; Telephone: {{phone}}'),
    ].join('\n'),
    text: `{{full_name}} wrote through the contact page:

{{subject}}

{{message}}

Answer to: {{email}}
Telephone: {{phone}}

Visit Vietnam
`,
  },
  contact_received: {
    subject: 'We have received your message',
    html: [
      paragraph('Hello {{full_name}},'),
      paragraph(
        'Thank you for writing to Visit Vietnam. Your message has arrived, and somebody will read it soon.',
      ),
      paragraph(
        'If you have written nothing to us, somebody else gave your address: you need not do anything.',
      ),
    ].join('\n'),
    text: `Hello {{full_name}},

Thank you for writing to Visit Vietnam. Your message has arrived, and somebody will read it soon.

If you have written nothing to us, somebody else gave your address: you need not do anything.

Visit Vietnam
`,
  },
};
