import { useTranslation } from 'react-i18next';
import type { NotNow } from '~/api/types';
import { useMonths } from '~/i18n/use-months';

type Away = NonNullable<NotNow>;

/** How it is said that something is away and from when on it is there again, in the language of the page. */
export function useNotNowWords() {
  const { t } = useTranslation('site');
  const { long } = useMonths();
  const dayOf = (date: string) => {
    const [year = '', month = 1, day = 1] = [date.slice(0, 4), ...date.slice(5).split('-').map(Number)];
    return t('not_now.day', { day, month: long(month), monthNumber: month, year });
  };
  return {
    /** A sentence. A season is what usually happens, unless somebody looked at where it is made. */
    told: ({ because, opens, is_tet }: Away, season: string | undefined): string => {
      const key = is_tet ? 'tet' : because;
      if (!opens) return t(`not_now.${key}_unknown`);
      const isUsual = key === 'season' && season !== 'checked';
      return t(isUsual ? 'not_now.season_usual' : `not_now.${key}`, { day: dayOf(opens) });
    },
    /** A few words for a card. */
    mark: ({ because, opens }: Away): string => {
      const key = because === 'season' ? 'mark_season' : 'mark_closed';
      return opens ? t(`not_now.${key}`, { day: dayOf(opens) }) : t(`not_now.${key}_unknown`);
    },
  };
}
