import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import type { FieldErrors } from '../../errors';
import { requiredText } from '../../fields';
import { fieldErrors } from '../validation';
import { type Namespace, namespaces } from './bundled';
import { spaced, unusedForms } from './keys';
import { textRows } from './read-texts';
import { problemsOf, refuseProblems, writeTexts } from './write-texts';

/** A file of texts as it was read: objects by namespace, nested or with dots in the keys. */
export type TextFile = Readonly<Record<string, unknown>>;

export interface TextChange {
  namespace: Namespace;
  key: string;
  before: string | null;
  after: string;
}

/** Deeper than any key that ships. */
const deepest = 12;

const text = requiredText(5000);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts by key; what is empty has not been translated yet and is left out. */
const flatten = (value: unknown, problems: FieldErrors, path = '', depth = 0): [string, string][] => {
  if (value === null || value === '') return [];
  if (isObject(value) && depth < deepest)
    return Object.entries(value).flatMap(([key, inner]) =>
      flatten(inner, problems, path ? `${path}.${key}` : key, depth + 1),
    );
  const read = text.safeParse(value, { reportInput: true });
  if (read.success && path !== '') return [[path, read.data]];
  problems[path] = (!read.success && fieldErrors(read.error)._) || [{ key: 'wrong_type' }];
  return [];
};

const isNamespace = (name: string): name is Namespace => namespaces.some((known) => known === name);

/**
 * Writes a file of texts, all or nothing.
 * @returns what it changes (or would change, in a dry run), and how many of its texts are there already
 * @throws ApiError not_found for the language, invalid naming each text that can't be stored as `texts.namespace.key`
 */
export const importTexts = async (
  tx: Transaction,
  request: FastifyRequest,
  { code, file, dryRun }: { code: string; file: TextFile; dryRun: boolean },
): Promise<{ changes: TextChange[]; unchanged: number }> => {
  const problems: FieldErrors = {};
  const changes: TextChange[] = [];
  let unchanged = 0;
  const stored = await textRows(tx, code, namespaces);
  for (const [namespace, tree] of Object.entries(file)) {
    if (!isNamespace(namespace)) {
      problems[namespace] = [{ key: 'unknown_namespace' }];
      continue;
    }
    const own: FieldErrors = {};
    const unused = unusedForms(code, namespace);
    const texts = Object.fromEntries(
      flatten(tree, own)
        .filter(([key]) => !unused.has(key))
        .map(([key, value]) => [key, spaced(code, namespace, key, value)]),
    );
    Object.assign(own, problemsOf(code, namespace, texts));
    for (const [key, problem] of Object.entries(own))
      problems[key ? `${namespace}.${key}` : namespace] = problem;
    const before = new Map(
      stored.filter((row) => row.namespace === namespace).map((row) => [row.key, row.value]),
    );
    for (const [key, after] of Object.entries(texts)) {
      const was = before.get(key) ?? null;
      if (was === after) unchanged += 1;
      else changes.push({ namespace, key, before: was, after });
    }
  }
  refuseProblems(problems, 'texts');
  if (!dryRun) await writeChanges(tx, request, code, changes);
  return { changes, unchanged };
};

const writeChanges = async (
  tx: Transaction,
  request: FastifyRequest,
  code: string,
  changes: readonly TextChange[],
) => {
  for (const namespace of namespaces) {
    const own = changes.filter((change) => change.namespace === namespace);
    if (own.length === 0) continue;
    const texts = Object.fromEntries(own.map(({ key, after }) => [key, after]));
    await writeTexts(tx, request, { code, namespace, texts });
  }
};
