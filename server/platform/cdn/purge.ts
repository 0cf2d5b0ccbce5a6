import { PartnerError } from '../partners';
import type { CdnKind } from './kinds';

/** What purging takes; the token is a secret, and never part of an error or a log. */
export interface CdnSettings {
  kind: CdnKind;
  /** Whole addresses to which a purge is sent: one, or one for each Varnish. */
  urls: readonly string[];
  token?: string | undefined;
}

interface Purge {
  method: 'POST' | 'PURGE';
  headers: Record<string, string>;
  body?: string;
}

/** So many tags go into one call; Cloudflare takes thirty on its smallest plans, the others more. */
export const mostTags = 30;

/**
 * How each wants to be asked. Fastly and Varnish keep what is purged as stale, so that it still goes out while nothing
 * behind them answers; Cloudflare throws it away.
 */
const purges: Record<CdnKind, (tags: readonly string[], token: string) => Purge> = {
  fastly: (tags, token) => ({
    method: 'POST',
    headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'surrogate-key': tags.join(' ') },
  }),
  cloudflare: (tags, token) => ({
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }),
  varnish: (tags, token) => ({
    method: 'PURGE',
    headers: { 'xkey-purge': tags.join(' '), ...(token ? { 'x-purge-token': token } : {}) },
  }),
};

const waitOf = (header: string | null) => (header && /^\d{1,5}$/.test(header) ? Number(header) : undefined);

/**
 * Tells a CDN that what carries any of these tags is old. Telling it twice does no harm.
 * @throws PartnerError when one of the addresses did not take it, or whatever the network throws
 */
export const purgeTags = async (
  { kind, urls, token = '' }: CdnSettings,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const { method, headers, body } = purges[kind](tags, token);
  const ask = async (url: string) => {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const retryAfter = waitOf(answer.headers.get('retry-after'));
    throw new PartnerError('cdn', 'bad_status', { status: answer.status, retryAfter });
  };
  await Promise.all(urls.map(ask));
};
