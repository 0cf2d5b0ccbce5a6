import type { LoaderFunctionArgs } from '@remix-run/node';
import { landAsJson, landVersion } from '~/site/map/land.server';

const FOREVER = 'public, max-age=31536000, immutable';

/** The land that interactive maps are drawn on; kept for ever under the address that names its version. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('v');
  return new Response(landAsJson(), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': asked === landVersion() ? FOREVER : 'public, no-cache',
    },
  });
}
