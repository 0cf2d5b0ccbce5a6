import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFromApi } from '~/admin/api/call.server';
import { exportFile } from '~/admin/languages/export-file';
import type { TextPage } from '~/admin/languages/types';

/** The texts of a language as a file, to be translated elsewhere and brought back. */
export async function loader(args: LoaderFunctionArgs) {
  const { code = '' } = args.params;
  const namespace = new URL(args.request.url).searchParams.get('namespace');
  const query = new URLSearchParams({ per_page: '10000', ...(namespace ? { namespace } : {}) });
  const { data } = await readFromApi<TextPage>(
    args,
    `/languages/${encodeURIComponent(code)}/translations?${query}`,
  );
  return new Response(`${JSON.stringify(exportFile(data), null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="visit-vietnam-${code}${namespace ? `-${namespace}` : ''}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
