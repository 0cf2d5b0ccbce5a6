import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '~/routes/site';

/** Where the drawn map of the country is; pages outside the site's own frame have none. */
export const useSheet = (): string => useRouteLoaderData<typeof loader>('routes/site')?.sheet ?? '';
