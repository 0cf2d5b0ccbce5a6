import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { gridSizes } from '~/site/cards/card-grid';
import { ThingCard } from '~/site/cards/thing-card';
import { sitePaths } from '~/site/paths';
import { CitySection } from './city-section';

const SHOWN = 6;

/** What to do in a destination. */
export function CityThings({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { id, title, things_to_do } = city;
  return (
    <CitySection
      id="things"
      title={t('city.things', { title })}
      more={{ to: sitePaths.thingsInCity(language, id), label: t('header.all_things') }}
      rows={things_to_do.slice(0, SHOWN)}
      card={(thing) => <ThingCard thing={thing} sizes={gridSizes} withDescription />}
    />
  );
}
