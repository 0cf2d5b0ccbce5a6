import type {
  PathsWithMethod,
  RequestBodyJSON,
  RequiredKeysOf,
  SuccessResponseJSON,
} from 'openapi-typescript-helpers';
import type { Language } from '../i18n/languages';
import { type Answer, readAnswer, unreachable } from './answer';
import { fetchApi } from './browser-fetch';
import type { paths } from './schema.gen';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The paths that the API's document has a method for. */
export type PathOf<M extends Method> = PathsWithMethod<paths, Lowercase<M>>;

type Operation<M extends Method, Path extends PathOf<M>> = paths[Path][Lowercase<M> & keyof paths[Path]];

/** The body of a good answer, as the document has it. */
export type BodyOf<M extends Method, Path extends PathOf<M>> = SuccessResponseJSON<
  Operation<M, Path> & Record<string, unknown>
>;

/** Any call may say in its query in which language it wants to be answered. */
interface Spoken {
  lang_id?: Language;
}

type Parameters<Op> = Op extends { parameters: infer All } ? All : never;

type Filled<Op> = Parameters<Op> extends { path: infer Path } ? { path: Path } : { path?: never };

type Queried<Op> =
  Parameters<Op> extends { query: infer Query }
    ? { query: Query & Spoken }
    : Parameters<Op> extends { query?: infer Query }
      ? { query?: ([NonNullable<Query>] extends [never] ? unknown : NonNullable<Query>) & Spoken }
      : never;

type Sent<Op> = [RequestBodyJSON<Op>] extends [never] ? { json?: never } : { json: RequestBodyJSON<Op> };

/** What a call is made with: what the document asks for, and what browsers add. */
export type Given<M extends Method, Path extends PathOf<M>> = Filled<Operation<M, Path>> &
  Queried<Operation<M, Path>> &
  Sent<Operation<M, Path>> & {
    /** The page's own, unless something else is said. */
    language?: Language;
    signal?: AbortSignal;
  };

/** Nothing has to be given where the document asks for nothing. */
export type Giving<M extends Method, Path extends PathOf<M>> =
  RequiredKeysOf<Given<M, Path>> extends never ? [given?: Given<M, Path>] : [given: Given<M, Path>];

interface Loose {
  path?: unknown;
  query?: unknown;
  json?: unknown;
  language?: Language;
  signal?: AbortSignal;
}

const filled = (path: string, values: unknown): string => {
  const known = new Map(Object.entries(values ?? {}));
  return path.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(String(known.get(name))));
};

/** Lists as the API reads them, `types[]=city&types[]=blog`; what is not given is left out. */
const queryOf = (values: unknown): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {}))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  const text = String(query);
  return text && `?${text}`;
};

/** One call of the API, for an answer that is not JSON: a file, or a stream. Throws when there is none. */
export function requestApi<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...giving: Giving<M, Path>
): Promise<Response> {
  const { path: parts, query, ...rest }: Loose = giving[0] ?? {};
  return fetchApi(`/${filled(path.slice(1), parts)}${queryOf(query)}`, { method, ...rest });
}

/** One call of the API from the browser, held to its document. Status 0 stands for no answer at all. */
export async function callApi<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...giving: Giving<M, Path>
): Promise<Answer<BodyOf<M, Path>>> {
  try {
    return await readAnswer(await requestApi(method, path, ...giving));
  } catch {
    return unreachable;
  }
}
