import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const framework =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//;

/** What bundling adds, and the one function that the browser has of remix-i18next. */
const helpers = /vite\/preload-helper|\/node_modules\/remix-i18next\//;

/**
 * What nearly every public page shows at once, by its path in `web/app`. What is fetched later, or by few pages, is not here
 * and stays by itself. `tests/e2e/site-budget.spec.ts` holds what a page loads to its budget.
 */
const everywhere = new Set([
  'api/answer.ts',
  'api/browser-fetch.ts',
  'api/call-api.ts',
  'api/own-cookie.ts',
  'api/values.gen.ts',
  'i18n/client.ts',
  'i18n/dates.ts',
  'i18n/edited-texts.ts',
  'i18n/english-words.ts',
  'i18n/languages.ts',
  'i18n/months.ts',
  'i18n/names.tsx',
  'i18n/options.ts',
  'i18n/page-edits.tsx',
  'i18n/province-name.ts',
  'i18n/reader.tsx',
  'i18n/retried-reads.ts',
  'i18n/slugify.ts',
  'i18n/use-language.ts',
  'i18n/use-months.ts',
  'i18n/vietnamese-parts.ts',
  'reload-once.ts',
  'rendering/late-scripts.tsx',
  'rendering/later/later.tsx',
  'rendering/later/lay-out.ts',
  'rendering/later/lazy-part.ts',
  'rendering/later/once-near.ts',
  'rendering/later/when-staying.ts',
  'rendering/later/whole-page.tsx',
  'seo/json-ld.ts',
  'seo/meta.ts',
  'seo/page-seo.ts',
  'seo/titled-in.ts',
  'site/account/call.ts',
  'site/account/use-session.ts',
  'site/account/user-store.ts',
  'site/alerts/alerts.tsx',
  'site/cards/fact-line.ts',
  'site/drawings/empty-basket.svg',
  'site/drawings/lost-cyclo.svg',
  'site/error-meta.ts',
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
  'site/list/empty-list.tsx',
  'site/list/list-header.tsx',
  'site/logo.tsx',
  'site/offline/caches.ts',
  'site/paths.ts',
  'site/sample-mark.tsx',
  'site/saved/record-store.ts',
  'site/saved/save-button.tsx',
  'site/saved/saved-store.ts',
  'site/section.tsx',
  'site/visitor/use-not-now-words.ts',
  'ui/breadcrumbs.tsx',
  'ui/browser-store.ts',
  'ui/button-style.ts',
  'ui/button.tsx',
  'ui/cx.ts',
  'ui/drawn.tsx',
  'ui/empty-state.tsx',
  'ui/followed.ts',
  'ui/icon.tsx',
  'ui/icons.svg',
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
  'ui/type-ahead.ts',
  'ui/use-ready.ts',
]);

/** What every page with the drawn map of the country needs of it at once; a map that is panned comes later by itself. */
const drawnMap = new Set([
  'site/map/archipelago-places.ts',
  'site/map/base/drawn-names.tsx',
  'site/map/base/names.ts',
  'site/map/labels.ts',
  'site/map/projection.ts',
  'site/map/room.ts',
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

/** What a price or a number is written with. */
const amounts = new Set([
  'i18n/foreign-money.ts',
  'i18n/money.ts',
  'site/cards/use-amounts.ts',
  'site/money/display-currency.ts',
  'site/money/use-money.ts',
]);

/** What lists of records are made of. */
const cards = new Set([
  'site/cards/card-grid.tsx',
  'site/cards/record-card.tsx',
  'site/list/facet-link.tsx',
  'site/list/facet-way-out.tsx',
  'site/visitor/not-now-mark.tsx',
  'ui/card.tsx',
  'ui/pagination.tsx',
]);

/** What lists of hotels, restaurants and sights have beside these. */
const placeLists = new Set([
  'site/cards/lead-grid.tsx',
  'site/cards/place-card.tsx',
  'site/resources/lists/nothing-found.tsx',
  'site/resources/lists/place-list.tsx',
  'site/resources/lists/recently-viewed.tsx',
]);

/** What forms are made of. */
const fields = new Set(['ui/controls.tsx', 'ui/field.tsx', 'ui/typed-before.ts']);

/** The fields of lists. */
const filters = new Set([
  'site/list/city-field.tsx',
  'site/list/chosen-facets.ts',
  'site/list/facet-chips.tsx',
  'site/list/facet-fields.tsx',
  'site/list/filter-form.tsx',
  'site/list/use-facet-words.ts',
  'site/resources/lists/filter-buttons.tsx',
  'site/resources/lists/words-field.tsx',
]);

/** What the answers of the search are written with. */
const answers = new Set(['site/search/marked.tsx', 'site/search/search-types.ts']);

/** A long text, and the button that shares its page. */
const reading = new Set(['site/prose.tsx', 'site/share-button.tsx']);

/** The opening of a page of one record. */
const opening = new Set([
  'site/detail/detail-hero.tsx',
  'site/detail/record-title.tsx',
  'site/detail/story.tsx',
]);

/** When something is open, and that it is not for a while. */
const doors = new Set([
  'site/resources/place/opening.ts',
  'site/resources/place/use-now.ts',
  'site/visitor/not-now.tsx',
]);

const files = new Map(
  Object.entries({
    everywhere,
    'drawn-map': drawnMap,
    navigation,
    amounts,
    cards,
    'place-lists': placeLists,
    fields,
    filters,
    answers,
    reading,
    opening,
    doors,
  }).flatMap(([chunk, names]) => [...names].map((name) => [name, chunk] as const)),
);

const app = path.join(import.meta.dirname, 'app');

const requireFiles = () => {
  const gone = [...files.keys()].filter((file) => !existsSync(path.join(app, file)));
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
                // As package.json says. Vite reads that for relative imports alone, and a part that is fetched later
                // would have what it is made of fetched at once.
                treeshake: {
                  moduleSideEffects: (id) => !id.startsWith(`${app}${path.sep}`) || id.endsWith('.css'),
                },
                output: {
                  // What these use besides is not theirs: few pages may have both.
                  onlyExplicitManualChunks: true,
                  manualChunks: (id: string) => {
                    if (framework.test(id)) return 'framework';
                    if (helpers.test(id)) return 'everywhere';
                    return files.get(path.relative(app, id.replace('?url', '')));
                  },
                },
              },
            },
          },
  };
}

/** A page whose files ask for each other in a circle can fail before it begins: which is why the build does. */
export function noChunkCircles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name === 'ssr') return;
      const done = new Set<string>();
      const visit = (name: string, way: string[]) => {
        if (way.includes(name))
          this.error(
            `Files ask for each other in a circle: ${[...way, name].join(' → ')}. Put what both need into one list of web/shared-chunks.ts.`,
          );
        const chunk = bundle[name];
        if (done.has(name) || chunk?.type !== 'chunk') return;
        for (const next of chunk.imports) visit(next, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
