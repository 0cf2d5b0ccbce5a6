import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const framework =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//;

/**
 * What nearly every public page shows at once, by its path in `web/app`. What is fetched later, or by few pages, is not here
 * and stays by itself. `tests/e2e/site-headers.spec.ts` holds what a page loads to its budget.
 */
const everywhere = new Set([
  'i18n/client.ts',
  'i18n/dates.ts',
  'i18n/edited-texts.ts',
  'i18n/english-words.ts',
  'i18n/languages.ts',
  'i18n/months.ts',
  'i18n/names.tsx',
  'i18n/options.ts',
  'i18n/page-edits.tsx',
  'i18n/retried-reads.ts',
  'i18n/reader.tsx',
  'i18n/slugify.ts',
  'i18n/use-language.ts',
  'i18n/use-months.ts',
  'i18n/vietnamese-parts.ts',
  'rendering/late-scripts.tsx',
  'rendering/later/later.tsx',
  'rendering/later/lay-out.ts',
  'rendering/later/once-near.ts',
  'rendering/later/lazy-part.ts',
  'rendering/later/when-staying.ts',
  'rendering/later/whole-page.tsx',
  'seo/json-ld.ts',
  'seo/meta.ts',
  'seo/page-seo.ts',
  'seo/titled-in.ts',
  'site/error-screen.tsx',
  'site/header/account-menu.tsx',
  'site/header/cart-link.tsx',
  'site/header/count-badge.tsx',
  'site/header/header-tools.tsx',
  'site/header/header.tsx',
  'site/header/language-switch.tsx',
  'site/header/navigation-id.ts',
  'site/header/saved-link.tsx',
  'site/header/search-box.tsx',
  'site/header/site-search.tsx',
  'site/header/use-closing-details.ts',
  'site/list/list-header.tsx',
  'site/logo.tsx',
  'site/offline/caches.ts',
  'site/paths.ts',
  'site/saved/record-store.ts',
  'site/saved/save-button.tsx',
  'site/saved/saved-store.ts',
  'site/section.tsx',
  'ui/breadcrumbs.tsx',
  'ui/browser-store.ts',
  'ui/button-style.ts',
  'ui/button.tsx',
  'ui/controls.tsx',
  'ui/cx.ts',
  'ui/empty-state.tsx',
  'ui/field.tsx',
  'ui/followed.ts',
  'ui/icon.tsx',
  'ui/page-focus.tsx',
  'ui/picture-fallback.tsx',
  'ui/picture-sizes.ts',
  'ui/picture.tsx',
  'ui/progress-bar.tsx',
  'ui/random-id.ts',
  'ui/request-info.tsx',
  'ui/skip-link.tsx',
  'ui/tag.tsx',
  'ui/theme-switch.tsx',
  'ui/theme.ts',
  'ui/toast-store.ts',
  'ui/toaster.tsx',
  'ui/typed-before.ts',
  'ui/use-ready.ts',
]);

/** What every page with the drawn map of the country needs of it at once; a map that is panned comes later by itself. */
const drawnMap = new Set([
  'site/map/archipelago-places.ts',
  'site/map/base/drawn-names.tsx',
  'site/map/base/names.ts',
  'site/map/labels.ts',
  'site/map/projection.ts',
]);

/** The panels of the main navigation, which small screens have no use for before the menu is opened. */
const navigation = new Set([
  'site/header/destinations-panel.tsx',
  'site/header/disclosure.tsx',
  'site/header/events-panel.tsx',
  'site/header/experiences-panel.tsx',
  'site/header/navigation.later.tsx',
  'site/header/panel-parts.tsx',
  'site/header/plan-panel.tsx',
  'site/header/stories-panel.tsx',
  'site/header/things-panel.tsx',
]);

const app = path.join(import.meta.dirname, 'app');

const requireFiles = () => {
  const gone = [...everywhere, ...drawnMap, ...navigation].filter(
    (file) => !existsSync(path.join(app, file)),
  );
  if (gone.length > 0)
    throw new Error(
      `web/shared-chunks.ts names ${gone.join(', ')}: name what came in its place, or leave it out.`,
    );
};

/**
 * The browser's code in few files: the framework, which changes rarely, and what all pages share. Forty small files
 * would weigh a tenth more, since each is compressed by itself.
 */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    buildStart: requireFiles,
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rollupOptions: {
                output: {
                  manualChunks: (id: string) => {
                    if (framework.test(id)) return 'framework';
                    const file = path.relative(app, id);
                    if (drawnMap.has(file)) return 'drawn-map';
                    if (navigation.has(file)) return 'navigation';
                    return everywhere.has(file) ? 'everywhere' : undefined;
                  },
                },
              },
            },
          },
  };
}
