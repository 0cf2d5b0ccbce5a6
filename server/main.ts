import { createApp } from './app';
import { EnvError, httpUrl, loadEnv } from './env';
import { endWhenAsked } from './platform/drain';
import { checkMediaStore } from './platform/media/store';

/** Longer than any answer may take is not waited for. */
const closeMilliseconds = 10_000;

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const readEnv = () => {
  try {
    const env = loadEnv();
    return env.DATABASE_URL
      ? env
      : fail('DATABASE_URL must be set for the API; `npm start` brings its own database.');
  } catch (error) {
    return fail(error instanceof EnvError ? error.message : String(error));
  }
};

const env = readEnv();
const media = await checkMediaStore(env);
// Pages are shown without their pictures while what holds them is away; what is set up wrongly stays wrong.
if (media.problem && !media.passes) fail(media.problem);
const app = await createApp(env).catch((error: unknown) => {
  if (error instanceof EnvError) return fail(error.message);
  throw error;
});

if (media.problem) app.log.error(media.problem);

// What fails after its caller has left is nobody's answer, and must not end the calls of all others.
process.on('unhandledRejection', (reason) => {
  app.log.error({ err: reason }, 'a promise that nobody waits for failed');
});
endWhenAsked(app, { drainSeconds: env.DRAIN_SECONDS, patience: closeMilliseconds });

try {
  // In a rush, connections wait here until they are accepted; what finds no room is only tried again after a second.
  await app.listen({ host: env.HOST, port: env.API_PORT, backlog: 4096 });
  process.stdout.write(`api listening on ${httpUrl(env.HOST, env.API_PORT)}\n`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail(
    taken
      ? `Port ${env.API_PORT} is taken; set API_PORT to a free one.`
      : `The API could not start: ${String(error)}`,
  );
}
