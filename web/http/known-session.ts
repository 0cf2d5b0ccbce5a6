import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type SessionKind, sessionCookies } from '../../server/platform/sessions/session-kind';

/** Whose session a request shows. */
export interface KnownSession {
  kind: SessionKind;
  id: number;
}

export type FindSession = (request: FastifyRequest) => Promise<KnownSession | null>;

/** Where the API says who is signed in. */
const paths = { admin: '/check-login', customer: '/me' } as const;

/** Milliseconds for which an answer holds: it decides about a place in a queue, and about no right. */
const holdsMilliseconds = 60_000;
const mostRemembered = 5_000;

/** Questions to the API at a time, and the milliseconds that one may take. Tokens that are made up shall not be work for it. */
const mostAsked = 8;
const longestMilliseconds = 2_000;

interface Shown {
  kind: SessionKind;
  token: string;
}

/** Has the form of a token; whether it is one only the API can say. */
const token = /^[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}$/;

const cookieToken = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/; */)
    .map((pair) => pair.split('='))
    .find(([given = '']) => given === name || given === `__Host-${name}`)?.[1];

const shownBy = ({ headers }: FastifyRequest): Shown[] => {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return (['admin', 'customer'] as const).flatMap((kind) => {
    const given = bearer ?? cookieToken(headers.cookie, sessionCookies[kind]);
    return given && token.test(given) ? [{ kind, token: given }] : [];
  });
};

const ask = async (apiUrl: string, { kind, token }: Shown): Promise<KnownSession | null> => {
  const answer = await fetch(apiUrl + paths[kind], {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(longestMilliseconds),
  });
  const body: unknown = await answer.json();
  if (!answer.ok || typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { id } = body.data as { id?: unknown };
  return typeof id === 'number' ? { kind, id } : null;
};

/**
 * Tells who is signed in, for places that are cached for those who are. This process can't read tokens: it asks the API once
 * a minute for each. Without an answer everybody is a stranger.
 */
export const findSessions = (apiUrl: string): FindSession => {
  const known = new LRUCache<string, { session: KnownSession | null }>({
    max: mostRemembered,
    ttl: holdsMilliseconds,
  });
  let asked = 0;

  const find = async (shown: Shown): Promise<KnownSession | null> => {
    const key = `${shown.kind} ${createHash('sha256').update(shown.token).digest('base64url')}`;
    const before = known.get(key);
    if (before) return before.session;
    if (asked >= mostAsked) return null;
    asked += 1;
    try {
      const session = await ask(apiUrl, shown);
      known.set(key, { session });
      return session;
    } catch {
      return null;
    } finally {
      asked -= 1;
    }
  };

  return async (request) => {
    for (const shown of shownBy(request)) {
      const session = await find(shown);
      if (session) return session;
    }
    return null;
  };
};
