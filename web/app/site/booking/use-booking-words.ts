import { useTranslation } from 'react-i18next';
import { dateInWords, spanInWords } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';

/** What of a cart's or an order's line is said in words. */
interface Booked {
  type: number;
  date: string | null;
  end_date?: string;
  nights: number | null;
  adults: number;
  children: number;
  quantity: number;
  unit_price: number;
}

/** The line of a cart or an order in the words of the page. */
export function useBookingWords() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const day = (date: string) => dateInWords(date, language);
  return {
    day,
    when: ({ type, date, end_date, nights }: Booked): string => {
      if (date === null) return '';
      if (type === 2) return `${day(date)} · ${t('line.nights', { count: nights ?? 0 })}`;
      return end_date && end_date !== date
        ? spanInWords(date, end_date, language)
        : t('line.leaves', { date: day(date) });
    },
    party: ({ type, adults, children, quantity }: Booked): string =>
      [
        t('line.adults', { count: adults }),
        children > 0 ? t('line.children', { count: children }) : '',
        type === 2 && quantity > 0 ? t('line.rooms', { count: quantity }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    each: ({ type, unit_price }: Booked): string =>
      t(type === 2 ? 'cart.unit_night' : 'cart.unit_seat', { price: formatVnd(unit_price, language) }),
  };
}
