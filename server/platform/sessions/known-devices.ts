import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownCookieName, readOwnCookie, setOwnCookie } from '../plugins/own-cookie';
import type { SessionKind } from './session-kind';
import { randomToken } from './tokens';

const cookieName = 'known_device';
const seconds = 365 * 24 * 3600;

/** A family shares a browser; a library's computer is nobody's. */
const mostAccounts = 5;

/** A browser and the accounts that were signed in to in it. It opens nothing: it only tells the browser from a stranger's. */
export interface DevicePayload {
  kind: 'device';
  device: string;
  accounts: string[];
}

export interface Account {
  kind: SessionKind;
  id: number;
}

const nameOf = ({ kind, id }: Account): string => `${kind}:${id}`;

const readDevice = (app: FastifyInstance, request: FastifyRequest): DevicePayload | null => {
  const cookie = readOwnCookie(app, request, cookieName);
  if (!cookie) return null;
  try {
    const payload = app.jwt.verify<DevicePayload>(cookie);
    return payload.kind === 'device' ? payload : null;
  } catch {
    return null;
  }
};

/** Whether a request says that some account was signed in to in its browser. Looked at before cookies are read: it may be untrue. */
export const saysItIsKnown = (app: FastifyInstance, { headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${ownCookieName(app, cookieName)}=`) ?? false;

/** The name of a browser in which some account was signed in to, else null. */
export const deviceOf = (app: FastifyInstance, request: FastifyRequest): string | null => {
  const device = readDevice(app, request);
  return device && device.accounts.length > 0 ? device.device : null;
};

/** The name of the browser when this account was signed in to in it, else null. */
export const knownDeviceOf = (
  app: FastifyInstance,
  request: FastifyRequest,
  account: Account,
): string | null => {
  const device = readDevice(app, request);
  return device?.accounts.includes(nameOf(account)) ? device.device : null;
};

/** Notes in the browser that this account was signed in to in it, or that its owner has come from a letter. */
export const rememberDevice = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): void => {
  const known = readDevice(app, request);
  const name = nameOf(account);
  const others = known?.accounts.filter((other) => other !== name) ?? [];
  const payload: DevicePayload = {
    kind: 'device',
    device: known?.device ?? randomToken(),
    accounts: [name, ...others].slice(0, mostAccounts),
  };
  const value = app.jwt.sign(payload, { expiresIn: seconds });
  setOwnCookie(app, reply, { name: cookieName, value, expires: new Date(Date.now() + seconds * 1000) });
};
