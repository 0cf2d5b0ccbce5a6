import type { LoaderFunctionArgs } from '@remix-run/node';
import { mapFile } from '~/site/map/base/map-file.server';
import { landFile } from '~/site/map/land.server';

/** The land that interactive maps are drawn on. */
export async function loader(asked: LoaderFunctionArgs) {
  const { json, version } = await landFile(asked);
  return mapFile(asked.request, { body: json, version, type: 'application/json' });
}
