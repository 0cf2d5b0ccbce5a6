import { ApiError, type FieldErrors } from '../../errors';
import { type MailText, templateProblems } from '../mail/template';
import { type MailCode, mailVariables } from '../mail/templates';

const braced = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** Addresses that a letter is sent for: without them it would be of no use. */
const needed = (code: MailCode) => mailVariables[code].filter((name) => name === 'link');

const problemsOf = (source: string, code: MailCode, required: readonly string[]): FieldErrors[string] => {
  const found = templateProblems(source, mailVariables[code]);
  if (found && found.unknown.length > 0)
    return [{ key: 'unknown_variables', values: { names: braced(found.unknown) } }];
  if (found) return [{ key: 'bad_placeholder' }];
  const lost = required.filter((name) => !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(source));
  return lost.length > 0 ? [{ key: 'keep_variables', values: { names: braced(lost) } }] : [];
};

/** @throws ApiError invalid naming what keeps a letter from being stored: unknown names, open braces, a lost link */
export const requireSendable = (code: MailCode, letter: MailText): void => {
  const fields: FieldErrors = {};
  for (const part of ['subject', 'html', 'text'] as const) {
    const problems = problemsOf(letter[part], code, part === 'subject' ? [] : needed(code));
    if (problems.length > 0) fields[part] = problems;
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
};
