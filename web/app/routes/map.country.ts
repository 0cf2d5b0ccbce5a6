import type { LoaderFunctionArgs } from '@remix-run/node';
import { countrySheet } from '~/site/map/base/country-sheet.server';
import { mapFile } from '~/site/map/base/map-file.server';

/** What drawn maps of the country stand on. */
export async function loader(asked: LoaderFunctionArgs) {
  const { svg, version } = await countrySheet(asked);
  return mapFile(asked.request, { body: svg, version, type: 'image/svg+xml' });
}
