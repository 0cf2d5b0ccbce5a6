import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf } from '../point';
import { type Cluster, clustersAt, worldPixels } from './clusters';
import { MapText } from './map-text';
import { archipelagoNames, type BaseTexts, baseNames, wantedName } from './names';
import { PointPopup } from './point-popup';
import { Sign } from './sign';
import type { Drawn } from './style';
import { type Box, fittingTexts, type Wanted } from './texts';

interface PlacesProps {
  map: MapLibre;
  drawn: Drawn;
  texts: BaseTexts;
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** What the map shows: signs are put together anew at each half step of the zoom, texts after each move. */
function useView(map: MapLibre): { zoom: number; view: Box } {
  const read = () => {
    // Drawn larger than it was put together, a map has its signs a little farther apart, never nearer.
    const zoom = Math.floor(map.getZoom() * 2) / 2;
    const bounds = map.getBounds();
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
    const [left, bottom] = worldPixels(southWest.lng, southWest.lat, zoom);
    const [right, top] = worldPixels(northEast.lng, northEast.lat, zoom);
    return { zoom, view: { left, right, top, bottom } };
  };
  const [seen, setSeen] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` reads the map
  useEffect(() => {
    const moved = () => setSeen(read());
    const zoomed = () => setSeen((before) => (read().zoom === before.zoom ? before : read()));
    map.on('moveend', moved);
    map.on('zoom', zoomed);
    return () => {
      map.off('moveend', moved);
      map.off('zoom', zoomed);
    };
  }, [map]);
  return seen;
}

const CLOSE = 16.5;
const SIGN = 16;
const DOT = 10;

/** The points of a map with their titles, and the names around them, as far as they fit. */
export function Places({ map, drawn, texts, selected, onSelect }: PlacesProps) {
  const { t } = useTranslation('site');
  const { zoom, view } = useView(map);
  const [crowd, setCrowd] = useState<Cluster | null>(null);
  const { points, route } = drawn;

  const { clusters, names, fits } = useMemo(() => {
    const clusters = route
      ? points.map((point): Cluster => ({ id: point.id, points: [point], lat: point.lat, lon: point.lon }))
      : clustersAt(points, zoom, selected ?? undefined);
    const half = ({ points: [first], points: { length } }: Cluster) =>
      first?.kind === 'city' && length === 1 ? DOT : SIGN;
    const names = [...archipelagoNames(t, zoom), ...baseNames(t, zoom, texts, drawn)];
    const titles = clusters.flatMap((cluster): Wanted[] => {
      const [first, ...rest] = cluster.points;
      if (!first || rest.length > 0) return [];
      return [
        { id: cluster.id, text: first.title, lat: cluster.lat, lon: cluster.lon, beside: half(cluster) + 2 },
      ];
    });
    const fixed = names.slice(0, 2).map(wantedName);
    const others = names.slice(2).map(wantedName);
    const signs = clusters.map((cluster) => ({ lat: cluster.lat, lon: cluster.lon, half: half(cluster) }));
    return { clusters, names, fits: fittingTexts([...fixed, ...titles, ...others], signs, zoom, view) };
  }, [points, route, drawn, texts, zoom, view, selected, t]);

  function press(cluster: Cluster) {
    const [first, ...rest] = cluster.points;
    if (!first) return;
    if (rest.length === 0) {
      setCrowd(null);
      onSelect(first.id === selected ? null : first.id);
    } else if (map.getZoom() >= CLOSE) setCrowd(cluster);
    else map.fitBounds(boundsOf(cluster.points) ?? map.getBounds(), { padding: 80, maxZoom: CLOSE + 0.5 });
  }

  const chosen = clusters.find(({ points: [first, second] }) => first?.id === selected && !second);
  return (
    <>
      {names.map((name) => {
        const at = fits.get(name.id);
        return at && <MapText key={name.id} map={map} name={name} at={at} />;
      })}
      {clusters.map((cluster) => (
        <Sign
          key={cluster.id}
          map={map}
          cluster={cluster}
          side={fits.get(cluster.id)?.side}
          number={route ? points.findIndex(({ id }) => id === cluster.id) + 1 : undefined}
          selected={cluster === chosen}
          onPress={() => press(cluster)}
        />
      ))}
      {crowd && <PointPopup key={crowd.id} map={map} cluster={crowd} onClose={() => setCrowd(null)} />}
      {chosen && <PointPopup key={chosen.id} map={map} cluster={chosen} onClose={() => onSelect(null)} />}
    </>
  );
}
