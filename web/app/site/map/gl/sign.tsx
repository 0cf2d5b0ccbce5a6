import type { Map as MapLibre } from 'maplibre-gl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { PointSign } from '../point-sign';
import type { Cluster } from './clusters';
import type { Side } from './texts';
import { useMarker } from './use-marker';

interface SignProps {
  map: MapLibre;
  cluster: Cluster;
  /** Where its title fits, if it does. */
  side?: Side;
  number?: number;
  selected: boolean;
  onPress: () => void;
}

/** Brings a place into sight that the keyboard has reached. */
function bringIntoSight(map: MapLibre, { lat, lon }: Cluster) {
  // The browser scrolls the map's box towards what has the focus, which tears the signs off their places.
  map.getContainer().scrollTo(0, 0);
  map.getCanvasContainer().scrollTo(0, 0);
  if (!map.getBounds().contains([lon, lat])) map.jumpTo({ center: [lon, lat] });
}

/** A place, or several too close together, as a button on the map. */
export function Sign({ map, cluster, side, number, selected, onPress }: SignProps) {
  const { t } = useTranslation('site');
  const button = useRef<HTMLButtonElement>(null);
  const wasSelected = useRef(false);
  const { points, lat, lon } = cluster;
  const [first] = points;
  const element = useMarker(map, { lat, lon, layer: selected ? 3 : points.length > 1 ? 2 : 1 });

  useEffect(() => {
    // Whoever closes a popup by keyboard goes on from the place it belonged to.
    if (wasSelected.current && !selected && document.activeElement === document.body) button.current?.focus();
    wasSelected.current = selected;
  }, [selected]);

  if (!first) return null;
  const isDot = first.kind === 'city' && points.length === 1 && !selected;
  const kindName = t(`map.kind.${first.kind}`, { defaultValue: '' });
  return createPortal(
    <button
      ref={button}
      type="button"
      aria-pressed={points.length === 1 ? selected : undefined}
      aria-label={
        points.length > 1
          ? t('map.cluster', { count: points.length })
          : [number, first.title, kindName].filter(Boolean).join(', ')
      }
      onClick={onPress}
      onFocus={() => bringIntoSight(map, cluster)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.stopPropagation()}
      className={cx(
        'map-sign group/sign relative grid place-items-center rounded-full',
        isDot ? 'size-6' : 'size-9',
      )}
    >
      {points.length > 1 ? (
        <span className="figures grid size-9 place-items-center rounded-full border-2 border-surface bg-ink text-sm font-semibold text-paper">
          {points.length}
        </span>
      ) : (
        <PointSign
          kind={first.kind}
          number={number}
          className={cx(
            isDot ? 'scale-[0.45] group-hover/sign:scale-[0.6]' : 'scale-90 group-hover/sign:scale-100',
            selected && 'scale-125',
          )}
        />
      )}
      {side && (
        <span
          aria-hidden="true"
          className={cx(
            'map-text absolute top-1/2 max-w-44 -translate-y-1/2 truncate text-[0.8125rem] leading-tight text-ink',
            side === 'left' ? 'text-right' : 'text-left',
            isDot ? (side === 'left' ? 'right-6' : 'left-6') : side === 'left' ? 'right-9' : 'left-9',
          )}
        >
          {first.title}
        </span>
      )}
    </button>,
    element,
  );
}
