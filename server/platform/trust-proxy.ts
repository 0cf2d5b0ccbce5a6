import { z } from 'zod';

/** Fastify's `trustProxy`: true, false, a number of hops, or addresses and networks separated by commas. */
export const trustProxy = z
  .string()
  .transform((value): boolean | string | ((address: string, hop: number) => boolean) => {
    if (value === 'true') return true;
    if (value === 'false') return false;
    if (!/^\d+$/.test(value)) return value;
    return (_address, hop) => hop < Number(value);
  });

/**
 * The API's `TRUST_PROXY` where the site's process on the same machine passes visitors' requests on: that one too. It names
 * each visitor's own address, which it has found out by the same variable.
 */
export function trustingSite(given: string | undefined): string {
  if (!given || given === 'false') return 'loopback';
  if (given === 'true' || /^\d+$/.test(given)) return given;
  return `loopback,${given}`;
}
