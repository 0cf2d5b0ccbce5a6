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

interface RatedKindsProps {
  rated: TopRated | null;
  /** What stands for a kind that nobody has rated. */
  picked: TopRated | null;
}

/** All kinds that are rated, each with its own cards. */
export function RatedKinds({ rated, picked }: RatedKindsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const shown = <Kind extends keyof TopRated>(kind: Kind) => {
    const ranked = (rated?.[kind].length ?? 0) > 0;
    const rows: TopRated[Kind] | undefined = ranked ? rated?.[kind] : picked?.[kind];
    return { rows: rows ?? [], ranked };
  };
  return (
    <>
      <RatedSection
        title={t('rating.things')}
        more={{ to: sitePaths.things(language), label: t('rating.more.things') }}
        {...shown('things_to_do')}
        card={(thing) => <ThingCard thing={thing} {...look} />}
      />
      <RatedSection
        title={t('rating.experiences')}
        more={{ to: sitePaths.experienceTypes(language), label: t('rating.more.experiences') }}
        {...shown('experiences')}
        card={(experience) => <ExperienceCard experience={experience} {...look} />}
      />
      <RatedSection
        title={t('rating.resources')}
        more={{ to: sitePaths.attractions(language), label: t('rating.more.resources') }}
        {...shown('resources')}
        card={(place) => <PlaceCard place={place} {...look} />}
      />
      <RatedSection
        title={t('rating.tours')}
        more={{ to: sitePaths.itineraries(language), label: t('rating.more.tours') }}
        {...shown('tours')}
        card={(tour) => <TourCard tour={tour} {...look} />}
      />
      <RatedSection
        title={t('rating.blogs')}
        more={{ to: sitePaths.blogs(language), label: t('rating.more.blogs') }}
        {...shown('blogs')}
        card={(story) => <StoryCard story={story} {...look} />}
      />
    </>
  );
}
