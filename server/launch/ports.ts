import { createServer } from 'node:net';
import type { Env } from '../env';
import { StartFailure } from './failure';

/** Makes sure, before anything expensive, that both ports can be listened on. */
export async function requireFreePorts(env: Env): Promise<void> {
  if (env.PORT === env.API_PORT) {
    throw new StartFailure(`PORT and API_PORT are both ${env.PORT}: set one of them to another number.`);
  }
  for (const name of ['PORT', 'API_PORT'] as const) await requireFree(name, env.HOST, env[name]);
}

async function requireFree(name: string, host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw new StartFailure(explain((error as NodeJS.ErrnoException).code, name, host, port));
  }
  await new Promise((resolve) => server.close(resolve));
}

function explain(code: string | undefined, name: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken: stop what uses it, or set ${name} to a free one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set ${name} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine: set HOST to one that is.`;
    default:
      return `Port ${port} on ${host} can't be used (${code}): set ${name} or HOST to another.`;
  }
}
