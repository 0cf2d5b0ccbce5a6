/** No room on a disk of this machine, or under this account's quota; no room on the database's. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because there is no room left to store it. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.has(String(error.code));
