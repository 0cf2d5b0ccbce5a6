import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';

interface Place {
  lat: number;
  lon: number;
  /** What stands above what. */
  layer: number;
}

/** An element that stays at a place of the map, to put something into. */
export function useMarker(map: MapLibre, { lat, lon, layer }: Place): HTMLElement {
  const [marker] = useState(() =>
    new Marker({ element: document.createElement('div') }).setLngLat([lon, lat]),
  );

  useEffect(() => {
    marker.addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, marker]);

  useEffect(() => {
    marker.setLngLat([lon, lat]);
    marker.getElement().style.zIndex = String(layer);
  }, [marker, lat, lon, layer]);

  return marker.getElement();
}
