// A process of its own: makes the service worker for the site that was just built.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type BuiltFiles, type BuiltSite, buildFacts } from './precached';

const here = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(here, '../build/client');

/** The framework's list of routes is a script of one assignment. */
async function builtSite(): Promise<BuiltSite> {
  const assets = path.join(client, 'assets');
  const [name] = (await readdir(assets)).filter((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('There is no list of routes: build the site first.');
  const script = await readFile(path.join(assets, name), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as BuiltSite;
}

const files = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as BuiltFiles;
const facts = buildFacts(await builtSite(), files);

await build({
  configFile: false,
  root: here,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD_FACTS: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: path.join(here, 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
process.stdout.write(`The worker keeps ${facts.precached.length} files.\n`);
