import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { PlaceCard } from '~/site/cards/place-card';
import { kindOfPoint, type PointKind } from '~/site/map/point-kinds';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Tabs } from '~/ui/tabs';

const kinds = ['sight', 'food', 'entertainment', 'stay'] as const satisfies PointKind[];
/** More of a kind are on the map of the city. */
const SHOWN = 6;

/** Sights, places to eat, to be entertained and to stay, one kind at a time. */
export function CityPlaces({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { title, slug, list_resources } = city;
  const groups = kinds.flatMap((kind) => {
    const places = list_resources.filter(
      ({ resource_type }) => kindOfPoint({ kind: 'resource', resource_type }) === kind,
    );
    return places.length > 0 ? [{ kind, places }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <Section
      id="places"
      title={t('city.places')}
      lead={t('city.places_lead', { title })}
      more={{ to: sitePaths.sightseeing(language, slug), label: t('city.all_on_map') }}
    >
      <Tabs
        label={t('city.places')}
        tabs={groups.map(({ kind, places }) => ({
          id: kind,
          label: (
            <>
              {t(`city.places_${kind}`)} <span className="figures text-sm text-muted">{places.length}</span>
            </>
          ),
          panel: (
            <>
              <h3 className="visually-hidden">{t(`city.places_${kind}`)}</h3>
              <CardGrid label={t(`city.places_${kind}`)} slides>
                {places.slice(0, SHOWN).map((place) => (
                  <PlaceCard key={place.id} place={place} heading="h4" sizes={gridSizes} withDescription />
                ))}
              </CardGrid>
            </>
          ),
        }))}
      />
    </Section>
  );
}
