import { useTranslation } from 'react-i18next';
import { monthSpans, months } from './months';

/** Names of months in the language of the page. */
export function useMonths() {
  const { t } = useTranslation();
  const long = (month: number) => t(`months.long.${month as (typeof months)[number]}`);
  const short = (month: number) => t(`months.short.${month as (typeof months)[number]}`);
  return {
    long,
    short,
    /** "February to August, November" */
    spans: (chosen: number[]) =>
      monthSpans(chosen)
        .map(([from, to]) =>
          from === to ? long(from) : t('months.span', { from: long(from), to: long(to) }),
        )
        .join(', '),
  };
}
