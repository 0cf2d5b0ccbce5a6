import { expect, it, vi } from 'vitest';
import { openDatabaseServer } from '../setup/database-server';

const start = vi.hoisted(() => vi.fn());

vi.mock('testcontainers', async (original) => {
  const real = await original<typeof import('testcontainers')>();
  class Unstartable extends real.GenericContainer {
    override start = start;
  }
  return { ...real, GenericContainer: Unstartable };
});

it('takes the server that is named', async () => {
  const server = await openDatabaseServer({ NODE_ENV: 'test', TEST_DATABASE_URL: 'postgres://a@b/c' });
  expect(server.url).toBe('postgres://a@b/c');
});

it('fails when the container that is asked for does not start, and takes no other server', async () => {
  start.mockRejectedValue(new Error('no Docker here'));
  await expect(openDatabaseServer({ NODE_ENV: 'test', TEST_DATABASE: 'container' })).rejects.toThrow(
    'The container that TEST_DATABASE asks for did not start: no Docker here',
  );
});

it('gives the address of the container that is asked for', async () => {
  const stop = vi.fn();
  start.mockResolvedValue({ getHost: () => 'localhost', getMappedPort: (port: number) => port + 10, stop });
  const server = await openDatabaseServer({ NODE_ENV: 'test', TEST_DATABASE: 'container' });
  expect(server.url).toBe('postgres://vietnam:vietnam@localhost:5442/vietnam');
  await server.stop();
  expect(stop).toHaveBeenCalledOnce();
});

it('refuses a kind that there is not', async () => {
  await expect(openDatabaseServer({ NODE_ENV: 'test', TEST_DATABASE: 'docker' })).rejects.toThrow(
    'TEST_DATABASE must be embedded or container, not docker.',
  );
});
