import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderLines, orders, tickets } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { type Counter, forgiveAttempt, type Limit, limitAttempts } from '../../../platform/limits/attempts';
import { fromNetwork } from '../../../platform/limits/from-network';
import { readOwnCookie, setOwnCookie } from '../../../platform/plugins/own-cookie';
import { tokenHash } from '../../../platform/sessions/tokens';
import { customerOf } from '../../../platform/sessions/visitor';
import { isSame, keyedHash, keyOfOrder, readOrderCode, readTicketCode } from './codes';
import { findOrder } from './read';
import type { OrderRecord } from './record';

const cookieName = 'orders';
const cookieSeconds = 30 * 24 * 3600;
const mostRemembered = 20;

const limits = {
  network: { name: 'order-open-network', maximum: 20, windowSeconds: 15 * 60 },
  order: { name: 'order-open-code', maximum: 20, windowSeconds: 24 * 3600 },
} as const satisfies Record<string, Limit>;

/** A key of today's secret, or of the secret that there was when the order was made. */
const opens = (secret: string, order: OrderRecord, key: string): boolean =>
  isSame(key, keyOfOrder(secret, order.code)) || isSame(tokenHash(key), order.access_code_hash ?? '');

/**
 * The orders that this browser has opened or made, from a signed cookie: whoever shows the cookie has shown a key, or
 * the e-mail address, before.
 */
export const openedOrders = (app: App, request: FastifyRequest): string[] => {
  const { env } = app;
  const [list = '', signature = ''] = (readOwnCookie(app, request, cookieName) ?? '').split('.');
  if (!list || !isSame(signature, keyedHash(env.SESSION_SECRET, 'orders', list))) return [];
  return list.split('~').slice(0, mostRemembered);
};

/** Remembers in this browser that an order was opened here. */
export const rememberOrder = (app: App, request: FastifyRequest, reply: FastifyReply, code: string) => {
  const others = openedOrders(app, request).filter((known) => known !== code);
  const list = [code, ...others].slice(0, mostRemembered).join('~');
  return setOwnCookie(app, reply, {
    name: cookieName,
    value: `${list}.${keyedHash(app.env.SESSION_SECRET, 'orders', list)}`,
    expires: new Date(Date.now() + cookieSeconds * 1000),
  });
};

/** What somebody shows to be let see an order. */
export interface Shown {
  email?: string | undefined;
  key?: string | undefined;
}

const notFound = () => new ApiError('not_found', { message: 'order_not_found' });

/** The order that is meant: by its own code, or by that of one of its tickets. @throws ApiError not_found */
const orderCodeOf = async (app: App, typed: string): Promise<string> => {
  const own = readOrderCode(typed);
  if (own) return own;
  const ticket = readTicketCode(typed);
  if (!ticket) throw notFound();
  const [found] = await app.db
    .select({ code: orders.code })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.order_line_id))
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(eq(tickets.code, ticket));
  // Guesses at tickets are counted like those at orders, by what was typed.
  return found?.code ?? ticket;
};

/**
 * The order that a caller may see: his own, one that this browser has opened before, or one of which he shows the key
 * or the e-mail address. Anything else is not there, whether the code exists or not. Guesses are counted.
 * @throws ApiError not_found, too_many_requests
 */
export const openOrder = async (
  app: App,
  request: FastifyRequest,
  typed: string,
  { email, key }: Shown = {},
): Promise<OrderRecord> => {
  const code = await orderCodeOf(app, typed);
  if (email === undefined && key === undefined) {
    const isKnown = openedOrders(app, request).includes(code);
    const customerId = await customerOf(app, request);
    if (!isKnown && customerId === null) throw notFound();
    const order = await findOrder(app.db, code);
    if (!isKnown && order.customer_id !== customerId) throw notFound();
    return order;
  }
  // A key can't be guessed: who has it is let in however many others have tried.
  const keyed = key === undefined ? undefined : await findOrder(app.db, code).catch(() => undefined);
  if (keyed && key !== undefined && opens(app.env.SESSION_SECRET, keyed, key)) return keyed;
  const counters: Counter[] = [
    fromNetwork(limits.network, request.ip),
    { limit: limits.order, subject: code },
  ];
  await limitAttempts(app.db, counters);
  const order = await findOrder(app.db, code);
  if (email === undefined || !isSame(email, order.contact_email)) throw notFound();
  for (const counter of counters) await forgiveAttempt(app.db, counter);
  return order;
};
