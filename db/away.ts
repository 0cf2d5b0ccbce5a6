/**
 * The server is away, ends, starts, has no connection left, took too long, or has become one that only reads (25006), as a
 * primary does that has been replaced.
 */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '25006',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '25P03',
]);

/** The driver gives its own failures no code: no connection in time, or one that ended. */
const lostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool)/;

interface Failure {
  code?: unknown;
  severity?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * What a pooler can't do, for want of a server or of a free one, it says as a violation of the protocol and ends the connection; the
 * database says the same of a statement that was sent wrongly, and goes on.
 */
const isOfPooler = ({ code, severity }: Failure): boolean => code === '08P01' && severity === 'FATAL';

/** Whether a failure says that the database can't be reached or is too slow, rather than anything about what it was asked. */
export const isAway = (error: unknown): boolean => {
  const failure = ((error as Failure).cause ?? error) as Failure;
  return (
    codes.has(String(failure.code ?? '')) ||
    lostConnection.test(String(failure.message ?? '')) ||
    isOfPooler(failure)
  );
};
