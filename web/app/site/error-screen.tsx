import { useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { ButtonLink } from '~/ui/button';
import { Drawn } from '~/ui/drawn';
import { useRequestInfo } from '~/ui/request-info';
import lostCyclo from './drawings/lost-cyclo.svg?url';
import { errorKind, saidWith } from './error-meta';

const REQUEST_ID = 'request-id';

function useRequestId(error: unknown): string | undefined {
  const onServer = useRequestInfo().requestId;
  // While hydrating, the browser finds the id in what the server has written.
  return (
    saidWith(error, 'request_id') ??
    onServer ??
    globalThis.document?.getElementById(REQUEST_ID)?.textContent ??
    undefined
  );
}

interface ScreenProps {
  /** Of an address that leads nowhere; what went wrong has none to show, and no drawing. */
  status?: number;
  title: string;
  text: string;
  /** To quote. */
  requestId?: string;
  /** Ways on. */
  children: ReactNode;
}

function Screen({ status, title, text, requestId, children }: ScreenProps) {
  const { t } = useTranslation();
  const words = (
    <div className="max-w-measure">
      {status && <p className="kicker">{status}</p>}
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-muted">{text}</p>
      {requestId && (
        <p className="mt-4 text-sm text-muted">
          {t('error.request_id')} <code id={REQUEST_ID}>{requestId}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
  return status ? <Drawn src={lostCyclo}>{words}</Drawn> : words;
}

/** The page for an address that leads nowhere, or for what went wrong, with the id to quote. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const error = useRouteError();
  const requestId = useRequestId(error);
  const kind = errorKind(error);
  if (kind === 'not_found' || kind === 'not_allowed') {
    // Of a page behind the last one of a list: where the list begins.
    const firstPage = saidWith(error, 'first_page');
    if (firstPage)
      return (
        <Screen status={404} title={t('not_found.page_title')} text={t('not_found.page_text')}>
          <ButtonLink to={firstPage} reloadDocument>
            {t('not_found.first_page')}
          </ButtonLink>
        </Screen>
      );
    return (
      <Screen status={kind === 'not_found' ? 404 : 405} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        <ButtonLink to={`/${language}`} reloadDocument>
          {t('back_home')}
        </ButtonLink>
        <ButtonLink to={`/${language}/search-result`} tone="secondary" reloadDocument>
          {t('not_found.search')}
        </ButtonLink>
      </Screen>
    );
  }
  const busy = kind === 'busy';
  return (
    <Screen
      title={t(busy ? 'error.busy_title' : 'error.title')}
      text={t(busy ? 'error.busy_text' : 'error.text')}
      requestId={requestId}
    >
      <ButtonLink to="" reloadDocument>
        {t('error.retry')}
      </ButtonLink>
      <ButtonLink to={`/${language}`} tone="secondary" reloadDocument>
        {t('back_home')}
      </ButtonLink>
    </Screen>
  );
}
