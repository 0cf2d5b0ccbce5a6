import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** "450 m away", "2.5 km away": as exact as one walks. */
export function useDistance(): (metres: number) => string {
  const { t } = useTranslation(['outings', 'site']);
  return useCallback(
    (metres) => {
      if (metres < 950) {
        return t('detail.distance_metres', { metres: Math.max(50, Math.round(metres / 50) * 50) });
      }
      const tenths = Math.round(metres / 100);
      const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
      const distance =
        part === 0 || whole >= 10 ? String(Math.round(tenths / 10)) : t('site:card.decimal', { whole, part });
      return t('detail.distance_kilometres', { distance });
    },
    [t],
  );
}
