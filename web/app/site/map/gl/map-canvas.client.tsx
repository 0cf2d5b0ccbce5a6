import type { MapOptions } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { boundsOf, isInTown, type MapPoint } from '../point';
import { mapBounds } from '../projection';
import { loadBase } from './base';
import { Here } from './here';
import './map.css';
import type { BaseTexts } from './names';
import { Places } from './places';
import { loadSheet, sheetFeatures } from './sheet-layers';
import { walkOnSheet } from './sheet-walk';
import type { Drawn } from './style';
import { useMap } from './use-map';
import { ZoomButtons } from './zoom-buttons';

export interface MapCanvasProps {
  points: MapPoint[];
  label: string;
  /** Shows the whole country at first instead of just the points. */
  country?: boolean;
  /** Numbers the points in their order. */
  route?: boolean;
  /** The journey from point to point. */
  course?: Drawn['course'];
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
const MOST = 0.75;
/** A place nearer to the edge than this is moved into sight when it is chosen, in pixels. */
const EDGE = 150;

type View = Required<Pick<MapOptions, 'fitBoundsOptions'>> & { bounds: [number, number, number, number] };

/** What is drawn of the town that all points lie in. */
type Town = Pick<Drawn, 'sheet'> & { walk?: Drawn['course'] };

/** The box of the points, or of the country. */
function viewOf(points: MapPoint[], country?: boolean): View {
  const places = country ? undefined : boundsOf(points);
  const { west, south, east, north } = mapBounds;
  return {
    bounds: places ?? [west, south, east, north],
    fitBoundsOptions: {
      // On the right there is room for the archipelagos' names, on a phone too.
      padding: places
        ? { top: 56, bottom: 56, left: 48, right: 88 }
        : { top: 8, bottom: 44, left: 0, right: 44 },
      maxZoom: points.length === 1 ? ALONE_ZOOM : NEAREST_FIT,
    },
  };
}

/** Most of a city's places: the far ones would push the others into one heap. */
function mostOf(points: MapPoint[], rings: Drawn['rings']): MapPoint[] {
  if (!rings) return points;
  const distance = ({ lat, lon }: MapPoint) => Math.hypot(lat - rings.lat, lon - rings.lon);
  const nearest = [...points].sort((a, b) => distance(a) - distance(b));
  return nearest.slice(0, Math.ceil(points.length * MOST));
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
  const course = useSame(props.course);
  const language = useLanguage();
  const { t } = useTranslation('site');
  const box = useRef<HTMLDivElement>(null);
  const [{ sheet, walk }, setTown] = useState<Town>({});
  const drawn = useMemo<Drawn>(
    () => ({ points, route, course: walk ?? course, rings, sheet }),
    [points, route, course, walk, rings, sheet],
  );
  const view = useMemo(() => viewOf(mostOf(points, rings), country), [points, rings, country]);
  const [texts, setTexts] = useState<BaseTexts>({
    destinations: [],
    land: null,
    hasStreets: false,
    language,
  });
  const map = useMap(box, { label, drawn, view, cooperative: !whole, onFail });

  useEffect(() => {
    if (!map) return;
    onReady();
    loadBase(language).then(({ style_url, destinations, land, streets }) => {
      const hasStreets = streets !== null;
      setTexts({ destinations: style_url ? [] : destinations, land, hasStreets, language });
    }, onFail);
  }, [map, language, onReady, onFail]);

  // A town has its sheet below its places, where one is drawn, and a walk from place to place follows its streets.
  useEffect(() => {
    let left = false;
    const [first] = points;
    const town = rings ?? (isInTown(points) ? first : undefined);
    if (town)
      void loadSheet(town).then((found) => {
        if (left || !found) return;
        const sheet = { features: sheetFeatures(found, language), note: t('map.sheet.note') };
        setTown({ sheet, walk: route && !rings ? walkOnSheet(points, found) : undefined });
      });
    return () => {
      left = true;
    };
  }, [points, route, rings, language, t]);

  // Other points, other view; the first one is the map's own.
  const shown = useRef(view);
  useEffect(() => {
    if (!map || shown.current === view) return;
    shown.current = view;
    map.fitBounds(view.bounds, view.fitBoundsOptions);
  }, [map, view]);

  const show = ({ bounds, fitBoundsOptions }: View) => map?.fitBounds(bounds, fitBoundsOptions);

  useEffect(() => {
    const point = points.find(({ id }) => id === selected);
    if (!map || !point) return;
    const { x, y } = map.project([point.lon, point.lat]);
    const { clientWidth, clientHeight } = map.getContainer();
    // Its popup must fit beside or above it.
    const edge = Math.min(EDGE, clientWidth / 2 - 40);
    const inSight = x > edge && x < clientWidth - edge && y > EDGE && y < clientHeight - EDGE;
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
          <Places map={map} drawn={drawn} texts={texts} selected={selected} onSelect={onSelect} />
          {here && <Here map={map} {...here} />}
          <ZoomButtons map={map} onWhole={() => show(viewOf(points, country))} />
        </>
      )}
    </>
  );
}
