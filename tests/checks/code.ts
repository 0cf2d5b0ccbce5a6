// Biome judges each file by itself: one that it found nothing in before is not read again until it or the rules change.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../server/launch/project-root';
import { fingerprints, passedBefore, rememberPassed, together } from './passed';

const biome = 'node_modules/@biomejs/biome';
const folders = ['server', 'web', 'db', 'seeds', 'tests'];

/** Above that many, Biome finds the files itself: a command can't be of any length. */
const named = 1000;

const rules = together(await fingerprints(['biome.json', `${biome}/package.json`]));
const files = [...(await fingerprints(folders))].map(([file, print]) => ({
  file,
  print: `${rules}${print}`,
}));
const known = await passedBefore('code');
const open = files.filter(({ print }) => !known.has(print));

if (open.length > 0) {
  const names = open.length > named ? [] : open.map(({ file }) => file);
  // A warning would be told once and then be forgotten with the file.
  const args = [
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...names,
  ];
  const { status } = spawnSync(process.execPath, [path.join(projectRoot, biome, 'bin/biome'), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status === 0)
    await rememberPassed(
      'code',
      files.map(({ print }) => print),
    );
  else process.exitCode = 1;
}
