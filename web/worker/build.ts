// A process of its own: makes the service worker for the site that was just built.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { build } from 'vite';
import { type BuiltFiles, buildFacts } from './precached';

const here = path.dirname(fileURLToPath(import.meta.url));
const built = path.join(here, '../build');

const { assets } = (await import(pathToFileURL(path.join(built, 'server/index.js')).href)) as ServerBuild;
const files = JSON.parse(
  await readFile(path.join(built, '.vite/client-manifest.json'), 'utf8'),
) as BuiltFiles;
const facts = buildFacts(assets, files);

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
