import { useTranslation } from 'react-i18next';
import type { CurrencyRates } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { formatForeign } from '~/i18n/foreign-money';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';

/** Amounts, names and the origin of rates in the words of the page. */
export function useCurrencyWords() {
  const { t } = useTranslation('currency');
  const language = useLanguage();
  return {
    amount: (value: number, code: string): string =>
      code === 'VND' ? formatVnd(value, language) : formatForeign(value, code, language),
    name: (code: string): string => t(`name.${code as 'VND' | CurrencyRates['rates'][number]['code']}`),
    origin: ({ as_of, source, is_reference, is_old }: CurrencyRates): string =>
      t(is_old ? 'about.old' : is_reference ? 'about.reference' : 'about.feed', {
        date: dateInWords(as_of ?? '', language),
        source,
      }),
  };
}
