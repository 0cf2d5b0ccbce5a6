import type { Access } from '../../access';
import { errorSchema } from '../responses';

interface Described {
  access: Access | undefined;
  adminRead: boolean;
  method: string;
  hasParams: boolean;
  hasBody: boolean;
  hasInput: boolean;
  /** A change that must say which version it is based on. */
  isVersioned: boolean;
}

/** What an error's status means, wherever it comes. */
export const errorDescriptions: Readonly<Record<string, string>> = {
  400: 'The body is no JSON',
  401: 'Not signed in',
  403: 'The role lacks the right, or the request came from another site',
  404: 'There is no such record, or this reader may not see it',
  409: 'Somebody else changed the record meanwhile, or it is in use',
  413: 'The body is too large',
  415: 'The body is of another type than the call takes',
  422: 'A field is missing, unknown or wrong; `errors` says which',
  428: 'The change does not say which version it is based on',
  429: 'Too many attempts; `Retry-After` says when to come again',
  500: 'A fault of the server, without any detail',
  503: 'Overloaded, or the database is away; `Retry-After` says when to come again',
  507: 'A disk is full: nothing was stored',
};

/** The errors that a call can answer with, by what it declares. */
export const errorResponses = (call: Described): Record<string, typeof errorSchema> => {
  const isGuarded = call.access !== 'public' || call.adminRead;
  const changes = !['GET', 'HEAD'].includes(call.method);
  const happens: Record<string, boolean> = {
    400: call.hasBody,
    401: isGuarded,
    403: isGuarded,
    404: call.hasParams,
    409: changes && isGuarded,
    413: call.hasBody,
    415: call.hasBody,
    422: call.hasInput,
    428: call.isVersioned,
    429: changes,
    500: true,
    503: true,
    507: changes,
  };
  const statuses = Object.keys(happens).filter((status) => happens[status]);
  return Object.fromEntries(statuses.map((status) => [status, errorSchema]));
};
