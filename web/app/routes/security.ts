import type { LoaderFunctionArgs } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import { apiFor } from '~/api/client.server';

/** The standard wants a date within a year; the first of the month keeps the file the same for weeks. */
const expires = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString();

/** `/.well-known/security.txt` (RFC 9116): where to tell of a weakness. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ language: 'en', request, context });
  const profile = await optional(
    api.POST('/setting/profile/information', { body: { lang_id: 'en' } }),
    context,
  );
  const email = profile?.data.email;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${context.publicUrl}/en/contact`,
    `Expires: ${expires(new Date())}`,
    'Preferred-Languages: en, vi',
    `Canonical: ${context.publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
