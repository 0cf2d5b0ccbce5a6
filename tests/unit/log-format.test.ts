import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { loadEnv } from '../../server/env';
import { usualLogFormat } from '../../server/platform/log-format';
import { logging } from '../../server/platform/logger';

/** What stands in the log after a request that went well and one that failed. */
async function logged(env: Record<string, string>): Promise<string[]> {
  const stream = new PassThrough();
  const app = Fastify(logging(loadEnv(env), stream));
  app.get('/well', async () => 'well');
  app.get('/health/live', async () => 'well');
  app.get('/ill', async (request) => {
    request.log.error({ err: new Error('the sea is rough') }, 'request failed');
    return 'ill';
  });
  for (const url of ['/well?token=secret', '/health/live', '/ill']) await app.inject({ url });
  await app.close();
  const text = String(stream.read() ?? '');
  expect(text).not.toContain('secret');
  return text.split('\n').filter(Boolean);
}

it('is for people at a terminal, and JSON elsewhere', () => {
  expect(usualLogFormat({ isTTY: true })).toBe('pretty');
  expect(usualLogFormat({})).toBe('json');
  expect(loadEnv({ LOG_FORMAT: 'pretty' }).LOG_FORMAT).toBe('pretty');
  expect(() => loadEnv({ LOG_FORMAT: 'colourful' })).toThrow('LOG_FORMAT must be json or pretty.');
});

describe('the log', () => {
  it('has one JSON line for each request, and none for a probe', async () => {
    const lines = (await logged({ LOG_FORMAT: 'json' })).map((line) => JSON.parse(line));
    const said = (path: string) => lines.filter(({ req }) => req?.path === path);
    expect(said('/well')).toMatchObject([{ msg: 'request completed', res: { status: 200 } }]);
    expect(said('/health/live')).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'request completed')).toHaveLength(2);
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'request failed', err: { message: 'the sea is rough' } },
    ]);
  });

  it('has for people only what went wrong, in words', async () => {
    const lines = await logged({ LOG_FORMAT: 'pretty' });
    expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] ERROR: request failed$/);
    expect(lines.join('\n')).toContain('the sea is rough');
    expect(lines.join('\n')).not.toMatch(/\/well|request completed/);
  });

  it('has requests for people too where they want to know more', async () => {
    const lines = await logged({ LOG_FORMAT: 'pretty', LOG_LEVEL: 'debug' });
    expect(lines.filter((line) => /INFO: request completed$/.test(line))).toHaveLength(2);
    expect(lines.join('\n')).toContain('/well');
  });
});
