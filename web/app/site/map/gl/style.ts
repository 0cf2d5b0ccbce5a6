import type { Feature, FeatureCollection } from 'geojson';
import type {
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { type CoursePiece, courseLooks, lineOf } from '../course';
import type { MapPoint } from '../point';
import { baseLayers } from './base-layers';
import { ringAround } from './rings';
import { sheetLayers } from './sheet-layers';
import type { Streets } from './streets';
import { STREETS_FROM } from './streets-from';
import type { MapColours } from './token-colours';

/** What is drawn over any base besides the points themselves. */
export interface Drawn {
  points: MapPoint[];
  /** Numbers the points in their order. */
  route?: boolean;
  /** The journey from point to point. */
  course?: readonly CoursePiece[];
  /** Circles at these distances around a centre. */
  rings?: { lat: number; lon: number; kilometres: number[] };
  /** What the drawn sheet of a town shows, and what is said of it. */
  sheet?: { features: Feature[]; note: string };
}

interface Overlay {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
}

const line = (coordinates: number[][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
});

/** The route and the circles of distance, for the outline as well as for tiles. */
export function overlay(drawn: Drawn, colours: MapColours): Overlay {
  const { course = [], rings } = drawn;
  const data = (features: Feature[]): SourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features },
  });
  return {
    sources: {
      route: data(course.map((piece) => ({ ...line(lineOf(piece)), properties: { kind: piece.kind } }))),
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
      ...Object.entries(courseLooks).map(
        ([kind, { width, dashes, colour }]): LayerSpecification => ({
          id: `route-${kind}`,
          type: 'line',
          source: 'route',
          filter: ['==', ['get', 'kind'], kind],
          layout: {
            'line-cap': dashes && dashes[0] > 1 ? 'butt' : 'round',
            'line-join': 'round',
          },
          paint: {
            'line-color': colours[colour === 'railway' ? 'rails' : colour],
            'line-width': width,
            ...(dashes && { 'line-dasharray': dashes }),
          },
        }),
      ),
    ],
  };
}

/** The site's own base: sea, neighbours and the country in the colours of the page, without any network. */
export function outlineStyle(
  land: FeatureCollection,
  drawn: Drawn,
  colours: MapColours,
  streets: Streets | null = null,
): StyleSpecification {
  const over = overlay(drawn, colours);
  const { sheet } = drawn;
  // Streets that somebody surveyed are better than a sketch of them.
  const hasSheet = sheet && !streets;
  const only = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2, attribution: 'Natural Earth 1:10m' },
      ...(streets && { streets: streets.source }),
      ...(hasSheet && {
        sheet: {
          type: 'geojson',
          data: { type: 'FeatureCollection', features: sheet.features },
          attribution: sheet.note,
        },
      }),
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
        id: 'islands',
        type: 'fill',
        source: 'land',
        filter: only('island'),
        paint: { 'fill-color': colours.country, 'fill-outline-color': colours.coast },
      },
      {
        id: 'reefs',
        type: 'circle',
        source: 'land',
        filter: only('reef'),
        paint: { 'circle-color': colours.coast, 'circle-radius': 2 },
      },
      ...baseLayers(colours).map((layer) => (streets ? { ...layer, maxzoom: STREETS_FROM } : layer)),
      ...(streets?.layers ?? []),
      ...(hasSheet ? sheetLayers(colours) : []),
      ...over.layers,
    ],
  };
}
