import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-type';
import { readOwnCookie, setOwnCookie } from '../plugins/own-cookie';

/** How long somebody has to open the letter that makes an account work. */
export const activationHours = 48;

const cookieName = 'registered';
const seconds = activationHours * 3600;

/** Says that the account was made in this browser, by whoever typed its password. */
export interface RegistrationPayload {
  kind: 'registration';
  customer: number;
}

/** Notes in the browser that it has made this account. */
export const noteRegistration = (app: App, reply: FastifyReply, customer: number): void => {
  const payload: RegistrationPayload = { kind: 'registration', customer };
  const value = app.jwt.sign(payload, { expiresIn: seconds });
  setOwnCookie(app, reply, { name: cookieName, value, expires: new Date(Date.now() + seconds * 1000) });
};

/** The id of the account that was made last in this browser, else null. */
export const registeredHere = (app: App, request: FastifyRequest): number | null => {
  const cookie = readOwnCookie(app, request, cookieName);
  if (!cookie) return null;
  try {
    const payload = app.jwt.verify<RegistrationPayload>(cookie);
    return payload.kind === 'registration' ? payload.customer : null;
  } catch {
    return null;
  }
};
