import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parsePosition } from '../../db/replicas/position';
import { isReplicable } from '../../db/replicas/replicable';
import { followChanges } from '../../web/http/changes';
import { readAfterOf, rememberWrite } from '../../web/http/read-after';

it('a web process says what it has heard of, and what the visitor has written', async () => {
  const api = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\nid: 17\nda');
    answer.write('ta: city\n\n');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const changes = followChanges({ apiUrl, internalToken: 'token' }, () => {});
  onTestFinished(() => {
    changes.close();
    api.closeAllConnections();
    api.close();
  });
  const asked = (cookie?: string) => readAfterOf({ headers: { cookie } } as FastifyRequest, changes);
  expect(asked()).toBe('');
  expect(asked('lang=vi; read_after=5')).toBe('5');
  await vi.waitFor(() => expect(asked()).toBe('17'), 2000);
  expect(asked('read_after=home')).toBe('17,home');
  expect(changes.lastOf(['city'])).toBe(changes.now());
});

it('a write is remembered by the browser, over HTTPS under its prefix', () => {
  const header = vi.fn();
  rememberWrite({ header } as unknown as FastifyReply, '42', 'https://visit.example');
  expect(header).toHaveBeenCalledWith(
    'set-cookie',
    '__Host-read_after=42; Path=/; Max-Age=300; SameSite=Lax; Secure; HttpOnly',
  );
});

it('a position is a number of bytes and nothing else', () => {
  expect(parsePosition('18446744073709551615')).toBe(2n ** 64n - 1n);
  for (const text of ['', '-1', '1e5', 'home', '0/16B3748', null, undefined, 5])
    expect(parsePosition(text)).toBeNull();
});

it.each([
  ['select title from city_translation join city on true', true],
  ['select "updated_at" from "city"', true],
  ['select 1', false],
  ['select * from pg_stat_activity, city', false],
  ['select id from customer_session', false],
  ['select exists (select from city) from (select from "order_line") lines', false],
  ['select id from city FOR NO KEY UPDATE', false],
  ['select id from city for share', false],
  ["select nextval ('city_id_seq') from city", false],
])('%s may be read from a replica: %s', (text, may) => {
  expect(isReplicable(text)).toBe(may);
});
