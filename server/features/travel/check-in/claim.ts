import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../../db/client';
import { checkIns } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { browserKeyOf, customerKey } from './visitor';

interface Claimed {
  customerId: number;
  /** The key under which the account checks in. */
  key: string;
  browserKey: string;
}

/**
 * Gives an account what its browser did before it signed in, so that a visit counts once however it began. A day on
 * which the account has checked in itself stays the browser's.
 */
export const claimCheckIns = async (
  db: Queryable,
  { customerId, key, browserKey }: Claimed,
): Promise<void> => {
  await db.execute(sql`
    update ${checkIns} c set customer_id = ${customerId}, visitor_key = ${key}
    where c.visitor_key = ${browserKey} and c.customer_id is null and not exists (
      select 1 from ${checkIns} o
      where o.resource_id = c.resource_id and o.day = c.day and o.visitor_key = ${key})`);
};

/** The same for a signed-in customer's request, when its browser has checked in at all. */
export const claimForCustomer = async (
  app: App,
  request: FastifyRequest,
  customerId: number,
): Promise<void> => {
  const browserKey = browserKeyOf(app, request);
  if (browserKey) await claimCheckIns(app.db, { customerId, key: customerKey(app, customerId), browserKey });
};
