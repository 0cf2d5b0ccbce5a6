// A process of its own: makes the service worker for the site that was just built.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type BuiltFiles, type BuiltSite, buildFacts } from './precached';

const here = path.dirname(fileURLToPath(import.meta.url));
const built = path.join(here, '../build');

const assignment = 'window.__remixManifest=';

/** The framework's list of routes is a script of one assignment. */
async function builtSite(): Promise<BuiltSite> {
  const assets = path.join(built, 'client/assets');
  for (const name of await readdir(assets)) {
    if (!/^manifest-[\w-]+\.js$/.test(name)) continue;
    const script = await readFile(path.join(assets, name), 'utf8');
    if (script.startsWith(assignment))
      return JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as BuiltSite;
  }
  throw new Error('There is no list of routes: build the site first.');
}

const files = JSON.parse(
  await readFile(path.join(built, '.vite/client-manifest.json'), 'utf8'),
) as BuiltFiles;
const facts = buildFacts(await builtSite(), files);

await build({
  configFile: false,
  root: here,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD_FACTS: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: path.join(built, 'client'),
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: path.join(here, 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
process.stdout.write(`The worker keeps ${facts.precached.length} files.\n`);
