import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../db/embedded/free-port';
import { apiVariables } from '../../server/env';
import { apiEnvironment, readConfiguration, webEnvironment } from '../../server/launch/configuration';

const secret = 'a secret of more than thirty-two characters';
let source: Record<string, string | undefined> & { DATA_DIR: string };

beforeEach(async () => {
  source = {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'visit-vietnam-')),
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  };
});

afterEach(() => rmSync(source.DATA_DIR, { recursive: true, force: true }));

const read = (extra: Record<string, string> = {}) => readConfiguration('production', { ...source, ...extra });

describe('readConfiguration', () => {
  it('is a demonstration by default, with secrets made once and kept to the owner', async () => {
    const [first, second] = [await read(), await read()];
    expect(first.env).toMatchObject({ NODE_ENV: 'production', DEMO: true });
    expect(first.env.SESSION_SECRET).toBe(second.env.SESSION_SECRET);
    expect(first.admin).toEqual(second.admin);
    for (const name of ['session-secret', 'admin-password']) {
      expect(statSync(path.join(source.DATA_DIR, name)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(first.admin?.storedIn ?? '', 'utf8').trim()).toBe(first.admin?.password);
  });

  it('makes nothing up in production', async () => {
    await expect(read({ NODE_ENV: 'production' })).rejects.toThrow('SESSION_SECRET');
    const { env, admin } = await read({ NODE_ENV: 'production', SESSION_SECRET: secret });
    expect(env).toMatchObject({ DEMO: false, SESSION_SECRET: secret });
    expect(admin).toBeUndefined();
    await expect(
      read({ NODE_ENV: 'production', SESSION_SECRET: secret, ADMIN_EMAIL: 'a@example.com' }),
    ).rejects.toThrow('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  });

  it('takes the administrator from the environment', async () => {
    const { admin } = await read({ ADMIN_EMAIL: 'lan@example.com', ADMIN_PASSWORD: 'a long password' });
    expect(admin).toEqual({ email: 'lan@example.com', password: 'a long password' });
  });

  it('refuses one port for both', async () => {
    await expect(read({ API_PORT: source.PORT ?? '' })).rejects.toThrow('PORT and API_PORT are both');
  });
});

describe('what the processes are given', () => {
  it('tells the API the database, and the site nothing secret but what the API knows it by', async () => {
    const { env } = await read({ SESSION_SECRET: secret });
    const databaseUrl = 'postgres://vietnam:hidden@127.0.0.1:5432/vietnam';
    expect(apiEnvironment(env, databaseUrl)).toMatchObject({
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: secret,
    });
    const web = webEnvironment(env);
    expect(web.API_URL).toBe(`http://127.0.0.1:${source.API_PORT}`);
    const untold = apiVariables.filter((name) => name in web && web[name] === undefined);
    expect(untold).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD', 'AI_API_KEY', 'DUFFEL_TOKEN']),
    );
    const secrets = apiVariables.filter((name) => /SECRET|PASSWORD|TOKEN|_KEY/.test(name));
    expect(secrets.filter((name) => !untold.includes(name))).toEqual(['INTERNAL_TOKEN']);
    expect(web.INTERNAL_TOKEN).toBe(apiEnvironment(env, databaseUrl).INTERNAL_TOKEN);
  });
});
