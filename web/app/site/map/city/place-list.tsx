import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { metresBetween } from '~/site/outings/nearby';
import { EmptyState } from '~/ui/empty-state';
import type { CityPlace } from './city-map-data.server';
import { layers } from './city-map-filters';
import { PlaceRow } from './place-row';
import { useMetres } from './use-metres';

interface PlaceListProps {
  places: CityPlace[];
  selected: string | null;
  onSelect: (key: string) => void;
  /** Where the visitor is: the nearest then come first. */
  here?: { lat: number; lon: number } | null;
}

/** The same places as on the map, by kind; or by their distance from the visitor. */
export function PlaceList({ places, selected, onSelect, here }: PlaceListProps) {
  const { t } = useTranslation(['maps', 'site']);
  const { pricePerNight } = useAmounts();
  const metres = useMetres();
  const groups = here
    ? [
        {
          title: t('nearest'),
          members: [...places].sort((a, b) => metresBetween(here, a) - metresBetween(here, b)),
        },
      ]
    : layers.map((layer) => ({
        title: t(`layer.${layer}`),
        members: places.filter(({ kind }) => kind === layer),
      }));

  function noteOf({ more, lat, lon }: CityPlace): string {
    return factLine(
      here && metres(metresBetween(here, { lat, lon })),
      more?.cuisine,
      Boolean(more?.star_rating) && t('site:card.stars', { count: more?.star_rating ?? 0 }),
      more && pricePerNight(more.price_from),
      !here && !more?.cuisine && !more?.star_rating && more?.address,
    );
  }

  return (
    <>
      <p role="status" className="border-b-2 border-ink pb-2 text-sm text-muted">
        {t('count', { count: places.length })}
      </p>
      {places.length === 0 && (
        <div className="mt-6">
          <EmptyState title={t('none')}>{t('none_text')}</EmptyState>
        </div>
      )}
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ title, members }) => (
          <section key={title} className="mt-6">
            <h2 className="mb-2 text-lg">
              <Names>{title}</Names>
            </h2>
            <ul className="border-b border-line">
              {members.map((place) => (
                <PlaceRow
                  key={place.key}
                  place={place}
                  note={noteOf(place)}
                  selected={place.key === selected}
                  onShow={() => onSelect(place.key)}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
