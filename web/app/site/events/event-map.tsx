import { useTranslation } from 'react-i18next';
import type { EventDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { PlaceMap } from '~/site/map/place-map';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** The venue on a map; nothing for what takes place all over the country. */
export function EventMap({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { id, title, venue, city, lat, lon } = event;
  if (lat === null || lon === null) return null;
  return (
    <Section
      id="map"
      title={t('detail.map')}
      lead={venue}
      more={
        city
          ? { to: sitePaths.city(language, city.slug), label: t('detail.open_city', { city: city.title }) }
          : undefined
      }
    >
      <PlaceMap
        label={t('detail.map_label', { title })}
        points={[{ id: `event-${id}`, title: venue || title, lat, lon, kind: 'event' }]}
        className="rounded-card"
      />
    </Section>
  );
}
