import { useTranslation } from 'react-i18next';
import type { TopRated } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { gridSizes } from '~/site/cards/card-grid';
import { ExperienceCard } from '~/site/cards/experience-card';
import { PlaceCard } from '~/site/cards/place-card';
import { StoryCard } from '~/site/cards/story-card';
import { ThingCard } from '~/site/cards/thing-card';
import { TourCard } from '~/site/cards/tour-card';
import { sitePaths } from '~/site/paths';
import { RatedSection } from './rated-section';

const look = { sizes: gridSizes, withDescription: true };

/** All kinds that are rated, each with its own cards. */
export function RatedKinds({ rows, ranked }: { rows: TopRated; ranked: boolean }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return (
    <>
      <RatedSection
        title={t('rating.things')}
        more={{ to: sitePaths.things(language), label: t('rating.more.things') }}
        rows={rows.things_to_do}
        ranked={ranked}
        card={(thing) => <ThingCard thing={thing} {...look} />}
      />
      <RatedSection
        title={t('rating.experiences')}
        more={{ to: sitePaths.experienceTypes(language), label: t('rating.more.experiences') }}
        rows={rows.experiences}
        ranked={ranked}
        card={(experience) => <ExperienceCard experience={experience} {...look} />}
      />
      <RatedSection
        title={t('rating.resources')}
        more={{ to: sitePaths.attractions(language), label: t('rating.more.resources') }}
        rows={rows.resources}
        ranked={ranked}
        card={(place) => <PlaceCard place={place} {...look} />}
      />
      <RatedSection
        title={t('rating.tours')}
        more={{ to: sitePaths.itineraries(language), label: t('rating.more.tours') }}
        rows={rows.tours}
        ranked={ranked}
        card={(tour) => <TourCard tour={tour} {...look} />}
      />
      <RatedSection
        title={t('rating.blogs')}
        more={{ to: sitePaths.blogs(language), label: t('rating.more.blogs') }}
        rows={rows.blogs}
        ranked={ranked}
        card={(story) => <StoryCard story={story} {...look} />}
      />
    </>
  );
}
