import type { Env } from '../../env';
import type { Language } from '../../language';
import { type MailText, renderMail } from '../mail/template';
import type { MailCode } from '../mail/templates';
import { htmlPage } from '../mail/templates/html';
import { sanitiseMail } from './mail-html';
import { requireSendable } from './mail-problems';
import { sampleValues } from './samples';

/** Links open beside the editor, and nothing but pictures is loaded. */
const head = `<base target="_blank">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src https: data:">`;

/** A draft as it would be stored. @throws ApiError invalid for one that could not be */
export const sendableDraft = (code: MailCode, given: MailText): MailText => {
  const safe = { ...given, html: sanitiseMail(given.html) };
  requireSendable(code, safe);
  return safe;
};

/**
 * A letter as its reader would get it, with made-up values. The HTML is a whole page that runs nothing.
 * @throws ApiError invalid for a draft that could not be stored either
 */
export const previewMail = (
  code: MailCode,
  given: MailText,
  { env, language }: { env: Env; language: Language },
): MailText => {
  const { subject, html, text } = renderMail(sendableDraft(code, given), sampleValues(code, env, language));
  const page = htmlPage({ language, subject, body: html });
  return { subject, text, html: page.replace('<head>', `<head>\n${head}`) };
};
