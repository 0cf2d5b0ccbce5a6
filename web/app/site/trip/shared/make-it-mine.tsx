import { useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { randomId } from '~/ui/random-id';
import { toast } from '~/ui/toast-store';
import { storeTrip, type TripState } from '../state/trip-store';

/** Keeps somebody's plan in this browser as one's own, and leads to where it is worked on. */
export function MakeItMine({ state }: { state: TripState }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const navigate = useNavigate();

  function take() {
    const key = randomId();
    try {
      storeTrip({
        ...state,
        key,
        client_id: key,
        updated_at: new Date().toISOString(),
        account: null,
        isAhead: true,
        link: null,
      });
      navigate(sitePaths.storedTrip(language, key));
    } catch {
      toast.error(t('keep_failed'));
    }
  }

  return (
    <Button onClick={take} className="needs-script">
      {t('shared.make_mine')}
    </Button>
  );
}
