import type { Map as MapLibre } from 'maplibre-gl';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMarker } from './use-marker';

/** Where the visitor is. */
export function Here({ map, lat, lon }: { map: MapLibre; lat: number; lon: number }) {
  const { t } = useTranslation('site');
  const element = useMarker(map, { lat, lon, layer: 2 });
  return createPortal(
    <span
      role="img"
      aria-label={t('map.here')}
      title={t('map.here')}
      className="block size-5 rounded-full border-3 border-surface bg-river shadow-lift"
    />,
    element,
  );
}
