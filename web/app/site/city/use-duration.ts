import { useTranslation } from 'react-i18next';

/** How long something takes, in hours and minutes. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('site');
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    if (hours === 0) return t('city.ways_duration_minutes', { minutes });
    return minutes === 0
      ? t('city.ways_duration_hours', { hours })
      : t('city.ways_duration', { hours, minutes });
  };
}
