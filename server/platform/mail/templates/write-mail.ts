import type { MailText } from '../template';
import { button, paragraph } from './html';

/** A paragraph, or a link with the words of its button. */
export type MailPart = string | { link: string };

/** The HTML and the plain text of a letter from the same words. The link is the letter's `{{link}}`. */
export const writeMail = (subject: string, parts: readonly MailPart[]): MailText => ({
  subject,
  html: parts
    .map((part) => (typeof part === 'string' ? paragraph(part) : button('{{link}}', part.link)))
    .join('\n'),
  text: `${[...parts.map((part) => (typeof part === 'string' ? part : '{{link}}')), 'Visit Vietnam'].join('\n\n')}\n`,
});

/** The same for a letter whose `{{booking}}` has a line for each thing that was booked. */
export const writeMailWithLines = (subject: string, parts: readonly MailPart[]): MailText => {
  const letter = writeMail(subject, parts);
  const html = letter.html.replace('{{booking}}', '<span style="white-space:pre-line">{{booking}}</span>');
  return { ...letter, html };
};
