import { errorDescriptions } from './errors';
import { addExamples, type Schema } from './examples';

interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema?: Schema;
}

interface Media {
  schema?: Schema;
}

interface Response {
  description?: string;
  content?: Record<string, Media>;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, Response | { $ref: string }>;
}

/** The parts of an OpenAPI document that are worked on here. */
export interface Document {
  tags?: Array<{ name: string; description?: string }>;
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Response> };
}

const operationsOf = ({ paths = {} }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const referenced = (value: unknown): string[] =>
  [...JSON.stringify(value ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );

/** Named schemas come in a form for what is sent and one for what is answered; only those that a route reaches remain. */
const dropUnused = (document: Document): void => {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const waiting = referenced(document.paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...referenced(schemas[name]));
  }
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
};

/** By name, and not as modules happen to be loaded: a file that moves leaves the document as it is. */
const sortSchemas = (document: Document): void => {
  const schemas = Object.entries(document.components?.schemas ?? {});
  document.components = {
    ...document.components,
    schemas: Object.fromEntries(schemas.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

/** Limits that only say what JavaScript's numbers can hold. */
const dropNumberLimits = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Schema;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  for (const inner of Object.values(value)) dropNumberLimits(inner);
};

const contentsOf = (operation: Operation): Media[] => [
  ...Object.values(operation.requestBody?.content ?? {}),
  ...Object.values(operation.responses ?? {}).flatMap((response) =>
    '$ref' in response ? [] : Object.values(response.content ?? {}),
  ),
];

/** `GET /city/{id}/destinations` → `get_city_id_destinations`. */
const operationId = (method: string, path: string): string =>
  `${method}${path.replace(/[{}]/g, '').replace(/[^A-Za-z0-9]+/g, '_')}`.replace(/_$/, '');

/** Errors are the same everywhere: they stand in one place and calls refer to them. */
const shareErrors = (document: Document, operation: Operation): void => {
  const shared = document.components?.responses ?? {};
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const description = errorDescriptions[status];
    if (!description || '$ref' in response) continue;
    const name = `Error${status}`;
    shared[name] = { ...response, description };
    if (operation.responses) operation.responses[status] = { $ref: `#/components/responses/${name}` };
  }
  document.components = { ...document.components, responses: shared };
};

const descriptions: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  301: 'The record has another slug now; `location` says where it is',
};

/** Completes the document that the routes' schemas make: names, examples, and nothing that no route uses. */
export const finishDocument = (document: Document, tags: Readonly<Record<string, string>>): void => {
  dropUnused(document);
  sortSchemas(document);
  dropNumberLimits(document);
  // A route with two methods is one object so far.
  document.paths = structuredClone(document.paths ?? {});
  for (const methods of Object.values(document.paths)) {
    for (const method of Object.keys(methods)) methods[method] = structuredClone(methods[method] ?? {});
  }
  for (const { path, method, operation } of operationsOf(document)) {
    operation.operationId = operationId(method, path);
    for (const { name, schema } of operation.parameters ?? []) if (schema) addExamples(name, schema);
    for (const { schema } of contentsOf(operation)) if (schema) addExamples('', schema);
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (!('$ref' in response) && response.description === 'Default Response') {
        response.description = descriptions[status] ?? 'Answer';
      }
    }
    shareErrors(document, operation);
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) addExamples(name, schema);
  document.tags = Object.entries(tags).map(([name, description]) => ({ name, description }));
};
