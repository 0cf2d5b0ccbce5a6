// Whether what is generated agrees with the code, asked again only when something that it follows from has changed.
import { spawn } from 'node:child_process';
import { projectRoot } from '../../server/launch/project-root';
import { fingerprints, passedBefore, rememberPassed, together } from './passed';

const checks = [
  {
    name: 'migrations',
    args: ['db/check-migrations.ts'],
    inputs: ['db', 'migrations', 'package-lock.json'],
  },
  {
    name: 'openapi',
    args: ['server/platform/openapi/generate.ts', '--check'],
    // Nearly every file of the server can change the document; the client's generated types lie in web/app/api.
    inputs: ['server', 'db', 'web/env.ts', 'web/app/api', 'docs/openapi.json', 'package-lock.json'],
  },
];

const went = await Promise.all(
  checks.map(async ({ name, args, inputs }) => {
    const print = together(await fingerprints(inputs));
    if ((await passedBefore(name)).has(print)) return true;
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code === 0) await rememberPassed(name, [print]);
    return code === 0;
  }),
);
if (went.includes(false)) process.exitCode = 1;
