import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { preferredLanguage } from '~/i18n/preferred-language.server';

/** Sends `/` on to the visitor's language. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/${await preferredLanguage(request.headers)}`, {
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' },
  });
}
