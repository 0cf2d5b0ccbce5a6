import { format } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { endWhenAsked } from '../server/platform/drain';
import { readEnv, type WebEnv } from './env';
import { createWebServer } from './server';

/** How long open requests may take to finish once the process was asked to stop. */
const closeMilliseconds = 10_000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function explainStart(error: unknown, env: WebEnv): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${env.port} on ${env.host} is already in use: stop the other process or set PORT to a free one.`;
  }
  if (code === 'ERR_MODULE_NOT_FOUND' && message.includes('build')) {
    return 'The site is not built yet: run `npm run build` first.';
  }
  return `The web process could not start: ${message}`;
}

/** What loaders and libraries say goes the way of all lines, in the form that was asked for. */
function logConsole(log: FastifyBaseLogger) {
  console.error = (...parts: unknown[]) => log.error(format(...parts));
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
}

async function start() {
  let env: WebEnv;
  try {
    env = readEnv();
  } catch (error) {
    fail((error as Error).message);
  }

  try {
    const server = await createWebServer(env);
    logConsole(server.log);

    // What fails after its visitor has left is nobody's answer, and must not end the pages of all others.
    process.on('unhandledRejection', (reason) => {
      console.error('A promise that nobody waits for failed', reason);
    });

    endWhenAsked(server, { drainSeconds: env.drainSeconds, patience: closeMilliseconds });
    await server.listen({ host: env.host, port: env.port });
  } catch (error) {
    fail(explainStart(error, env));
  }
}

await start();
