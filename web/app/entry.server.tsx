import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { interfaceLanguage, isBackOffice } from './admin/interface-language';
import { editedTextsOf, i18nInstance } from './i18n/instances.server';
import { languageOfPath } from './i18n/languages';
import { preferredLanguage } from './i18n/preferred-language.server';
import { RequestInfoProvider } from './ui/request-info';
import { WithoutGaps } from './without-gaps.server';

/** A page that is not finished by then goes out as far as it got. */
const RENDER_TIMEOUT_MS = 15_000;

export const streamTimeout = RENDER_TIMEOUT_MS - 1_000;

/** Renders a page as a stream; programs that read pages wait for the whole of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, isKept }: AppLoadContext,
): Promise<Response> {
  const wholePage = isKept || isbot(request.headers.get('user-agent') ?? '') || remixContext.isSpaMode;
  const { pathname } = new URL(request.url);
  const language = isBackOffice(pathname)
    ? interfaceLanguage(request.headers)
    : (languageOfPath(pathname) ?? preferredLanguage(request.headers));

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let headSent = false;

    function send() {
      headSent = true;
      const body = new WithoutGaps();
      headers.set('content-type', 'text/html; charset=utf-8');
      headers.set('content-language', language);
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
      stream.pipe(body);
    }

    const stream = renderToPipeableStream(
      <I18nextProvider i18n={i18nInstance(language)}>
        <RequestInfoProvider value={{ nonce, requestId, editedTexts: editedTextsOf(language) }}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={RENDER_TIMEOUT_MS}
            nonce={nonce}
          />
        </RequestInfoProvider>
      </I18nextProvider>,
      {
        nonce,
        // What is in a boundary stands in its place, however long: moved there by a script, it needed one to be read.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => !wholePage && send(),
        onAllReady: () => wholePage && send(),
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          // Before the head is sent, onShellError has it and Remix reports it. Who has left misses nothing.
          if (headSent && !request.signal.aborted) console.error(`[${requestId}]`, error);
        },
      },
    );
    setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS).unref();
  });
}

/** Called by the web process before each request. */
export { takeEditedTexts } from './i18n/instances.server';

/** Reports what went wrong in a loader or action. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return;
  // A wrong method or address is the visitor's affair.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`[${context.requestId}] ${request.method} ${new URL(request.url).pathname}`, error);
}
