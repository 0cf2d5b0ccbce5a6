import { type LngLat, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Drawn } from '~/site/map/gl/style';
import { useMap } from '~/site/map/gl/use-map';
import '~/site/map/gl/map.css';
import { mapBounds } from '~/site/map/projection';
import type { Coordinates } from '../../draft/field-rules';

interface CoordinatesMapProps {
  value: Coordinates;
  onChange: (value: Coordinates) => void;
  label: string;
  /** What the pin is called. */
  pin: string;
  onFail: () => void;
}

const nothing: Drawn = { points: [] };
/** So many degrees around a place are shown at first. */
const AROUND = 0.6;
/** A metre, more or less. */
const DIGITS = 5;

const placeOf = ({ lat, lng }: LngLat): Coordinates => ({
  lat: Number(lat.toFixed(DIGITS)),
  lon: Number(lng.toFixed(DIGITS)),
});

function boundsAround({ lat, lon }: Coordinates): [number, number, number, number] {
  const { west, south, east, north } = mapBounds;
  if (lat === null || lon === null) return [west, south, east, north];
  return [lon - AROUND, lat - AROUND, lon + AROUND, lat + AROUND];
}

/** A map on which a place is chosen with a click, or by moving its pin. Comes with the library when it is asked for. */
export function CoordinatesMap({ value, onChange, label, pin, onFail }: CoordinatesMapProps) {
  const { lat, lon } = value;
  const box = useRef<HTMLDivElement>(null);
  const [view] = useState(() => ({ bounds: boundsAround(value), fitBoundsOptions: { padding: 16 } }));
  const map = useMap(box, { label, drawn: nothing, view, cooperative: true, onFail });
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    if (!map) return;
    const choose = ({ lngLat }: { lngLat: LngLat }) => change.current(placeOf(lngLat));
    map.on('click', choose);
    return () => void map.off('click', choose);
  }, [map]);

  useEffect(() => {
    if (!map || lat === null || lon === null) return;
    const element = document.createElement('div');
    element.className = 'size-6 cursor-move rounded-full border-3 border-surface bg-lacquer shadow-lift';
    element.title = pin;
    const marker = new Marker({ element, draggable: true }).setLngLat([lon, lat]).addTo(map);
    marker.on('dragend', () => change.current(placeOf(marker.getLngLat())));
    // Numbers that were typed may lie out of sight.
    if (!map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat] });
    return () => void marker.remove();
  }, [map, lat, lon, pin]);

  return <div ref={box} className="absolute inset-0 size-full" />;
}
