import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { languages, uiTexts } from '../../../db/schema';
import { ApiError, type FieldErrors } from '../../errors';
import { StaleVersion } from '../../kernel/write';
import { writeAudit } from '../audit/write-audit';
import { bundledTexts, type Namespace } from './bundled';
import { keysOf, saysItsNumber, sourceText, spaced } from './keys';
import { isMalformed, variablesOf } from './variables';

/** Texts by key; null brings the bundled one back. */
export type GivenTexts = Readonly<Record<string, string | null>>;

const problemOf = (
  code: string,
  namespace: Namespace,
  key: string,
  value: string,
): FieldErrors[string] | null => {
  if (isMalformed(value)) return [{ key: 'bad_placeholder' }];
  const [wanted, used] = [variablesOf(sourceText(code, namespace, key)), variablesOf(value)];
  const named = (names: string[]) => names.map((name) => `{{${name}}}`).join(', ');
  const unknown = used.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) return [{ key: 'unknown_variables', values: { names: named(unknown) } }];
  const lost = wanted.filter((name) => !used.includes(name) && !(name === 'count' && saysItsNumber(key)));
  return lost.length > 0 ? [{ key: 'keep_variables', values: { names: named(lost) } }] : null;
};

/** What keeps texts from being stored, by key: unknown keys, lost or unknown variables. */
export const problemsOf = (code: string, namespace: Namespace, texts: GivenTexts): FieldErrors => {
  const known = new Set(keysOf(code, namespace));
  const problems: FieldErrors = {};
  for (const [key, value] of Object.entries(texts)) {
    const problem = !known.has(key)
      ? [{ key: 'unknown_text' as const }]
      : value !== null && problemOf(code, namespace, key, value);
    if (problem) problems[key] = problem;
  }
  return problems;
};

/** @throws ApiError invalid naming each of them, under a path */
export const refuseProblems = (problems: FieldErrors, path: string): void => {
  const fields = Object.entries(problems).map(([key, problem]) => [`${path}.${key}`, problem]);
  if (fields.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(fields) });
};

/**
 * Writes texts of one namespace in one language. A text that is as it ships is not kept, so that it goes on following
 * the code.
 * @throws ApiError not_found for the language, invalid for unknown keys and lost variables; StaleVersion when one is not as it was seen
 */
export const writeTexts = async (
  tx: Transaction,
  request: FastifyRequest,
  {
    code,
    namespace,
    texts: given,
    seen,
  }: { code: string; namespace: Namespace; texts: GivenTexts; seen?: GivenTexts | undefined },
): Promise<void> => {
  const texts = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      value === null ? null : spaced(code, namespace, key, value),
    ]),
  );
  // Writers of one language follow one another, so that each notes what it really replaced.
  const [language] = await tx
    .select({ name: languages.name })
    .from(languages)
    .where(eq(languages.code, code))
    .for('no key update');
  if (!language) throw new ApiError('not_found');
  refuseProblems(problemsOf(code, namespace, texts), 'texts');
  const keys = Object.keys(texts);
  const bundled = bundledTexts(code, namespace);
  const these = and(eq(uiTexts.lang_id, code), eq(uiTexts.namespace, namespace), inArray(uiTexts.key, keys));
  const stored = new Map(
    (await tx.select({ key: uiTexts.key, value: uiTexts.value }).from(uiTexts).where(these)).map(
      ({ key, value }) => [key, value],
    ),
  );
  const shown = (value: (key: string) => string | null | undefined) =>
    Object.fromEntries(keys.map((key) => [key, value(key) ?? bundled.get(key) ?? null]));
  const before = shown((key) => stored.get(key));
  if (seen && keys.some((key) => (seen[key] ?? null) !== before[key])) throw new StaleVersion();
  const rows = keys.flatMap((key) => {
    const value = texts[key];
    return value === null || value === undefined || value === bundled.get(key)
      ? []
      : [{ lang_id: code, namespace, key, value }];
  });
  await tx.delete(uiTexts).where(these);
  if (rows.length > 0) await tx.insert(uiTexts).values(rows);
  await writeAudit(tx, request, {
    action: 'translate',
    entity: 'language',
    language: code,
    title: `${language.name}: ${namespace}`,
    before: { namespace, texts: before },
    after: { namespace, texts: shown((key) => texts[key]) },
  });
};
