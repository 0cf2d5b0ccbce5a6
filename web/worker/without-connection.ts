import { FROM, isPagePath, caches as names, offlinePath } from '../app/site/offline/caches';
import { scope } from './scope';

/** Milliseconds; by then the other page has long been opened. */
const longEnough = 10_000;

/** The language of a page's path; pages outside the languages are in the browser's. */
const languageOf = (pathname: string) => {
  const inVietnamese = isPagePath(pathname) ? pathname.startsWith('/vi') : /^vi\b/.test(navigator.language);
  return inVietnamese ? 'vi' : 'en';
};

/** A page that was cached on purpose stands in for one that was not opened yet. */
export const offlineOnPurpose = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => {
    if (cachedResponse) return cachedResponse;
    const pages = await caches.open(names.keptPages);
    return (await pages.match(request.url)) ?? pages.match(new URL(request.url).pathname);
  },
};

/** A place's page from another tag, or from none, stands in: what the tag says is read from the address. */
export const withoutTag = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => {
    if (cachedResponse) return cachedResponse;
    const pages = await caches.open(names.checkIns);
    return pages.match(request, { ignoreSearch: true, ignoreVary: true });
  },
};

/** Leads on to the page that says there is no connection; as an address of its own, which its scripts need. */
export const leadToOfflinePage = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const from = new URLSearchParams({ [FROM]: pathname + search });
    return Response.redirect(`${offlinePath(languageOf(pathname))}?${from}`);
  },
};

/**
 * Data of a page that can't be had: the page itself is opened, which may be cached as a whole. Only for what scripts ask
 * for; a link that is looked ahead of must not lead the visitor away.
 */
export const openWholePage = {
  handlerDidError: async ({ request, event }: { request: Request; event: Event }) => {
    const id = (event as Event & { clientId?: string }).clientId;
    const page = request.mode === 'cors' && id ? await scope.clients.get(id) : undefined;
    if (!page) return Response.error();
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(0, -'.data'.length);
    url.searchParams.delete('_routes');
    await page.navigate(url.href);
    await new Promise((resolve) => setTimeout(resolve, longEnough));
    return Response.error();
  },
};

/** Another size of the same picture is better than none. */
export const otherSize = {
  handlerDidError: async ({ request }: { request: Request }) => {
    for (const name of [names.keptPictures, names.tripPictures, names.pictures]) {
      const kept = await (await caches.open(name)).match(request, { ignoreSearch: true });
      if (kept) return kept;
    }
    return Response.error();
  },
};

/** A sheet is kept without the shape it was asked for in: a phone that is turned finds it, and so does one that packed it. */
export const inAnyShape = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    url.searchParams.delete('ratio');
    return url.href;
  },
};
