import { filledPath } from '../factories/openapi';
import type { Actor } from './actors';
import { operations } from './operations';
import type { Log } from './part';
import { type Answer, ask, each, newAddress } from './request';
import type { Target } from './target';

/** The same path, written so that one reader may think it another. */
export const spellingsOf = (path: string): string[] => {
  const at = path.lastIndexOf('/');
  const [before, last] = [path.slice(0, at), path.slice(at + 1)];
  const first = path.indexOf('/', 1);
  const inside = first < 0 ? [] : [path.slice(0, first), path.slice(first + 1)];
  const encoded = `%${(last.charCodeAt(0) || 0x2f).toString(16)}${last.slice(1)}`;
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `${before}//${last}`,
    `${before}/./${last}`,
    `${before}/%2e/${last}`,
    `${before}/x/../${last}`,
    `${before}/x/%2e%2e/${last}`,
    `${before}/..;/${last}`,
    `${before}%2f${last}`,
    `${before}%2F${last}`,
    `${before}/%2f${last}`,
    `${before}\\${last}`,
    `${before}%5c${last}`,
    `${before}/${encoded}`,
    `${before}/%25${encoded.slice(1)}`,
    path.toUpperCase(),
    `${before}/${last.toUpperCase()}`,
    `${path};x`,
    `${path};/`,
    `${path}%00`,
    `${path}%20`,
    `${path}%09`,
    `${path}%0a`,
    `${path}.`,
    `${path}..`,
    `${path}.json`,
    `${path}.data`,
    `${path}.css`,
    `${path}/x.css`,
    `${path}%3fx`,
    `${path}%23x`,
    `${path}?x`,
    `${path}?`,
    `${path}/.`,
    `${path}/%2e`,
    ...(inside.length > 0
      ? [`${inside[0]}/./${inside[1]}`, `${inside[0]}//${inside[1]}`, `${inside[0]}/%2e/${inside[1]}`]
      : []),
  ];
};

/** Calls that web processes make among themselves; a visitor finds nothing there, however he writes them. */
const internal = ['/api/changes'];

/** Pages of the back office and of accounts. */
const pages = [
  '/admin',
  '/admin/orders',
  '/admin/audit',
  '/admin/setting/user-account',
  '/admin/orders/export.csv',
  '/admin/blogs/export.csv',
  '/admin/languages/vi/export.json',
  '/en/profile',
];

const lets = ({ status, ended }: Answer) => ended === 'stream' || (status >= 200 && status < 300);

/** The answers that lead to where one signs in: a redirect, or what the framework's data says instead of one. */
const leadsAway = ({ status, headers, body }: Answer): boolean =>
  (status >= 300 && status < 400) ||
  (/text\/x-script|turbo-stream/.test(headers['content-type'] ?? '') && /SingleFetchRedirect/.test(body));

/** Words of the back office's own frame, which only who is signed in sees. */
const frameOfAdmins = /admin\/logout/;

export async function trySpellings(
  target: Target,
  log: Log,
  { isShort, deadline, stranger }: { isShort: boolean; deadline: number; stranger: Actor },
): Promise<void> {
  const reads = operations.filter(({ method, access }) => method === 'GET' && access !== 'public');
  const chosen = isShort ? reads.filter((_, index) => index % 20 === 0) : reads;
  const tries = [
    ...internal.flatMap((path) => [path, ...spellingsOf(path)].map((spelt) => ({ path, spelt }))),
    ...chosen.flatMap((operation) => {
      const path = `/api${filledPath(operation)}`;
      return spellingsOf(path).map((spelt) => ({ path, spelt }));
    }),
    ...pages.flatMap((path) => spellingsOf(path).map((spelt) => ({ path, spelt }))),
  ];
  const done = await each(
    tries,
    isShort ? 2 : 4,
    async ({ path, spelt }) => {
      const isPage = !path.startsWith('/api/');
      const answer = await ask(target.siteUrl, {
        path: spelt,
        headers: {
          'x-forwarded-for': newAddress(),
          // A customer may see pages of accounts; those of the back office are nobody's without its session.
          ...(path.startsWith('/admin') ? { cookie: stranger.cookies } : {}),
        },
        patience: 15_000,
      });
      log.tried();
      const name = `${spelt} for ${path}`;
      if (answer.ended === 'timeout') return log.deviates(`${name}: no answer`);
      if (answer.status >= 500 && answer.status !== 503) return log.deviates(`${name}: ${answer.status}`);
      if (!lets(answer) || leadsAway(answer)) return;
      if (!isPage)
        return log.deviates(`${name}: ${answer.status}${answer.ended === 'stream' ? ', a stream' : ''}`);
      if (
        path.startsWith('/admin')
          ? frameOfAdmins.test(answer.body) || !/html/.test(answer.headers['content-type'] ?? '')
          : true
      )
        log.deviates(`${name}: ${answer.status} ${answer.headers['content-type']}`);
    },
    deadline,
  );
  if (done < tries.length) log.deviates(`only ${done} of ${tries.length} were tried in time`);
  for (const path of ['/', '/en', '/api/city']) {
    const { status } = await ask(target.siteUrl, { method: 'TRACE', path });
    log.tried();
    if (status < 400 || status >= 500) log.deviates(`TRACE ${path}: ${status}`);
  }
  if (!target.apiUrl) return;
  // The API by itself, where nothing stands before it.
  for (const operation of chosen) {
    for (const spelt of spellingsOf(filledPath(operation))) {
      if (Date.now() > deadline) return log.note('not all spellings were tried at the API itself');
      const answer = await ask(target.apiUrl, { path: spelt });
      log.tried();
      if (lets(answer) || answer.status >= 500) log.deviates(`${spelt} at the API itself: ${answer.status}`);
    }
  }
}
