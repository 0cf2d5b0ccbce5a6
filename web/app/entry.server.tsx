import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { I18nextProvider } from 'react-i18next';
import { answerWith } from '../http/written-page';
import { interfaceLanguage, isBackOffice } from './admin/interface-language';
import type { EditedTexts } from './i18n/edited-texts';
import { editedTextsOf, i18nInstance, takeEditedTexts as takeTexts } from './i18n/instances.server';
import { languageOfPath } from './i18n/languages';
import { preferredLanguage } from './i18n/preferred-language.server';
import { createMarkupKeeper } from './markup-keeper.server';
import { pageDataScripts } from './page-data.server';
import { RequestInfoProvider } from './ui/request-info';
import { writePage } from './write-page.server';

/** A page that is not finished by then goes out as far as it got. */
const RENDER_TIMEOUT_MS = 15_000;

export const streamTimeout = RENDER_TIMEOUT_MS - 1_000;

/** In development what a part is made of changes while it is kept. */
const markup = import.meta.env.DEV ? null : createMarkupKeeper();

/**
 * Renders a page and sends it whole: all that it shows is there before it is rendered, so that nothing would come later
 * in a stream, and one piece is sent and compressed for less.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = isBackOffice(pathname)
    ? interfaceLanguage(request.headers)
    : (languageOfPath(pathname) ?? (await preferredLanguage(request.headers)));
  const dataScripts = await pageDataScripts(remixContext, nonce);

  const parts = markup?.forPage(language);

  let responseStatus = status;
  const page = await writePage(
    <I18nextProvider i18n={i18nInstance(language)}>
      <RequestInfoProvider
        value={{ nonce, requestId, editedTexts: editedTextsOf(language), markupOf: parts?.markupOf }}
      >
        <RemixServer
          context={{ ...remixContext, serverHandoffStream: undefined }}
          url={request.url}
          abortDelay={RENDER_TIMEOUT_MS}
          nonce={nonce}
        />
      </RequestInfoProvider>
    </I18nextProvider>,
    {
      patience: RENDER_TIMEOUT_MS,
      failed(error) {
        responseStatus = 500;
        // Who has left misses nothing.
        if (!request.signal.aborted) console.error(`[${requestId}]`, error);
      },
    },
  );

  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  if (responseStatus === 405) headers.set('allow', 'GET, HEAD');
  const html = page + dataScripts;
  return answerWith(parts?.whole(html) ?? Buffer.from(html), { headers, status: responseStatus });
}

/** Called by the web process before each request. */
export function takeEditedTexts(next: EditedTexts): void {
  if (takeTexts(next)) markup?.clear();
}

/** Reports what went wrong in a loader or action. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return;
  // A wrong method or address is the visitor's affair.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`[${context.requestId}] ${request.method} ${new URL(request.url).pathname}`, error);
}
