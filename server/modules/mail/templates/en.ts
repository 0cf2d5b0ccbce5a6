import type { LetterText } from '../template';
import type { LetterCode } from '.';
import { button, paragraph } from './html';

/** Letters in English. */
export const en: Record<LetterCode, LetterText> = {
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
};
