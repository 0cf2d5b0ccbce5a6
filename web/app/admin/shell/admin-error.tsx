import { isRouteErrorResponse, useNavigate, useRouteError } from '@remix-run/react';
import { Button, ButtonLink } from '~/ui/button';
import { useRequestInfo } from '~/ui/request-info';
import { useAdminText } from '../text';

function useRequestId(error: unknown): string | undefined {
  const fromServer = useRequestInfo().requestId;
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (data && typeof data === 'object' && 'request_id' in data) return String(data.request_id);
  return fromServer;
}

/** What the API said of it: which right is missing. */
function messageOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return data && typeof data === 'object' && 'message' in data ? String(data.message) : undefined;
}

const kinds: Record<number, 'not_found' | 'forbidden' | 'not_allowed'> = {
  403: 'forbidden',
  404: 'not_found',
  405: 'not_allowed',
};

/** What an address that leads nowhere, a missing right, or a failure shows inside the back office. */
export function AdminError() {
  const t = useAdminText();
  const navigate = useNavigate();
  const error = useRouteError();
  const requestId = useRequestId(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kinds[status] ?? 'failed';
  return (
    <div className="max-w-measure py-10">
      <p className="kicker">{status}</p>
      <h1 className="mt-2 text-2xl">{t(`error.${kind}.title`)}</h1>
      <p className="mt-3 text-muted">
        {(kind === 'forbidden' && messageOf(error)) || t(`error.${kind}.text`)}
      </p>
      {kind === 'failed' && requestId && (
        <p className="mt-3 text-muted" suppressHydrationWarning>
          {t('error.request_id')} <code suppressHydrationWarning>{requestId}</code>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="secondary" className="needs-script" onClick={() => navigate(-1)}>
          {t(kind === 'not_found' ? 'error.go_back' : 'error.back')}
        </Button>
        <ButtonLink to="/admin">{t(kind === 'not_found' ? 'error.back_to_home' : 'error.home')}</ButtonLink>
      </div>
    </div>
  );
}
