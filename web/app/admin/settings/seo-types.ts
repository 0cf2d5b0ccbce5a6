import type { Got, Posted } from '~/api/types';

/** What an editor set for a path, or for what a page shows. */
export type SeoRecord = Got<'/seosearch/{id}'>['data'];

/** What search engines are told of a page now. */
export type PageSeo = Posted<'/seosearch/search-by-url'>['data'];

/** A page of the site, what it is made from, and what search engines are told of it. */
export type ListedPage = Got<'/seosearch/pages'>['data'][number];

export type Redirect = Got<'/redirects'>['data'][number];
