import type { Plugin } from 'vite';

/**
 * Terser takes a twentieth more off the framework than esbuild does. What the router would tell a developer on the
 * console goes too, together with its words: nothing depends on what these functions answer.
 */
export function minify(): Plugin {
  return {
    name: 'minify',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              minify: 'terser',
              terserOptions: {
                ecma: 2020,
                module: true,
                compress: {
                  passes: 3,
                  keep_fargs: false,
                  pure_funcs: ['warning', 'warningOnce', 'logV6DeprecationWarnings'],
                },
              },
            },
          },
  };
}
