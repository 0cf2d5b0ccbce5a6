import { useTranslation } from 'react-i18next';
import { monthSpans, type months } from './months';

/** Names of months in the language of the page. */
export function useMonths() {
  const { t } = useTranslation();
  const long = (month: number) => t(`months.long.${month as (typeof months)[number]}`);
  const short = (month: number) => t(`months.short.${month as (typeof months)[number]}`);
  return {
    long,
    short,
    /** As it is written where it stands by itself, as in a list of choices. */
    alone(month: number) {
      const name = long(month);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    /** "February–August, November" or "tháng 2–8, 11"; nothing for no month. */
    spans(chosen: number[]) {
      const listed = (month: number) => t(`months.listed.${month as (typeof months)[number]}`);
      const list = monthSpans(chosen).map(([from, to]) =>
        from === to ? listed(from) : `${listed(from)}–${listed(to)}`,
      );
      return list.length > 0 ? t('months.list', { list: list.join(', ') }) : '';
    },
  };
}
