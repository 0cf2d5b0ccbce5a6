import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/launch/project-root';

/** Puts the API together in a process of its own, and prints the packages that were read for it. */
const script = `
  import inspector from 'node:inspector';
  const session = new inspector.Session();
  session.connect();
  const packages = new Set();
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    const name = [...url.matchAll(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/g)].at(-1)?.[1];
    if (name) packages.add(name);
  });
  session.post('Debugger.enable');
  const { createApp } = await import('./server/app.ts');
  const { loadEnv } = await import('./server/env.ts');
  const app = await createApp(loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  await app.ready();
  console.log(JSON.stringify([...packages]));
  process.exit(0);
`;

it('the API starts without what only few calls need', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: projectRoot },
  );
  const packages = JSON.parse(stdout) as string[];
  expect(packages).toContain('fastify');
  for (const name of [
    'ai',
    '@ai-sdk/openai-compatible',
    '@scalar/fastify-api-reference',
    'fontkit',
    'maxmind',
    'nodemailer',
    'qrcode',
  ])
    expect(packages).not.toContain(name);
}, 60_000);
