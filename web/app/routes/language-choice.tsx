import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { preferredLanguage } from '~/i18n/preferred-language.server';

/** Sends `/` on to the visitor's language. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/${preferredLanguage(request.headers)}`, {
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' },
  });
}
