import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '~/api/call-api';
import type { PartnerHotel, PartnerHotelDetail } from '~/api/types';
import { formatForeign } from '~/i18n/foreign-money';
import { useLanguage } from '~/i18n/use-language';
import { useAmounts } from '~/site/cards/use-amounts';
import { useMoney } from '~/site/money/use-money';
import { Icon } from '~/ui/icon';

type Asked = 'not yet' | 'waiting' | 'failed' | PartnerHotelDetail;

/** The rooms of a hotel, asked for once when somebody wants to see them. */
function useDetail(id: string) {
  const language = useLanguage();
  const [detail, setDetail] = useState<Asked>('not yet');

  async function ask() {
    if (detail !== 'not yet' && detail !== 'failed') return;
    setDetail('waiting');
    const answer = await callApi('POST', '/hotel/external/hotel/{id}', {
      path: { id },
      json: { lang_id: language },
      language,
    });
    setDetail(answer.ok ? answer.body.data : 'failed');
  }

  return { detail, ask };
}

/** A price in whatever currency the partner names. */
function usePrice() {
  const language = useLanguage();
  const { money } = useMoney();
  return (amount: number, currency: string): string =>
    currency === 'VND' ? money(amount) : formatForeign(amount, currency, language);
}

/** One hotel of a partner, its rooms folded away. */
export function PartnerHotelEntry({ hotel }: { hotel: PartnerHotel }) {
  const { t } = useTranslation('places');
  const { pricePerNight } = useAmounts();
  const price = usePrice();
  const { detail, ask } = useDetail(hotel.id);
  const { title, description, address, star_rating, price_from, currency, url } = hotel;
  const cost =
    price_from === null ? '' : currency === 'VND' ? pricePerNight(price_from) : price(price_from, currency);
  return (
    <li className="border-t border-line py-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-sm text-muted">
        {[address, star_rating && t('partner.stars', { count: star_rating }), cost]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description && <p className="mt-2">{description}</p>}
      <details className="group mt-2" onToggle={(event) => event.currentTarget.open && ask()}>
        <summary className="link inline-flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm">
          {t('partner.more')}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <div role="status" className="mt-2 text-sm">
          {detail === 'waiting' && t('partner.waiting')}
          {detail === 'failed' && t('partner.failed')}
          {typeof detail === 'object' && (
            <ul className="grid gap-1">
              {detail.rooms.map((room) => (
                <li
                  key={room.title}
                  className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1"
                >
                  <span>
                    {room.title}
                    {room.capacity !== null && ` ${t('partner.sleeps', { count: room.capacity })}`}
                  </span>
                  {room.price !== null && <span className="figures">{price(room.price, currency)}</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
      {url && (
        <a
          href={url}
          rel="noopener nofollow"
          className="link mt-2 inline-flex items-center gap-1.5 py-1 text-sm"
        >
          {t('partner.visit')}
          <Icon name="external" />
        </a>
      )}
    </li>
  );
}
