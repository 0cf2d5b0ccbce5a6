import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../app-type';
import { readOwnCookie, setOwnCookie } from '../../../platform/plugins/own-cookie';
import { customerOf } from '../../../platform/sessions/visitor';
import { keyedHash } from '../../sales/order/codes';

const cookieName = 'visitor';
const cookieSeconds = 30 * 24 * 3600;
const form = /^[\w-]{43}$/;

/** Who checks in, as far as a count of visitors has to know: a key that tells the same one again, and nothing else. */
export interface Visitor {
  key: string;
  customer_id: number | null;
  /** Under this key the same browser has checked in while nobody was signed in. */
  browserKey: string | null;
}

const keyOfBrowser = (secret: string, value: string) => keyedHash(secret, 'check-in browser', value);
const keyOfCustomer = (secret: string, id: number) => keyedHash(secret, 'check-in customer', String(id));

/** The key of the browser that asks, if it has checked in before; null for any other cookie of that name. */
export const browserKeyOf = (app: App, request: FastifyRequest): string | null => {
  const value = readOwnCookie(app, request, cookieName) ?? '';
  return form.test(value) ? keyOfBrowser(app.env.SESSION_SECRET, value) : null;
};

/** The key of an account. */
export const customerKey = ({ env }: App, customerId: number): string =>
  keyOfCustomer(env.SESSION_SECRET, customerId);

/**
 * The visitor of a check-in: the account that is signed in, else the browser, which gets a random cookie. The cookie is
 * made from the check-in's own random name, so that one that is sent again, because its answer was lost on the way,
 * comes from the same visitor. A browser is told by this cookie alone.
 * @throws ApiError foreign_origin when another site has sent the request
 */
export const visitorOf = async (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  clientId: string,
): Promise<Visitor> => {
  const browserKey = browserKeyOf(app, request);
  const customer_id = await customerOf(app, request);
  if (customer_id !== null) return { key: customerKey(app, customer_id), customer_id, browserKey };
  if (browserKey) return { key: browserKey, customer_id, browserKey };
  const secret = app.env.SESSION_SECRET;
  const value = keyedHash(secret, 'check-in cookie', clientId);
  const expires = new Date(Date.now() + cookieSeconds * 1000);
  setOwnCookie(app, reply, { name: cookieName, value, expires });
  return { key: keyOfBrowser(secret, value), customer_id, browserKey: null };
};
