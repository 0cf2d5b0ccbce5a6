import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { sendToApi } from '~/admin/api/call.server';
import { takenToken } from '~/api/session-cookie';

/** Ends the session in the API and takes the cookie away with its answer. */
export async function action(args: ActionFunctionArgs) {
  const answer = await sendToApi(args, '/logout');
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  // A session that had ended already leaves its cookie behind.
  if (!answer.ok) headers.append('set-cookie', takenToken('admin_token', args.context.publicUrl));
  return redirect('/admin/login?signed_out=1', { headers });
}

export function loader() {
  return redirect('/admin');
}
