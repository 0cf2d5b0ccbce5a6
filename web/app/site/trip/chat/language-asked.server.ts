import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isSecureAddress, ownCookieLine } from '~/api/own-cookie';
import { isLanguage } from '~/i18n/languages';
import { preferredLanguage } from '~/i18n/preferred-language.server';

const year = 365 * 24 * 3600;

/**
 * Whoever comes to the conversation, which has one address for both languages, from a page in another language than their browser asks
 * for goes on in that of the page: it is remembered, as the switch of languages does, and left out of the address.
 */
export async function goOnInLanguage({ request, context }: LoaderFunctionArgs): Promise<void> {
  const url = new URL(request.url);
  const asked = url.searchParams.get('lang');
  if (!isLanguage(asked) || asked === (await preferredLanguage(request.headers))) return;
  url.searchParams.delete('lang');
  const isSecure = isSecureAddress(context.publicUrl);
  throw redirect(`${url.pathname}${url.search}`, {
    headers: {
      'set-cookie': ownCookieLine('lang', asked, { isSecure, seconds: year }),
      vary: 'Accept-Language, Cookie',
      'cache-control': 'private, no-store',
    },
  });
}
