import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Makes the browser's scripts smaller once more: SWC names things by how often they are used and folds more than esbuild
 * does, which is a twentieth of what a first visit loads (docs/decisions/0063).
 */
export function smallerScripts(): Plugin {
  return {
    name: 'smaller-scripts',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code) {
        if (this.environment.name === 'ssr') return null;
        const smaller = await minify(code, { module: true, compress: { passes: 3 }, mangle: true });
        return { code: smaller.code, map: null };
      },
    },
  };
}
