import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type ChoiceSource,
  choiceSources,
  sourceOf,
} from '../../server/features/back-office/choices/sources';
import { allPermissions } from '../../server/permissions';
import { apiNames } from '../../web/app/admin/editor/draft/field-rules';
import { entities } from '../../web/app/admin/entities';
import type { Call } from '../../web/app/admin/entities/calls';
import type { Field } from '../../web/app/admin/entities/field';
import { addAddress, listAddress, recordAddress, recordAsked } from '../../web/app/admin/entities/paths';
import { rightTo } from '../../web/app/admin/rights';
import { kinds } from '../../web/app/api/kinds.gen';
import en from '../../web/app/locales/en/admin.json';
import vi from '../../web/app/locales/vi/admin.json';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as Document;

function resolved(schema: Schema | undefined): Schema {
  if (!schema?.$ref) return schema ?? {};
  const target = schema.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
  return resolved(target as Schema);
}

/** A schema and what it is made of: `nullable` fields are one of several. */
const branches = (schema: Schema | undefined): Schema[] => {
  const whole = resolved(schema);
  return [whole, ...[...(whole.anyOf ?? []), ...(whole.oneOf ?? [])].flatMap(branches)];
};

const propertiesOf = (schema: Schema | undefined): Record<string, Schema> =>
  Object.assign({}, ...branches(schema).map(({ properties }) => properties ?? {}));

/** The operation of a call; a fixed path goes before one with a placeholder, as in the router. */
function operationOf({ method, path }: Call): Operation | undefined {
  const parts = (path.split('?')[0] ?? '').split('/');
  const fits = (template: string) => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  };
  const [found] = Object.keys(document.paths)
    .filter((template) => fits(template) && document.paths[template]?.[method.toLowerCase()])
    .sort((a, b) => a.split('{').length - b.split('{').length);
  return found === undefined ? undefined : document.paths[found]?.[method.toLowerCase()];
}

const json = (content: Record<string, { schema: Schema }> | undefined) =>
  content?.['application/json']?.schema;
const bodyOf = (call: Call) => json(operationOf(call)?.requestBody?.content);
const answerOf = (call: Call) => {
  const { responses = {} } = operationOf(call) ?? {};
  return json((responses['200'] ?? responses['201'])?.content);
};

/** What a list can be asked for, in its query or its body. */
const askable = (call: Call): string[] => [
  ...(operationOf(call)?.parameters ?? []).map(({ name }) => name),
  ...Object.keys(propertiesOf(bodyOf(call))),
];

/** Fields of what an answer holds a record or a list of records in, whatever it calls that. */
function recordFields(answer: Schema | undefined): string[] {
  const { data, ...others } = propertiesOf(answer);
  for (const part of [...(data ? [data] : []), ...Object.values(others)]) {
    const fields = propertiesOf(branches(part).find(({ items }) => items)?.items ?? part);
    if ('version' in fields) return Object.keys(fields);
  }
  return [];
}

const facet = <Name extends 'maxLength' | 'maxItems'>(schema: Schema | undefined, name: Name) =>
  branches(schema).find((branch) => branch[name] !== undefined)?.[name];

/** Values that a schema lists, of itself or of its entries; none where anything goes. */
const listed = (schema: Schema | undefined): unknown[] =>
  branches(schema).flatMap((branch) => [
    ...(branch.enum ?? []),
    ...(branch.const === undefined ? [] : [branch.const]),
    ...(branch.items ? listed(branch.items) : []),
  ]);

const textAt = (texts: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);

/** What can be imported is a record with a list and an editor; what else has a name is edited in a place of its own. */
it.each(kinds.filter(({ importable }) => importable).map(({ name }) => name))(
  '%s has its place in the back office',
  (name) => {
    const file = `web/app/admin/entities/${name.replaceAll('_', '-')}.ts`;
    expect(
      entities.some((entity) => entity.name === name),
      `The API has a kind "${name}" that the back office can't edit: write ${file} and put it into the list of entities/index.ts, as step 4 of docs/adding-a-kind.md shows.`,
    ).toBe(true);
  },
);

describe.each(entities.map((entity) => [entity.section, entity] as const))('%s', (_section, entity) => {
  const { calls } = entity;
  const record = { id: 1, slug: 'x', status: 1 } as Parameters<typeof calls.status>[0];
  const create = calls.create({});
  const update = calls.update(1, {});
  const list = calls.list({ lang_id: 'vi', page: 1, per_page: 10 });
  const fields: Field[] = [...entity.texts, ...entity.groups.flatMap((group) => group.fields)];

  it('calls what the API has', () => {
    const all = [
      list,
      create,
      update,
      calls.one(1, 'vi'),
      calls.remove(1),
      ...(calls.restore ? [calls.restore(1)] : []),
      calls.status(record, true),
      calls.sort([1], [1]),
      calls.revisions(1),
      calls.revive(1, 1, 1),
      ...(calls.removeMany ? [calls.removeMany([1])] : []),
    ];
    expect(all.filter((call) => !operationOf(call))).toEqual([]);
    for (const call of all) {
      const known = Object.keys(propertiesOf(bodyOf(call)));
      expect(known, call.path).toEqual(expect.arrayContaining(Object.keys(call.body ?? {})));
    }
  });

  it('asks its list for what the list understands', () => {
    const wanted = [
      ...['lang_id', 'page', 'per_page', 'keyword'],
      ...Object.keys(entity.constants),
      ...entity.filters.map(({ name }) => name),
    ];
    expect(askable(list)).toEqual(expect.arrayContaining(wanted));
  });

  it('writes fields that the API takes, and all that a new record needs', () => {
    for (const body of [bodyOf(create), bodyOf(update)]) {
      const known = Object.keys(propertiesOf(body));
      const written = [...fields.flatMap(apiNames), entity.live, ...Object.keys(entity.constants)];
      expect(known).toEqual(expect.arrayContaining(written));
      if (entity.hasImage) expect(known).toEqual(expect.arrayContaining(['image', 'image_alt']));
    }
    const needed = (resolved(bodyOf(create)).required ?? []).filter((name) => name !== 'lang_id');
    const given = [
      ...fields.filter(({ required, kind }) => required || kind === 'own').flatMap(apiNames),
      ...Object.keys(entity.constants),
    ];
    expect(given).toEqual(expect.arrayContaining(needed));
  });

  it('reads back what it writes, and shows columns that rows have', () => {
    const stored = recordFields(answerOf(calls.one(1, 'vi')));
    expect(stored).toEqual(expect.arrayContaining(fields.flatMap(apiNames)));
    const row = recordFields(answerOf(list));
    const shown = [entity.titled, entity.live, ...entity.columns.map(({ name }) => name)];
    expect(row).toEqual(expect.arrayContaining(shown));
    expect(entity.columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...entity.shownColumns]));
  });

  it('lets nothing be typed or chosen that the API refuses', () => {
    const known = propertiesOf(bodyOf(create));
    for (const field of fields) {
      const schema = known[field.name];
      if ('maxLength' in field) {
        const ofEach = field.kind === 'short_lines' ? resolved(schema).items : schema;
        expect(field.maxLength, field.name).toBeLessThanOrEqual(facet(ofEach, 'maxLength') ?? Infinity);
      }
      if ('set' in field) {
        const allowed = listed(schema);
        if (allowed.length > 0)
          expect(allowed, field.name).toEqual(expect.arrayContaining([...field.values]));
      }
    }
  });

  it('has words for itself and its values in both languages', () => {
    const sets = [...entity.filters, ...fields].flatMap((one) =>
      'set' in one ? one.values.map((value) => `value.${one.set}.${value}`) : [],
    );
    const names = ['noun', 'one', 'many', 'add', 'search', 'empty_title', 'empty_text'].map(
      (name) => `entity.${entity.name}.${name}`,
    );
    for (const texts of [en, vi]) {
      const missing = [...sets, ...names].filter((path) => typeof textAt(texts, path) !== 'string');
      expect(missing).toEqual([]);
    }
  });

  it('takes rights that roles can hold', () => {
    const actions = (['read', 'create', 'update', 'delete', 'publish'] as const).map((action) =>
      rightTo(entity.right, action),
    );
    expect(allPermissions).toEqual(expect.arrayContaining(actions));
  });

  it('chooses from lists that come with its own rights', () => {
    const fields = [...entity.filters, ...entity.groups.flatMap(({ fields }) => fields)];
    const sources = fields.flatMap((field) =>
      'source' in field && field.source in choiceSources ? [field.source as ChoiceSource] : [],
    );
    for (const source of sources) expect(sourceOf(source).chosenBy).toContain(entity.right);
  });

  it('finds its records by its own addresses only', () => {
    const below = (address: string) => address.slice(listAddress(entity).length + 1).split('/');
    const asked = (address: string) => {
      const [first, second] = below(address);
      return recordAsked(entity, second === undefined ? { id: first } : { action: first, id: second });
    };
    expect(asked(addAddress(entity))).toBe('add');
    expect(asked(recordAddress(entity, 7))).toBe('7');
    expect(asked(`${recordAddress(entity, 7)}x`)).toBeUndefined();
    expect(asked(`${listAddress(entity)}/other/7`)).toBeUndefined();
  });
});

it('has each section once', () => {
  const sections = entities.map(({ section }) => section);
  expect(new Set(sections).size).toBe(sections.length);
});
