import type { Feature, FeatureCollection } from 'geojson';
import type {
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapPoint } from '../point';
import { ringAround } from './rings';
import type { MapColours } from './token-colours';

/** What is drawn over any base besides the points themselves. */
export interface Drawn {
  points: MapPoint[];
  /** Joins the points with a line, in their order. */
  route?: boolean;
  /** Circles at these distances around a centre. */
  rings?: { lat: number; lon: number; kilometres: number[] };
}

interface Overlay {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
}

const line = (coordinates: [number, number][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
});

/** The route and the circles of distance, for the outline as well as for tiles. */
export function overlay(drawn: Drawn, colours: MapColours): Overlay {
  const { points, route, rings } = drawn;
  const data = (features: Feature[]): SourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features },
  });
  return {
    sources: {
      route: data(route ? [line(points.map(({ lon, lat }) => [lon, lat]))] : []),
      rings: data(rings ? rings.kilometres.map((distance) => line(ringAround(rings, distance))) : []),
    },
    layers: [
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: {
          'line-color': colours.ring,
          'line-width': 1,
          'line-opacity': 0.55,
          'line-dasharray': [3, 3],
        },
      },
      {
        id: 'route',
        type: 'line',
        source: 'route',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colours.route, 'line-width': 2.5, 'line-dasharray': [0.5, 2] },
      },
    ],
  };
}

/** The site's own base: sea, neighbours and the country in the colours of the page, without any network. */
export function outlineStyle(land: FeatureCollection, drawn: Drawn, colours: MapColours): StyleSpecification {
  const over = overlay(drawn, colours);
  const only = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2, attribution: 'Natural Earth 1:10m' },
      ...over.sources,
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        filter: only('neighbour'),
        paint: { 'fill-color': colours.neighbour },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'land',
        filter: only('neighbour'),
        paint: { 'line-color': colours.border, 'line-width': 1 },
      },
      {
        id: 'country',
        type: 'fill',
        source: 'land',
        filter: only('country'),
        paint: { 'fill-color': colours.country },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        filter: only('country'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colours.coast,
          'line-width': 1.2,
          // From near, the line is less exact than it looks.
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 12, 0.3],
        },
      },
      {
        id: 'reefs',
        type: 'circle',
        source: 'land',
        filter: only('reef'),
        paint: { 'circle-color': colours.coast, 'circle-radius': 2 },
      },
      ...over.layers,
    ],
  };
}
