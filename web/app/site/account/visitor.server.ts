import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { unavailable } from '~/api/answers.server';
import { type Api, apiFor } from '~/api/client.server';
import { type PageContext, pageContext } from '~/api/page-context.server';
import { holdsToken } from '~/api/session-cookie';
import type { Customer } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { sitePaths } from '~/site/paths';
import { nextPage } from './next-page';
import { calling } from './refuse.server';

/** Why somebody is asked to sign in; the page says it in words. */
export type SignInReason = 'expired' | 'rate' | 'review' | 'own';

/** A page that is made for one visitor: the API is asked with the visitor's cookies. Such pages are never kept. */
export function visitorPage(args: LoaderFunctionArgs): PageContext {
  const page = pageContext(args);
  const { language } = page;
  return {
    ...page,
    api: apiFor({ language, request: args.request, context: args.context, withCookies: true }),
  };
}

/** The same for a form that was sent. Throws 403 for one of another site. */
export async function visitorForm(args: ActionFunctionArgs) {
  return { ...visitorPage(args), form: await args.request.formData() };
}

/** Whether the browser holds a token; whether it is good, only the API knows. */
const hasToken = (request: Request): boolean => holdsToken(request, 'customer_token');

/** Whether the API knows the visitor's token. While it does not answer, its own answer to what follows is what counts. */
export async function isSignedIn(request: Request, api: Api): Promise<boolean> {
  if (!hasToken(request)) return false;
  const { response } = await calling(api.GET('/me'));
  return response.status !== 401;
}

/** The way to the sign-in page and back. An ended session is called that, whatever it was needed for. */
export function signInPath(language: Language, request: Request, reason: SignInReason, back: string): string {
  const query = new URLSearchParams({ reason: hasToken(request) ? 'expired' : reason, next: back });
  return `${sitePaths.signIn(language)}?${query}`;
}

/** The address of a page without what a request for its data adds. */
function pageAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return `${pathname.replace(/\.data$/, '')}${query ? `?${query}` : ''}`;
}

/** Who is signed in; throws the way to the sign-in page when nobody is. */
export async function requireCustomer(
  { api, language, request, context }: PageContext,
  reason: SignInReason = 'own',
): Promise<Customer> {
  const { data, response } = await api.GET('/me').catch((cause: unknown) => {
    throw unavailable(context, cause);
  });
  if (data) return data.data;
  if (response.status === 401) throw redirect(signInPath(language, request, reason, pageAddress(request)));
  throw unavailable(context, `/me answered ${response.status}`);
}

/** Sends those who are signed in on; for the pages that are there to get in. */
export async function leaveWhenSignedIn({ api, language, request }: PageContext): Promise<void> {
  if (!hasToken(request)) return;
  const answer = await api.GET('/me').catch(() => null);
  const next = nextPage(new URL(request.url).searchParams.get('next'));
  if (answer?.data) throw redirect(next ?? sitePaths.profile(language));
}

/** The cookies that the API sets, for the browser. */
export function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}
