import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { interfaceLanguage, isBackOffice } from './admin/interface-language';
import { editedTextsOf, i18nInstance } from './i18n/instances.server';
import { languageOfPath } from './i18n/languages';
import { preferredLanguage } from './i18n/preferred-language.server';
import { withLateScripts } from './rendering/late-scripts.server';
import { wholePage } from './rendering/whole-page.server';
import { RequestInfoProvider } from './ui/request-info';

/** Called by the web process before each request. */
export { takeEditedTexts } from './i18n/instances.server';

/** A page that is not finished by then goes out as far as it got. */
const RENDER_TIMEOUT_MS = 15_000;

export const streamTimeout = RENDER_TIMEOUT_MS - 1_000;

/** The back office is nothing without its scripts and has them at once, as does development. */
const areScriptsLate = (pathname: string): boolean => !import.meta.env.DEV && !isBackOffice(pathname);

/** Renders a page and sends it whole: all that it shows is there before it is rendered, so that nothing comes later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, written }: AppLoadContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = isBackOffice(pathname)
    ? interfaceLanguage(request.headers)
    : (languageOfPath(pathname) ?? (await preferredLanguage(request.headers)));

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const stream = renderToPipeableStream(
      <I18nextProvider i18n={i18nInstance(language)}>
        <RequestInfoProvider value={{ nonce, requestId, editedTexts: editedTextsOf(language), written }}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={RENDER_TIMEOUT_MS}
            nonce={nonce}
          />
        </RequestInfoProvider>
      </I18nextProvider>,
      {
        // What is in a boundary stands in its place, however long: moved there by a script, it needed one to be read.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          headers.set('content-type', 'text/html; charset=utf-8');
          headers.set('content-language', language);
          if (responseStatus === 405) headers.set('allow', 'GET, HEAD');
          wholePage(stream).then(
            (page) =>
              resolve(
                new Response(areScriptsLate(pathname) ? withLateScripts(page) : page, {
                  headers,
                  status: responseStatus,
                }),
              ),
            reject,
          );
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          // Who has left misses nothing.
          if (!request.signal.aborted) console.error(`[${requestId}]`, error);
        },
      },
    );
    const timeout = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  });
}

/** Reports what went wrong in a loader or action. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return;
  // A wrong method or address is the visitor's affair.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`[${context.requestId}] ${request.method} ${new URL(request.url).pathname}`, error);
}
