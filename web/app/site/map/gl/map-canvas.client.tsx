import type { MapOptions } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { mapBounds } from '../projection';
import { boundsOf, type MapPoint } from '../point';
import type { MapSettings } from '../settings.server';
import { loadBase } from './base';
import { Here } from './here';
import './map.css';
import { Places } from './places';
import type { Drawn } from './style';
import { useMap } from './use-map';
import { ZoomButtons } from './zoom-buttons';

export interface MapCanvasProps {
  points: MapPoint[];
  label: string;
  /** Shows the whole country at first instead of just the points. */
  country?: boolean;
  /** Joins the points in their order and numbers them. */
  route?: boolean;
  /** Circles of distance around the centre of a city. */
  rings?: Drawn['rings'];
  /** Where the visitor is, when they have asked to see it. */
  here?: { lat: number; lon: number } | null;
  /** Takes the wheel and a single finger for itself: for maps that fill the window. */
  whole?: boolean;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onReady: () => void;
  onFail: (error: unknown) => void;
}

/** One place alone is shown with the coast and the towns around it. */
const ALONE_ZOOM = 7;
const NEAREST_FIT = 14;
/** A place nearer to the edge than this is moved into sight when it is chosen, in pixels. */
const EDGE = 72;

function viewOf({ points, country }: Pick<MapCanvasProps, 'points' | 'country'>) {
  const places = boundsOf(points);
  const { west, south, east, north } = mapBounds;
  const bounds: [number, number, number, number] = country || !places ? [west, south, east, north] : places;
  return {
    bounds,
    fitBoundsOptions: {
      padding: country || !places ? 8 : 56,
      maxZoom: points.length === 1 ? ALONE_ZOOM : NEAREST_FIT,
    },
  } satisfies Pick<MapOptions, 'bounds' | 'fitBoundsOptions'>;
}

/** The same object as long as it says the same, so that a page may make its points anew at each render. */
function useSame<Value>(value: Value): Value {
  const known = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what counts
  return useMemo(() => value, [known]);
}

/** The interactive map itself; comes with the library, and only into pages that show a map. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, country, route, here, whole, selected, onSelect, onReady, onFail } = props;
  const points = useSame(props.points);
  const rings = useSame(props.rings);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useMemo<Drawn>(() => ({ points, route, rings }), [points, route, rings]);
  const view = useMemo(() => viewOf({ points, country }), [points, country]);
  const [destinations, setDestinations] = useState<MapSettings['destinations']>([]);
  const map = useMap(box, { label, drawn, view, cooperative: !whole, onFail });

  useEffect(() => {
    if (!map) return;
    onReady();
    loadBase(language).then((base) => setDestinations(base.style_url ? [] : base.destinations), onFail);
  }, [map, language, onReady, onFail]);

  // Other points, other view; the first one is the map's own.
  const shown = useRef(view);
  useEffect(() => {
    if (!map || shown.current === view) return;
    shown.current = view;
    map.fitBounds(view.bounds, view.fitBoundsOptions);
  }, [map, view]);

  useEffect(() => {
    const point = points.find(({ id }) => id === selected);
    if (!map || !point) return;
    const { x, y } = map.project([point.lon, point.lat]);
    const { clientWidth, clientHeight } = map.getContainer();
    const inSight = x > EDGE && x < clientWidth - EDGE && y > 2 * EDGE && y < clientHeight - EDGE;
    if (!inSight) map.easeTo({ center: [point.lon, point.lat] });
  }, [map, selected, points]);

  useEffect(() => {
    if (map && here) map.easeTo({ center: [here.lon, here.lat] });
  }, [map, here]);

  return (
    <>
      <div ref={box} className="absolute inset-0 size-full" />
      {map && (
        <>
          <Places map={map} drawn={drawn} destinations={destinations} selected={selected} onSelect={onSelect} />
          {here && <Here map={map} {...here} />}
          <ZoomButtons map={map} onWhole={() => map.fitBounds(view.bounds, view.fitBoundsOptions)} />
        </>
      )}
    </>
  );
}
