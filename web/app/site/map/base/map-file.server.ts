const FOREVER = 'public, max-age=31536000, immutable';

interface MapFile {
  body: string;
  version: string;
  type: string;
}

/** A file that maps are drawn from; kept for ever under the address that names its version. */
export function mapFile(request: Request, { body, version, type }: MapFile): Response {
  const asked = new URL(request.url).searchParams.get('v');
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': asked === version ? FOREVER : 'public, no-cache',
    },
  });
}
