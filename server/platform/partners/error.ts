/** What can go wrong with an outside service. `open`: it was not asked at all, because it failed or was busy just now. */
export type PartnerFailure = 'timeout' | 'refused' | 'bad_status' | 'bad_answer' | 'open';

interface Details {
  /** Status of its answer, for `bad_status`. */
  status?: number;
  /** Seconds that it asked us to wait. */
  retryAfter?: number | undefined;
  /** A code or a path of fields; never an address with its query, a header or anything of an answer. */
  reason?: string | undefined;
}

/** An outside service did not do its part. The message can be logged: it holds no address, key or content. */
export class PartnerError extends Error {
  override name = 'PartnerError';

  constructor(
    readonly partner: string,
    readonly kind: PartnerFailure,
    readonly details: Details = {},
  ) {
    const told = [kind, details.status, details.reason].filter((part) => part !== undefined);
    super(`${partner}: ${told.join(' ')}`);
  }
}

/** A question that the service rightly refused says nothing about its health; all else does. */
export const isIll = (error: unknown): boolean => {
  if (!(error instanceof PartnerError)) return false;
  const status = error.details.status ?? 500;
  return error.kind !== 'bad_status' || status >= 500 || status === 408 || status === 429;
};

/** Whether asking again at once makes sense: nobody answered, or something between us and the service said so. */
export const isPassing = (error: unknown): boolean =>
  error instanceof PartnerError &&
  error.details.retryAfter === undefined &&
  (error.kind === 'refused' || [502, 503, 504].includes(error.details.status ?? 0));
