import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';

interface PlanFromSavedProps {
  /** Numbers of the saved destinations, the last first. */
  cities: number[];
}

/** The way from what was saved to a plan of it. */
export function PlanFromSaved({ cities }: PlanFromSavedProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  if (cities.length === 0) return null;
  const query = new URLSearchParams(cities.toReversed().map((id) => ['city_id', String(id)]));
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-3 border-jade bg-jade-wash px-5 py-4">
      <div className="max-w-measure">
        <p className="display text-lg">{t('from_saved.title')}</p>
        <p className="text-sm text-muted">{t('from_saved.text', { count: cities.length })}</p>
      </div>
      <ButtonLink to={`${sitePaths.trip(language)}?${query}`}>{t('from_saved.make')}</ButtonLink>
    </div>
  );
}
