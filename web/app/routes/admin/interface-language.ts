import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { interfaceLanguage, languageCookie } from '~/admin/interface-language';
import { nextPage } from '~/admin/session/next-page';
import { isLanguage } from '~/i18n/languages';

/** Keeps the language in which the back office is to speak. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const wanted = form.get('language');
  const next = form.get('next');
  const language = isLanguage(wanted) ? wanted : interfaceLanguage(request.headers);
  const back = typeof next === 'string' && next.startsWith('/admin/login') ? next : nextPage(next);
  return redirect(back, {
    headers: { 'set-cookie': languageCookie(language, context.publicUrl.startsWith('https:')) },
  });
}

export function loader() {
  return redirect('/admin');
}
