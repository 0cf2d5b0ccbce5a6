import type { Queryable } from '../../../db/client';
import type { Language } from '../../language';
import { isMailCode, mailVariables } from '../mail/templates';
import { matchesKeyword } from '../matches-keyword';
import { offsetOf, pageOf } from '../paging';
import { presentRow, storedTemplates } from './find-template';

interface Request {
  page: number;
  per_page: number;
  keyword?: string | undefined;
}

/** Every letter that the product sends, edited or not, in the order of the code. One query. */
export const listTemplates = async (db: Queryable, language: Language, request: Request) => {
  const stored = new Map((await storedTemplates(db)).map((template) => [template.code, template]));
  const rows = Object.keys(mailVariables)
    .filter(isMailCode)
    .map((code) => presentRow({ code, stored: stored.get(code) ?? null }, language))
    .filter(({ code, subject }) => matchesKeyword(request.keyword, [code, subject]));
  const start = offsetOf(request);
  return pageOf(rows.slice(start, start + request.per_page), rows.length, request);
};
