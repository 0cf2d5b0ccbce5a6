import type { Page } from '@playwright/test';

/** What the HTML of a page says about it, as the server sends it. */
export interface PageFacts {
  language: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: Record<string, string>;
  headings: string[];
  /** Those to pages of the same site, as path with query, without the part after `#`; files aren't pages. */
  links: string[];
  /** Links to a place on the same page that is not there. */
  brokenAnchors: string[];
  pictures: { source: string; smallest: string; hasAlt: boolean }[];
  jsonLd: string[];
}

/** Reads a page with the browser's own parser, without running or loading anything of it. */
export function pageFacts(parser: Page, html: string, address: string): Promise<PageFacts> {
  return parser.evaluate(
    ({ html, address }) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...page.querySelectorAll(selector)];
      const attribute = (selector: string, name: string) =>
        page.querySelector(selector)?.getAttribute(name) ?? '';
      const here = new URL(address);
      const hrefs = all('a[href]:not([download])').map(
        (link) => new URL(link.getAttribute('href') ?? '', here),
      );

      return {
        language: page.documentElement.lang,
        title: page.title,
        description: attribute('meta[name=description]', 'content'),
        robots: attribute('meta[name=robots]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        alternates: Object.fromEntries(
          all('link[rel=alternate][hreflang]').map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
        headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
        links: hrefs
          // A picture on its own, such as a view all around, is no page.
          .filter(({ origin, pathname }) => origin === here.origin && !pathname.startsWith('/media/'))
          .map(({ pathname, search }) => pathname + search),
        brokenAnchors: hrefs
          .filter(({ pathname, search, hash }) => hash && pathname + search === here.pathname + here.search)
          .map(({ hash }) => decodeURIComponent(hash.slice(1)))
          .filter((id) => !page.getElementById(id)),
        pictures: all('img').map((picture) => ({
          source: picture.getAttribute('src') ?? '',
          smallest:
            picture.closest('picture')?.querySelector('source')?.getAttribute('srcset')?.split(' ')[0] ?? '',
          hasAlt: picture.hasAttribute('alt'),
        })),
        jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      };
    },
    { html, address },
  );
}
