import type { ServerBuild } from '@remix-run/node';
import { languages } from '../app/i18n/languages';
import { offlinePath } from '../app/site/offline/caches';
import type { BuildFacts } from './build-facts';

type Assets = ServerBuild['assets'];

/** What a browser loads for a route, as Remix's build says it. */
type BuiltRoute = Pick<Assets['routes'][string], 'id' | 'parentId' | 'path' | 'module' | 'imports' | 'css'>;

type BuiltSite = Pick<Assets, 'version' | 'entry'> & { routes: Record<string, BuiltRoute> };

/** Vite's list: the file that each source became, the sources that it imports, and the files that it names. */
export type BuiltFiles = Record<
  string,
  { file: string; assets?: string[]; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** Whether a route is neither of the back office nor below one that is, whatever it calls itself. */
const isPublic = ({ id, path, parentId }: BuiltRoute, all: BuiltSite['routes']): boolean => {
  if (id.startsWith('routes/admin/') || /^admin(\/|$)/.test(path ?? '')) return false;
  const parent = parentId === undefined ? undefined : all[parentId];
  return parent === undefined || isPublic(parent, all);
};

const isOfficeText = (source: string): boolean => /(^|\/)locales\/[a-z]+\/admin\w*\.json$/.test(source);

/** Texts of the public pages; those of the back office are a quarter of all. */
const isPublicText = (source: string): boolean =>
  /(^|\/)locales\/[a-z]+\/[a-z]+\.json$/.test(source) && !isOfficeText(source);

/** Parts of pages that are fetched when they come near the window (see `app/rendering/later`), and what these are made of. */
function laterParts(files: BuiltFiles): string[] {
  const sources = new Set(Object.keys(files).filter((source) => /\.later\.tsx$/.test(source)));
  for (const source of sources) for (const part of files[source]?.imports ?? []) sources.add(part);
  return [...sources].flatMap((source) => files[source]?.file ?? []).map((file) => `/${file}`);
}

/** Addresses of all that some of the built files can lead to, themselves included. */
function reachedFrom(starts: string[], files: BuiltFiles): Set<string> {
  const sources = new Set(Object.keys(files).filter((source) => starts.includes(`/${files[source]?.file}`)));
  for (const source of sources) {
    const { imports = [], dynamicImports = [] } = files[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!isOfficeText(next)) sources.add(next);
  }
  return new Set(
    [...sources].flatMap((source) => {
      const { file, css = [], assets = [] } = files[source] ?? {};
      return [file, ...css, ...assets].flatMap((path) => (path ? `/${path}` : []));
    }),
  );
}

/** What no public page can ever ask for: it is not the worker's, however it was asked for. */
function officeFiles(site: BuiltSite, files: BuiltFiles): string[] {
  const all = Object.values(site.routes);
  const open = all.filter((route) => isPublic(route, site.routes));
  const modules = (routes: BuiltRoute[]) => routes.map(({ module }) => module);
  const shared = reachedFrom([site.entry.module, ...modules(open)], files);
  const texts = Object.keys(files).filter(isOfficeText);
  return [
    ...reachedFrom(modules(all.filter((route) => !open.includes(route))), files),
    ...texts.map((source) => `/${files[source]?.file}`),
  ]
    .filter((url, index, urls) => !shared.has(url) && urls.indexOf(url) === index)
    .sort();
}

/** Letters of other languages than the site's two; a page that has one shows it in a system font meanwhile. */
const isOtherAlphabet = (url: string): boolean => /-latin-ext-.*\.woff2$/.test(url);

/**
 * What the worker keeps from the start: scripts, styles, texts, fonts and icons that public pages load by themselves, and the
 * pages that say there is no connection. Heavy parts that load on demand (the map) are not among them.
 */
export function buildFacts(site: BuiltSite, files: BuiltFiles): BuildFacts {
  const routes = Object.values(site.routes).filter((route) => isPublic(route, site.routes));
  const sources = Object.entries(files);
  const urls = [
    site.entry.module,
    ...site.entry.imports,
    ...routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]),
    ...sources.filter(([source]) => isPublicText(source)).map(([, { file }]) => `/${file}`),
    ...laterParts(files),
    // The root names the style sheet and the fonts that every page opens with.
    ...sources
      .filter(([source]) => /(^|\/)app\/root\.tsx/.test(source))
      .flatMap(([, { assets = [] }]) => assets.map((file) => `/${file}`)),
    ...sources.filter(([source]) => /(^|\/)ui\/icons\.svg$/.test(source)).map(([, { file }]) => `/${file}`),
  ];
  return {
    version: site.version,
    precached: [
      ...[...new Set(urls)]
        .filter((url) => !isOtherAlphabet(url))
        .sort()
        .map((url) => ({ url, revision: null })),
      { url: '/favicon.svg', revision: site.version },
      ...languages.map((language) => ({ url: offlinePath(language), revision: site.version })),
    ],
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    officeFiles: officeFiles(site, files),
  };
}
