import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client';
import { ApiError } from '../../errors';
import { type Counter, clearAttempts, countAttempt, forgiveAttempt, type Limit } from '../limits/attempts';
import { fromNetwork } from '../limits/from-network';
import { clearSlowed, countSlowed } from '../limits/growing-delay';
import { wideNetworkOf } from '../limits/network';
import { noteSecurityEvent } from '../security/note-event';
import { knownDeviceOf } from './known-devices';
import type { SessionKind } from './session-kind';
import { type TriedAccount, tellOwnerOfTries } from './tell-owner-of-tries';

const quarter = 15 * 60;
const day = 24 * 3600;

const limitsOf = (kind: SessionKind) =>
  ({
    /** Failures from one network, whatever account they are for. */
    network: { name: `${kind}-login-network`, maximum: 50, windowSeconds: quarter },
    /** Failures from one network to one account, soon after one another and over a day. */
    pair: { name: `${kind}-login-pair`, maximum: 10, windowSeconds: quarter },
    pairDay: { name: `${kind}-login-pair-day`, maximum: 30, windowSeconds: day },
    /** The same in a browser in which the account was signed in to before. */
    device: { name: `${kind}-login-device`, maximum: 10, windowSeconds: quarter },
    deviceDay: { name: `${kind}-login-device-day`, maximum: 30, windowSeconds: day },
    /** Failures to one account from all browsers that it doesn't know: beyond this they are slowed down. */
    account: { name: `${kind}-login-account`, maximum: 100, windowSeconds: day },
  }) as const satisfies Record<string, Limit>;

const accountCounter = (kind: SessionKind, email: string): Counter => ({
  limit: limitsOf(kind).account,
  subject: email.toLowerCase(),
});

export interface SignInTry {
  kind: SessionKind;
  /** As it was given, in lower case. */
  email: string;
  /** The account of it, if there is one. */
  account: TriedAccount | undefined;
}

/** Who tries, as far as tries are counted: a browser that the account knows, or a network. */
const triesOf = (app: FastifyInstance, request: FastifyRequest, { kind, email, account }: SignInTry) => {
  const limits = limitsOf(kind);
  const device = account ? knownDeviceOf(app, request, { kind, id: account.id }) : null;
  const counters = (short: Limit, long: Limit, who: string): Counter[] =>
    [short, long].map((limit) => ({ limit, subject: `${email} ${who}` }));
  return device
    ? { isKnown: true, own: counters(limits.device, limits.deviceDay, device) }
    : { isKnown: false, own: counters(limits.pair, limits.pairDay, wideNetworkOf(request.ip)) };
};

/**
 * Counts a try to sign in before the password is looked at. Wrong passwords never keep the owner out: a browser in
 * which the account was signed in to before is only held to its own failures. All others share a limit of the account
 * beyond which they are slowed down more and more, so that guessing from many networks leads nowhere.
 * @returns what to do when the password was right, in the transaction of the sign-in
 * @throws ApiError too_many_requests
 */
export const admitSignIn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  tried: SignInTry,
): Promise<(tx: Queryable) => Promise<void>> => {
  const { isKnown, own } = triesOf(app, request, tried);
  const network = fromNetwork(limitsOf(tried.kind).network, request.ip);
  const shared = accountCounter(tried.kind, tried.email);

  const networkWait = isKnown ? 0 : await countAttempt(app.db, network);
  if (networkWait > 0) throw new ApiError('too_many_requests', { retryAfter: networkWait });
  // What its own network is refused for is not counted for the account: one network alone slows nobody else down.
  let wait = 0;
  for (const counter of own) wait ||= await countAttempt(app.db, counter);
  if (!isKnown) wait ||= await countSlowed(app.db, shared);
  if (wait > 0) {
    tellOwnerOfTries(app, request, tried);
    const { kind, account } = tried;
    noteSecurityEvent(app, request, {
      action: 'sign_in_refused',
      kind,
      account: account && { ...account, kind },
    });
    throw new ApiError('too_many_requests', { retryAfter: wait, message: 'sign_in_slowed' });
  }

  return async (tx) => {
    await clearAttempts(tx, ...own);
    if (isKnown) return;
    await forgiveAttempt(tx, network);
    await forgiveAttempt(tx, shared);
  };
};

/** Forgets failures to an account whose owner has set a new password. */
export const forgetSignInTries = (tx: Queryable, kind: SessionKind, email: string): Promise<void> =>
  clearSlowed(tx, accountCounter(kind, email));
