import type { Permission } from './permissions';
import type { MessageKey } from './platform/messages';

/** Every error that a client can get, with its status. One map for the whole API. */
export const errorStatus = {
  malformed_json: 400,
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  challenge_expired: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_activated: 403,
  not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  version_conflict: 409,
  in_use: 409,
  already_rated: 409,
  already_reviewed: 409,
  last_super_admin: 409,
  not_bookable: 409,
  price_changed: 409,
  order_closed: 409,
  ticket_used: 409,
  ticket_void: 409,
  wrong_day: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  version_required: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** First message per field, for forms; nested fields as `a.0.b`. A value is a message key, made text in the reader's language. */
export type FieldErrors = Record<
  string,
  Array<{ key: MessageKey; values?: Record<string, string | number> }>
>;

export interface ErrorDetails {
  /** Another text than the code's own. */
  message?: MessageKey;
  fields?: FieldErrors;
  /** The right that was missing; sent as `permission`. */
  permission?: Permission;
  /** Sent as `data`: the stored record of a version conflict, the records in use, … */
  data?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** Where the thing is now (301 for a renamed slug). */
  headers?: Record<string, string>;
}

/** An error that is the client's to know. Anything else thrown becomes `internal` without any detail. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** 403 that says which right it takes. */
export const missingRight = (permission: Permission) =>
  new ApiError('forbidden', { message: 'missing_right', permission });

/** What is said of an error: its own text, or its code's. */
export const saidOf = ({ code, details }: ApiError): FieldErrors[string][number] => ({
  key: details.message ?? code,
  ...(details.permission ? { values: { right: details.permission } } : {}),
});

/** 422 for one field. */
export const invalidField = (field: string, key: MessageKey, values?: Record<string, string | number>) =>
  new ApiError('invalid', { fields: { [field]: [values ? { key, values } : { key }] } });

/** 422 for several fields that must be there. */
export const missingFields = (names: readonly string[]) =>
  new ApiError('invalid', {
    fields: Object.fromEntries(names.map((name) => [name, [{ key: 'required' as const }]])),
  });
