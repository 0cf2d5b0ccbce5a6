// `node build/workers.js api|web`: the program of that name, as often as API_PROCESSES or WEB_PROCESSES says, behind one port.
import './leave-with-launcher';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { drainSeconds, processCount } from '../platform/process-settings';
import { bundleFolder } from './bundles';
import { supervise } from './supervise';

const programs = { api: 'API_PROCESSES', web: 'WEB_PROCESSES' } as const;

const schema = z.object({
  API_PROCESSES: processCount.default(1),
  WEB_PROCESSES: processCount.default(1),
  DRAIN_SECONDS: drainSeconds.default(0),
});

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const start = async () => {
  const name = process.argv[2] === 'web' ? 'web' : 'api';
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const { data: settings, error } = schema.safeParse(given);
  if (!settings) return fail(`${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}.`);
  const script = path.join(bundleFolder, `${name}.js`);
  const count = settings[programs[name]];
  if (count === 1) return import(pathToFileURL(script).href);
  return supervise({
    name,
    script,
    count,
    drainSeconds: settings.DRAIN_SECONDS,
  });
};

await start();
