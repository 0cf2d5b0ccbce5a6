import type { FastifyReply } from 'fastify';
import type { App } from '../../app-type';
import { clearSessionCookie, setSessionCookie } from '../plugins/auth';
import { clearOwnCookie, setOwnCookie } from '../plugins/own-cookie';
import { sessionStore } from './session-store';

/** Longer than in the back office: a trip is planned over weeks. */
const customerSessionSeconds = 30 * 24 * 3600;

/** Sessions of customers. */
export const customerSessions = sessionStore('customer', customerSessionSeconds);

/**
 * Says to scripts of the site that somebody is signed in, and nothing else. Pages are the same for everybody, so that
 * the browser fills in who it is; without this it would have to ask on every visit.
 */
const hintCookie = 'signed_in';

/** Gives the browser the token of a session, and the hint that there is one. Returns the token. */
export const giveCustomerToken = (
  app: App,
  reply: FastifyReply,
  session: { id: string; expires_at: Date },
): string => {
  const token = app.jwt.sign({ sid: session.id, kind: 'customer' }, { expiresIn: customerSessionSeconds });
  setSessionCookie(app, reply, 'customer', token, session.expires_at);
  setOwnCookie(app, reply, { name: hintCookie, value: '1', expires: session.expires_at, forScripts: true });
  return token;
};

/** Takes the token and the hint back. */
export const takeCustomerToken = (app: App, reply: FastifyReply): void => {
  clearSessionCookie(app, reply, 'customer');
  clearOwnCookie(app, reply, hintCookie);
};
