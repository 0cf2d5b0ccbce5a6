import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';

/** "350 m", "2.4 km", "1,150 km" from where the visitor is, in the way of the language. */
export function useMetres(): (metres: number) => string {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  return (metres) => {
    if (metres < 950) return t('metres', { distance: Math.max(50, Math.round(metres / 50) * 50) });
    const kilometres = metres / 1000;
    const distance = new Intl.NumberFormat(language, { maximumFractionDigits: kilometres < 10 ? 1 : 0 });
    return t('kilometres', { distance: distance.format(kilometres) });
  };
}
