import { useTranslation } from 'react-i18next';
import type { EventDetail } from '~/api/types';
import { Fact } from '~/site/detail/facts';
import { useMoney } from '~/site/money/use-money';

type Admission = Pick<EventDetail, 'is_free' | 'price_from' | 'ticket_url'>;

/** What it costs to be there and where tickets are, as far as it is known. */
export function EventAdmission({ event: { is_free, price_from, ticket_url } }: { event: Admission }) {
  const { t } = useTranslation('events');
  const { money } = useMoney();
  const cost =
    is_free || price_from === 0
      ? t('detail.free')
      : price_from !== null && t('detail.tickets_from', { price: money(price_from) });
  if (!cost && !ticket_url) return null;
  return (
    <Fact label={t('detail.admission')}>
      {cost}
      {cost && ticket_url && ' · '}
      {ticket_url && (
        <a href={ticket_url} rel="noopener" className="link inline-block py-0.5">
          {t('detail.tickets')}
        </a>
      )}
    </Fact>
  );
}
