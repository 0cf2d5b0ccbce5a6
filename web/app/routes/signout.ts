import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isSecureAddress, takenCookie } from '~/api/own-cookie';
import { takenToken } from '~/api/session-cookie';
import { calling } from '~/site/account/refuse.server';
import { cookiesOf, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

export const handle = { keep: false };

/** Signing out is a form: a link to it does nothing but lead home. */
export function loader(args: LoaderFunctionArgs) {
  return redirect(sitePaths.home(visitorPage(args).language));
}

/** Ends the session. One that has ended already leaves its cookies behind, which are taken as well. */
export async function action(args: ActionFunctionArgs) {
  const { api, language } = visitorPage(args);
  const { response } = await calling(api.GET('/user/logout', { params: { query: { lang_id: language } } }));
  const headers = cookiesOf(response);
  if (response.status === 401) {
    headers.append('set-cookie', takenToken('customer_token', args.context.publicUrl));
    headers.append('set-cookie', takenCookie('signed_in', isSecureAddress(args.context.publicUrl)));
  }
  return redirect(sitePaths.home(language), { headers });
}
