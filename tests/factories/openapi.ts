import type { App } from '../../server/app-type';

/** The parts of a JSON schema that the document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}

interface Documented {
  'x-access'?: string;
  'x-admin-read'?: string;
  'x-read-only'?: boolean;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call of the API as its OpenAPI document describes it, with the schema of its body where it takes JSON. */
export interface Operation {
  method: Method;
  path: string;
  access: string;
  /** Right that `admin=1` asks for. */
  adminRead: string | undefined;
  /** The call writes nothing although it is a POST. */
  isReadOnly: boolean;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  body: JsonSchema | undefined;
  /** True for an upload, whose body is a form. */
  takesForm: boolean;
}

/** The parts of an OpenAPI document that are read here. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Documented>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

/** Every call in the app's OpenAPI document. */
export const operationsOf = (app: App): Operation[] =>
  operationsIn(app.swagger() as unknown as OpenApiDocument);

/** Every call in an OpenAPI document. */
export const operationsIn = ({ paths, components }: OpenApiDocument): Operation[] => {
  const resolve = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : resolve(components?.schemas?.[name] ?? {});
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = operation.requestBody?.content ?? {};
      const json = content['application/json'];
      return {
        method: method.toUpperCase() as Method,
        path,
        access: operation['x-access'] ?? '',
        adminRead: operation['x-admin-read'],
        isReadOnly: operation['x-read-only'] === true,
        summary: operation.summary ?? '',
        tags: operation.tags ?? [],
        parameters: operation.parameters ?? [],
        body: json ? resolve(json.schema) : undefined,
        takesForm: 'multipart/form-data' in content,
      };
    }),
  );
};

/** Values for parts of a path, of which one is in the form that is asked for; no record has them. */
const nobodys = ['2147483647', 'en', 'no_such_thing', 'no-such-thing'];

/** The path with values where it has parameters, each in the form that its schema asks for. */
export const filledPath = ({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string =>
  path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const given = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
    if (given?.schema.enum) return String(given.schema.enum[0]);
    const { pattern } = given?.schema ?? {};
    return nobodys.find((value) => !pattern || new RegExp(pattern, 'u').test(value)) ?? '1';
  });
