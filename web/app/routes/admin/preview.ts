import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { callApi, loginPath } from '~/admin/api/call.server';
import { interfaceLanguage } from '~/admin/interface-language';
import { contentLanguage } from '~/admin/shell/content-language';

/** Makes a preview link of a record and goes there; the address that one lands on can be passed on. */
export async function loader(args: LoaderFunctionArgs) {
  const { entity, id } = args.params;
  const lang_id = contentLanguage(
    new URL(args.request.url).searchParams,
    interfaceLanguage(args.request.headers),
  );
  const body = { entity, id: Number(id), lang_id };
  const answer = await callApi<{ data: { path: string } }>(args, '/preview-links', 'POST', body);
  if (answer.ok) return redirect(answer.body.data.path, { headers: { 'cache-control': 'no-store' } });
  if (answer.status === 401) return redirect(loginPath(args.request));
  if (answer.status === 403) throw Response.json({ message: answer.problem.message }, { status: 403 });
  throw new Response(null, { status: 404 });
}
