import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { gridSizes } from '~/site/cards/card-grid';
import { ExperienceCard } from '~/site/cards/experience-card';
import { sitePaths } from '~/site/paths';
import { CitySection } from './city-section';

const SHOWN = 6;

/** What to taste in a destination, and its other experiences: none is shown twice. */
export function CityOutings({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { title, cuisines, experiences } = city;
  const dishes = new Set(cuisines.map(({ id }) => id));
  return (
    <>
      <CitySection
        id="cuisine"
        title={t('city.cuisine', { title })}
        rows={cuisines.slice(0, SHOWN)}
        card={(dish) => <ExperienceCard experience={dish} sizes={gridSizes} />}
      />
      <CitySection
        id="experiences"
        title={t('city.experiences', { title })}
        more={{ to: sitePaths.experienceTypes(language), label: t('header.all_experiences') }}
        rows={experiences.filter(({ id }) => !dishes.has(id)).slice(0, SHOWN)}
        card={(experience) => <ExperienceCard experience={experience} sizes={gridSizes} withDescription />}
      />
    </>
  );
}
