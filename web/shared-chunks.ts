import type { Plugin } from 'vite';

const framework =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//;

/** What nearly every public page shows at once; what is fetched later, or by few pages, stays by itself. */
const everywhere =
  /\/web\/app\/(?:i18n\/(?!office-texts|money|foreign-money)|seo|ui\/(?!dialog|tabs|pagination|card|rail|file-input|empty-state)|site\/(?:header\/(?!suggestions|search-dialog|search-options|use-suggestions|recent|own-menu|navigation\.later|disclosure|panel-parts|\w+-panel)|saved\/(?!saved-list|saved-sync|plan-from|viewed)|section|offline\/caches|paths|logo|error-screen))/;

/**
 * The browser's code in few files: the framework, which changes rarely, and what all pages share. Forty small files
 * would weigh a tenth more, since each is compressed by itself.
 */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rollupOptions: {
                output: {
                  manualChunks: (id: string) => {
                    if (framework.test(id)) return 'framework';
                    return everywhere.test(id) && !id.includes('?') ? 'everywhere' : undefined;
                  },
                },
              },
            },
          },
  };
}
