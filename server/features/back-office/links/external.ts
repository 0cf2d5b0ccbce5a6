import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses';
import type { Verdict } from './internal';

const timeoutMilliseconds = 8_000;
const mostRedirects = 3;

/** A site may answer a stranger's program with these and show its page to people all the same. */
const showsToPeople = new Set([401, 402, 403, 405, 406, 407, 408, 418, 423, 425, 429, 451, 999]);

/** Names are looked up here and nowhere else, so that what was checked is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as unknown as LookupAddress[];
    if (error) return callback(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('not a public address'), []);
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    return callback(null, first?.address ?? '', first?.family);
  });
};

/** Only what an ordinary link names: a web address at its usual port, of a host out in the world. */
export const mayAsk = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    ['http:', 'https:'].includes(protocol) &&
    (port === '' || port === '80' || port === '443') &&
    username === '' &&
    (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
  );
};

interface Answered {
  status: number;
  location: string | undefined;
}

const ask = (url: string, method: 'HEAD' | 'GET'): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const asked = request(
      url,
      {
        method,
        lookup: publicLookup,
        agent: false,
        timeout: timeoutMilliseconds,
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: { 'user-agent': 'VisitVietnam-LinkCheck/1.0', accept: '*/*' },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        // What the page says is of no interest.
        answer.destroy();
      },
    );
    // More than one can come: of the signal, then of a name that is found too late.
    asked.on('error', reject);
    asked.end();
  });

/** Whether another site has something at an address. Asks as little as it can, and never a private network. */
export const checkExternal = async (url: string): Promise<Verdict> => {
  let next = url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!mayAsk(next)) return { reason: 'unreachable' };
    try {
      const head = await ask(next, 'HEAD');
      const answer = head.status >= 400 ? await ask(next, 'GET') : head;
      if (answer.status < 300 || showsToPeople.has(answer.status)) return null;
      if (answer.status >= 500) return { reason: 'unreachable', status_code: answer.status };
      if (answer.status >= 400) return { reason: 'refused', status_code: answer.status };
      if (!answer.location) return null;
      next = new URL(answer.location, next).href;
    } catch {
      return { reason: 'unreachable' };
    }
  }
  // A site that leads on and on is there.
  return null;
};
