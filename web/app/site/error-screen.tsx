import { type ErrorResponse, isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { ButtonLink } from '~/ui/button';
import { useRequestInfo } from '~/ui/request-info';
import { errorKind } from './error-meta';

const REQUEST_ID = 'request-id';

function useRequestId(error: unknown): string | undefined {
  const onServer = useRequestInfo().requestId;
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (data && typeof data === 'object' && 'request_id' in data) return String(data.request_id);
  // While hydrating, the browser finds the id in what the server has written.
  return onServer ?? globalThis.document?.getElementById(REQUEST_ID)?.textContent ?? undefined;
}

/** Where the list begins that has no such page; undefined for any other address that leads nowhere. */
function firstPageOf(error: ErrorResponse): string | undefined {
  const data: unknown = error.data;
  return data && typeof data === 'object' && 'first_page' in data ? String(data.first_page) : undefined;
}

/** A page behind the last one of a list. */
function NoSuchPage({ firstPage }: { firstPage: string }) {
  const { t } = useTranslation();
  return (
    <div className="max-w-measure">
      <p className="kicker">404</p>
      <h1 className="mt-2 text-3xl">{t('not_found.page_title')}</h1>
      <p className="mt-4 text-lg text-muted">{t('not_found.page_text')}</p>
      <div className="mt-8">
        <ButtonLink to={firstPage} reloadDocument>
          {t('not_found.first_page')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** There is no such page, or it takes no such method. */
function Refused({ kind, status }: { kind: 'not_found' | 'not_allowed'; status: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="max-w-measure">
      <p className="kicker">{status}</p>
      <h1 className="mt-2 text-3xl">{t(`${kind}.title`)}</h1>
      <p className="mt-4 text-lg text-muted">{t(`${kind}.text`)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={`/${language}`} reloadDocument>
          {t('back_home')}
        </ButtonLink>
        <ButtonLink to={`/${language}/search-result`} tone="secondary" reloadDocument>
          {t('not_found.search')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The page for an address that leads nowhere, or for what went wrong, with the id to quote. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const error = useRouteError();
  const requestId = useRequestId(error);
  const kind = errorKind(error);
  if (kind === 'not_found') {
    const firstPage = isRouteErrorResponse(error) ? firstPageOf(error) : undefined;
    return firstPage ? <NoSuchPage firstPage={firstPage} /> : <Refused kind={kind} status={404} />;
  }
  if (kind === 'not_allowed') return <Refused kind={kind} status={405} />;

  const busy = kind === 'busy';
  return (
    <div className="max-w-measure">
      <h1 className="text-3xl">{t(busy ? 'error.busy_title' : 'error.title')}</h1>
      <p className="mt-4 text-lg text-muted">{t(busy ? 'error.busy_text' : 'error.text')}</p>
      {requestId && (
        <p className="mt-4 text-sm text-muted">
          {t('error.request_id')} <code id={REQUEST_ID}>{requestId}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="" reloadDocument>
          {t('error.retry')}
        </ButtonLink>
        <ButtonLink to={`/${language}`} tone="secondary" reloadDocument>
          {t('back_home')}
        </ButtonLink>
      </div>
    </div>
  );
}
