import type { Map as MapLibre } from 'maplibre-gl';
import { createPortal } from 'react-dom';
import { cx } from '~/ui/cx';
import { useMarker } from './use-marker';

/** How names on the map are set, as on a printed one: the sea in italics, countries apart, places plain. */
const looks = {
  sea: 'display text-sm italic text-river',
  country: 'text-xs font-semibold tracking-[0.12em] text-muted uppercase',
  archipelago: 'text-xs font-semibold italic text-jade-deep',
  river: 'text-xs italic text-river',
  sign: 'text-[0.6875rem] text-muted',
  place: 'text-xs text-muted',
  ring: 'figures text-xs text-muted',
};

export interface MapName {
  id: string;
  text: string;
  /** A second line, smaller. */
  below?: string;
  lat: number;
  lon: number;
  /** Other places where it may stand. */
  elsewhere?: { lat: number; lon: number }[];
  look: keyof typeof looks;
}

/** A name on the map; the same names stand in texts and lists, so it is for the eye alone. */
export function MapText({
  map,
  name,
  at,
}: {
  map: MapLibre;
  name: MapName;
  at: { lat: number; lon: number };
}) {
  const { text, below, look } = name;
  const { lat, lon } = at;
  const element = useMarker(map, { lat, lon, layer: 0 });
  return createPortal(
    <span
      aria-hidden="true"
      className={cx(
        'map-text pointer-events-none block text-center leading-tight whitespace-nowrap',
        looks[look],
      )}
    >
      {text}
      {below && <span className="block text-[0.6875rem] font-normal">{below}</span>}
    </span>,
    element,
  );
}
