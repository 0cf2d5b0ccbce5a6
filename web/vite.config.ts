import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import { browserTexts } from './browser-texts';
import { fonts } from './fonts';
import { smallerScripts } from './minify';
import { precompress } from './precompress';
import { publicTexts } from './public-texts';
import { noChunkCircles, sharedChunks } from './shared-chunks';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    browserTexts(),
    publicTexts(),
    fonts(),
    sharedChunks(),
    noChunkCircles(),
    tailwindcss(),
    remix({
      appDirectory: 'web/app',
      buildDirectory: 'web/build',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tsconfigPaths(),
    smallerScripts(),
    precompress(),
  ],
  // The database of a development run lies in the project's folder too.
  server: { watch: { ignored: ['**/.data/**', '**/web/build/**'] } },
  // The manifest tells the service worker's build which files there are.
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  optimizeDeps: {
    // Found up front, so that the first page of a cold start is not loaded twice.
    entries: ['web/app/entry.client.tsx', 'web/app/root.tsx', 'web/app/routes/**/*.tsx'],
    include: ['remix-i18next/client'],
  },
});
