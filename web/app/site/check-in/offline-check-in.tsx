import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { CheckInWords } from './check-in-words';
import { useCheckIn } from './use-check-in';

interface OfflineCheckInProps {
  slug: string;
  placeId: number;
  /** What the address says of a tag. */
  query: string;
}

/** The button alone, for a tag that is opened where there is no connection and nothing kept of its page. */
export function OfflineCheckIn({ slug, placeId, query }: OfflineCheckInProps) {
  const { t } = useTranslation('maps');
  const { state, press } = useCheckIn({ slug, placeId, language: useLanguage(), query });
  const canPress = ['ready', 'sending', 'refused'].includes(state.state);
  return (
    <section
      aria-labelledby="offline-check-in"
      className="mt-10 max-w-measure border-t-4 border-jade bg-surface p-6"
    >
      <h2 id="offline-check-in" className="text-xl">
        {t('check_in.offline_title')}
      </h2>
      <p className="mt-2 mb-4">{t('check_in.offline_text')}</p>
      <CheckInWords state={state} proven={false} />
      {canPress && (
        <Button
          onClick={() => void press()}
          pending={state.state === 'sending'}
          className="min-h-15 w-full text-lg"
        >
          <Icon name="pin" />
          {t(state.state === 'sending' ? 'check_in.sending' : 'check_in.button')}
        </Button>
      )}
    </section>
  );
}
