import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allPermissions, type Permission, seededRoles } from '../../server/permissions';
import { type Answer, ask, newAddress } from './request';
import type { Target } from './target';

/** Somebody who calls: what his browser sends along, and what he may. */
export interface Actor {
  name: string;
  kind: 'nobody' | 'customer' | 'admin';
  cookies: string;
  permissions: ReadonlySet<Permission>;
}

export const nobody: Actor = { name: 'nobody', kind: 'nobody', cookies: '', permissions: new Set() };

/** Letters that no text of the product has. */
export const mark = (): string =>
  `zq${randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)] ?? '')}`;

const password = `đò ngang bến vắng ${randomBytes(6).toString('hex')}`;

interface Call {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API through the site, as the site's own pages would; again after a moment while it is too busy. */
export async function callAs(target: Target, actor: Actor, call: Call, patience = 4): Promise<Answer> {
  const answer = await callOnce(target, actor, call);
  if (answer.status !== 503 || patience === 0) return answer;
  await sleep(1_000);
  return callAs(target, actor, call, patience - 1);
}

const callOnce = (target: Target, actor: Actor, { method = 'GET', path: at, body, headers }: Call) =>
  ask(target.siteUrl, {
    method,
    path: `/api${at}`,
    headers: {
      origin: target.siteUrl,
      'accept-language': 'en',
      'x-forwarded-for': newAddress(),
      ...(actor.cookies ? { cookie: actor.cookies } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The cookies of a browser after an answer. */
export function withCookies(before: string, { headers }: Answer): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0] ?? '', pair]),
  );
  for (const line of headers['set-cookie'] ?? []) {
    const pair = line.split(';')[0] ?? '';
    jar.set(pair.split('=')[0] ?? '', pair);
  }
  return [...jar.values()].join('; ');
}

/** @throws Error with what was answered, unless it is what the attack needs in order to go on */
export function dataOf<T>(answer: Answer, what: string): T {
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${what} answered ${answer.status} (${answer.ended}): ${answer.body.slice(0, 500)}`);
  return (JSON.parse(answer.body) as { data: T }).data;
}

async function signedIn(
  target: Target,
  at: '/login' | '/customers/login',
  given: { email: string; password: string },
  actor: Omit<Actor, 'cookies'>,
): Promise<Actor> {
  const answer = await callAs(target, nobody, { method: 'POST', path: at, body: given });
  if (answer.status !== 200) throw new Error(`${at} answered ${answer.status}: ${answer.body}`);
  return { ...actor, cookies: withCookies('', answer) };
}

export const signInAdmin = ({ adminEmail: email, adminPassword, ...target }: Target): Promise<Actor> =>
  signedIn(
    { adminEmail: email, adminPassword, ...target },
    '/login',
    { email, password: adminPassword },
    { name: 'administrator', kind: 'admin', permissions: new Set(allPermissions) },
  );

/** An account of the back office with a role that is made for it. */
export async function makeAdmin(
  target: Target,
  by: Actor,
  name: string,
  permissions: readonly Permission[],
): Promise<Actor> {
  const word = mark();
  const role = await callAs(target, by, {
    method: 'POST',
    path: '/roles',
    body: { name: `${name} ${word}`, permissions },
  });
  const { id } = dataOf<{ id: number }>(role, 'Making a role');
  const email = `${word}@visitvietnam.example`;
  const made = await callAs(target, by, {
    method: 'POST',
    path: '/admin',
    body: { email, full_name: `${name} ${word}`, role_id: id, password },
  });
  dataOf(made, 'Making an account');
  return signedIn(
    target,
    '/login',
    { email, password },
    {
      name,
      kind: 'admin',
      permissions: new Set(permissions),
    },
  );
}

export const rightsToRead = allPermissions.filter((permission) => permission.endsWith('.read'));

export const rightsOfEditors = seededRoles.find(({ code }) => code === 'editor')?.permissions ?? [];

/** The secret in the newest letter to somebody; without a mail server letters are stored as files. */
async function secretFromMail({ dataDir }: Target, email: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.sort().reverse()) {
      if (!name.endsWith('.json')) continue;
      const { to, text } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      const token = to === email ? /\/activate\?token=([\w-]+)/.exec(text)?.[1] : undefined;
      if (token) return token;
    }
  }
  throw new Error(`No letter to ${email} came.`);
}

/** A customer with an account of his own, activated and signed in. */
export async function makeCustomer(
  target: Target,
  name: string,
  full_name: string,
): Promise<Actor & { email: string }> {
  const email = `${mark()}@visit.example`;
  const made = await callAs(target, nobody, {
    method: 'POST',
    path: '/customers/register',
    body: { email, full_name, phone: '0912345678', password, lang_id: 'en' },
  });
  if (made.status !== 201) throw new Error(`Making an account answered ${made.status}: ${made.body}`);
  const token = await secretFromMail(target, email);
  // In the browser in which it was made; elsewhere the owner would have to choose a password.
  const guest: Actor = { ...nobody, cookies: withCookies('', made) };
  const opened = await callAs(target, guest, { path: `/customers/activate?token=${token}` });
  if (opened.status !== 200) throw new Error(`Activating answered ${opened.status}: ${opened.body}`);
  const actor = await signedIn(
    target,
    '/customers/login',
    { email, password },
    {
      name,
      kind: 'customer',
      permissions: new Set(),
    },
  );
  return { ...actor, email };
}
