import { useTranslation } from 'react-i18next';
import type { CityRow } from '~/api/types';
import { provinceName } from '~/i18n/province-name';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';

/** The one line under a destination's name: its province where the name does not say it, and its best months. */
export function useCityFact({ title, best_months, ...city }: CityRow): string {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { spans } = useMonths();
  const province = city.province && provinceName(city.province, language);
  const where = province && province !== title ? province : '';
  const when = best_months.length > 0 ? t('city.best_in', { months: spans(best_months) }) : '';
  return [where, when].filter(Boolean).join(' · ');
}
