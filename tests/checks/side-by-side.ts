import { spawn } from 'node:child_process';

/** Runs an npm script, shows what it said once it has ended, and tells whether it went well. */
async function run(script: string): Promise<boolean> {
  const start = Date.now();
  const child = spawn('npm', ['run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${script} (${seconds} s)\n${Buffer.concat(said)}`);
  return code === 0;
}

// Each uses one core for most of its time. All run to their end, so that one run tells everything.
const went = await Promise.all(process.argv.slice(2).map(run));
if (went.length === 0 || went.includes(false)) process.exitCode = 1;
