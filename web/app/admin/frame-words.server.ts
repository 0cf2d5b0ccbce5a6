import type { ErrorKind } from '~/site/error-meta';
import { adminText } from './text.server';

/** What the heads of all pages of the back office are made with, in the language that this browser has it in. */
export function frameWords(request: Request) {
  const t = adminText(request);
  const errors: Record<ErrorKind, string> = {
    not_found: t('error.not_found.title'),
    not_allowed: t('error.not_allowed.title'),
    busy: t('error.failed.title'),
    other: t('error.failed.title'),
  };
  return { lead: t('meta_lead'), errors };
}
