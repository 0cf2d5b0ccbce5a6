import type { FastifySchemaCompiler } from 'fastify';
import type { ZodError, ZodType } from 'zod';
import { ApiError, type FieldErrors } from '../errors';
import { ignoresEmpty, withoutEmpty } from './empty-values';
import type { MessageKey } from './messages';
import { en } from './messages/en';

type Issue = ZodError['issues'][number];

const isMessageKey = (key: unknown): key is MessageKey => typeof key === 'string' && Object.hasOwn(en, key);

/** What is expected where something else stands, in words that an editor knows. */
const wanted: Readonly<Record<string, MessageKey>> = {
  number: 'wants_number',
  int: 'wants_whole_number',
  boolean: 'wants_yes_or_no',
  array: 'wants_list',
  object: 'wants_parts',
  record: 'wants_parts',
  string: 'wants_text',
};

const isNothing = (value: unknown) => value === undefined || value === null;

/** The choices that a union of fixed values leaves. */
const choicesOf = (issue: Issue): readonly unknown[] => {
  if (issue.code === 'invalid_value') return issue.values;
  if (issue.code !== 'invalid_union') return [];
  const branches = issue.errors.map(([first]) => first);
  return branches.every((one) => one?.code === 'invalid_value')
    ? branches.flatMap((one) => (one?.code === 'invalid_value' ? one.values : []))
    : [];
};

/** More than so many would be no help to read. */
const mostChoices = 12;

const notAnOption = (issue: Issue): { key: MessageKey; values?: Record<string, string> } => {
  const choices = choicesOf(issue);
  return choices.length > 0 && choices.length <= mostChoices
    ? { key: 'one_of', values: { choices: choices.map(String).join(', ') } }
    : { key: choices.length > 0 ? 'not_an_option' : 'wrong_type' };
};

const describe = (issue: Issue): { key: MessageKey; values?: Record<string, string | number> } => {
  if (isMessageKey(issue.message)) return { key: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { key: isNothing(issue.input) ? 'required' : (wanted[issue.expected] ?? 'wrong_type') };
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return { key: 'required' };
      return {
        key: issue.origin === 'string' ? 'too_short' : 'too_small',
        values: { minimum: Number(issue.minimum) },
      };
    case 'too_big':
      return {
        key: issue.origin === 'string' ? 'too_long' : 'too_big',
        values: { maximum: Number(issue.maximum) },
      };
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'bad_email' : 'bad_format' };
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined ? { key: 'required' } : notAnOption(issue);
    case 'custom':
      return { key: isMessageKey(issue.params?.key) ? issue.params.key : 'bad_format' };
    default:
      return { key: 'bad_format' };
  }
};

/** Field errors of a failed parse, the first one of each field first. */
export const fieldErrors = (error: ZodError): FieldErrors => {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = [{ key: 'unknown_field' }];
      continue;
    }
    const field = issue.path.join('.') || '_';
    const entry =
      issue.path.at(-1) === 'lang_id' && issue.code === 'invalid_value' && issue.input !== undefined
        ? { key: 'unknown_language' as const }
        : describe(issue);
    fields[field] = [...(fields[field] ?? []), entry];
  }
  return fields;
};

/** Parses `value` or throws 422 with messages per field. */
export const parse = <S extends ZodType>(schema: S, value: unknown): S['_output'] => {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new ApiError('invalid', { fields: fieldErrors(result.error) });
  return result.data;
};

/** Fastify's validator: zod schemas in, parsed values out, 422 with messages per field otherwise. Empty filters are none. */
export const validatorCompiler: FastifySchemaCompiler<ZodType> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    const given = ignoresEmpty(schema, httpPart) ? withoutEmpty(value) : value;
    const result = schema.safeParse(given ?? undefined, { reportInput: true });
    return result.success
      ? { value: result.data }
      : { error: new ApiError('invalid', { fields: fieldErrors(result.error) }) };
  };
