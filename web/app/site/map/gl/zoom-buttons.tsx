import type { Map as MapLibre } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/ui/icon';

/** Nearer, farther, and everything; the keyboard's +, − and arrows do the same on the map. */
export function ZoomButtons({ map, onWhole }: { map: MapLibre; onWhole: () => void }) {
  const { t } = useTranslation('site');
  const buttons: { name: IconName; label: string; press: () => void }[] = [
    { name: 'plus', label: t('map.zoom_in'), press: () => map.zoomIn() },
    { name: 'minus', label: t('map.zoom_out'), press: () => map.zoomOut() },
    { name: 'expand', label: t('map.whole'), press: onWhole },
  ];
  return (
    <div className="absolute top-3 right-3 z-2 divide-y divide-line overflow-hidden rounded-input border border-edge bg-surface">
      {buttons.map(({ name, label, press }) => (
        <button
          key={name}
          type="button"
          onClick={press}
          aria-label={label}
          title={label}
          className="grid size-10 place-items-center hover:bg-jade-wash focus-visible:-outline-offset-3"
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}
