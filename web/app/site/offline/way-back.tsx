import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { checkInAddress } from '~/site/check-in/entry';
import { OfflineCheckIn } from '~/site/check-in/offline-check-in';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { FROM, isCheckInPath, isPagePath } from './caches';

/** The page that was asked for, as the address says; only a page of this site is led to. */
function askedFor(): string | null {
  const from = new URLSearchParams(window.location.search).get(FROM);
  const path = from?.split('?')[0] ?? '';
  return isPagePath(path) || isCheckInPath(path) ? from : null;
}

/** Leads back to the page that was asked for, and says when there is a connection again. */
export function WayBack() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const [from, setFrom] = useState<string | null>(null);
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    setFrom(askedFor());
    const connected = () => setConnected(true);
    const lost = () => setConnected(false);
    window.addEventListener('online', connected);
    window.addEventListener('offline', lost);
    return () => {
      window.removeEventListener('online', connected);
      window.removeEventListener('offline', lost);
    };
  }, []);

  const [path = '', query = ''] = from?.split('?') ?? [];
  const place = checkInAddress(path);
  return (
    <>
      {place && <OfflineCheckIn {...place} query={query} />}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={from ?? sitePaths.home(language)} prefetch="none" reloadDocument>
          {t(from ? 'retry' : 'retry_home')}
        </ButtonLink>
        <p role="status" className="text-jade">
          {isConnected && t('connected')}
        </p>
      </div>
    </>
  );
}
