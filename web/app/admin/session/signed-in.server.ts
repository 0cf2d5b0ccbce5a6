import { redirect } from '@remix-run/node';
import { holdsToken } from '~/api/session-cookie';
import { type Asked, callApi, readFromApi } from '../api/call.server';
import type { Admin } from '../api/types';

/** The admin of this request. Throws the way to the sign-in page when there is none. */
export async function requireAdmin(asked: Asked): Promise<Admin> {
  const { data } = await readFromApi<{ data: Admin }>(asked, '/check-login');
  return data;
}

/** The admin of this request. Throws 403 that names the right when his role doesn't hold it. */
export async function requireRight(asked: Asked, right: string): Promise<Admin> {
  const { data } = await readFromApi<{ data: Admin }>(asked, `/check-login?right=${right}`);
  return data;
}

/** Sends those who have a session on to the back office; for the pages that are there to get one. */
export async function leaveWhenSignedIn(asked: Asked): Promise<void> {
  if (!holdsToken(asked.request, 'admin_token')) return;
  const answer = await callApi(asked, '/check-login');
  if (answer.ok) throw redirect('/admin');
}
