// A process of its own: writes the API and the site's server as one plain script each. Started from their sources they
// read some thousand files through a translator, which takes three times as long as all that they do then.
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { bundleFolder, bundles } from './bundles';
import { projectRoot } from './project-root';

/** Sources find what lies beside them by their own address: they keep the one that they had, wherever the project is. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform(code, id) {
    if (!id.startsWith(projectRoot) || !code.includes('import.meta.url')) return null;
    const address = path.relative(bundleFolder, id).split(path.sep).join('/');
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(address)}, import.meta.url).href`);
  },
};

await build({
  configFile: false,
  root: projectRoot,
  publicDir: false,
  logLevel: 'warn',
  plugins: [ownAddresses],
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: bundleFolder,
    emptyOutDir: true,
    rollupOptions: {
      input: bundles,
      // What a source does when it is loaded is part of it, whatever package.json says for the browser's scripts.
      treeshake: false,
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
