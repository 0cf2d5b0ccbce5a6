import type { Feature } from 'geojson';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { type BodyOf, callApi } from '~/api/call-api';
import type { Language } from '~/i18n/languages';
import type { MapColours } from './token-colours';

type Sheet = NonNullable<BodyOf<'GET', '/map/sheets/at'>['data']>;
type Place = { lat: number; lon: number };

/** The drawn sheet of the destination that lies there; null where none is drawn, or none can be had. */
export async function loadSheet({ lat, lon }: Place): Promise<Sheet | null> {
  const answer = await callApi('GET', '/map/sheets/at', { query: { lat, lon } });
  return answer.ok ? answer.body.data : null;
}

const closed = (at: number[][]) => [...at, ...at.slice(0, 1)];

const geometryOf = ({ form, at }: Sheet['features'][number]): Feature['geometry'] => {
  if (form === 'point') return { type: 'Point', coordinates: at[0] ?? [] };
  if (form === 'line') return { type: 'LineString', coordinates: at };
  return { type: 'Polygon', coordinates: [closed(at)] };
};

/** The base names stations by itself. */
const nameOf = ({ kind, en, vi }: Sheet['features'][number], language: Language): string =>
  kind === 'station' ? '' : ((language === 'vi' ? vi : (en ?? vi)) ?? '');

/** What the sheet shows as GeoJSON, on a ground of its own that hides the coarser lines of the country below. */
export function sheetFeatures(sheet: Sheet, language: Language): Feature[] {
  const [west, south, east, north] = sheet.bounds;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return [
    {
      type: 'Feature',
      properties: { kind: 'land' },
      geometry: { type: 'Polygon', coordinates: [closed(corners)] },
    },
    ...sheet.features.map(
      (feature): Feature => ({
        type: 'Feature',
        properties: {
          kind: feature.kind,
          name: nameOf(feature, language),
          width: ('width_m' in feature && feature.width_m) || 0,
        },
        geometry: geometryOf(feature),
      }),
    ),
  ];
}

const of = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

/** Pixels of a metre at zoom 0 in the middle of the country, where a tile has 512 of them. */
const PIXELS_PER_METRE = 1 / (78_271.5 * Math.cos((16 * Math.PI) / 180));

/** As wide as it is on the ground, and never thinner than a line. */
const trueWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  ['max', 1, ['*', ['get', 'width'], PIXELS_PER_METRE * 2 ** 8]],
  18,
  ['max', 2, ['*', ['get', 'width'], PIXELS_PER_METRE * 2 ** 18]],
];

const wider = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  11,
  far,
  16,
  near,
];

const source = 'sheet';

/** The site's type: it is there already, and has every letter of Vietnamese. */
const text: SymbolLayerSpecification['layout'] = {
  'text-field': ['get', 'name'],
  'text-font': ['Be Vietnam Pro'],
};

/** Draws a town in the page's colours: ground and water in the order of the file, then walls, ways and names. */
export const sheetLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'sheet-areas',
    type: 'fill',
    source,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: {
      'fill-color': [
        'match',
        ['get', 'kind'],
        ['sea', 'lake', 'water'],
        colours.sea,
        'park',
        colours.park,
        ['quarter', 'citadel', 'sand'],
        colours.street,
        colours.country,
      ],
    },
  },
  {
    id: 'sheet-rivers',
    type: 'line',
    source,
    filter: of('river', 'canal'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colours.sea, 'line-width': trueWidth },
  },
  {
    id: 'sheet-streets',
    type: 'line',
    source,
    filter: of('road', 'street', 'walk'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colours.paper, 'line-width': wider(1.5, 7) },
  },
  {
    id: 'sheet-bridges',
    type: 'line',
    source,
    filter: of('bridge', 'cable'),
    paint: { 'line-color': colours.sign, 'line-width': wider(2, 4) },
  },
  {
    id: 'sheet-walls',
    type: 'line',
    source,
    filter: of('wall'),
    paint: { 'line-color': colours.sign, 'line-width': wider(1.5, 4) },
  },
  {
    id: 'sheet-rails',
    type: 'line',
    source,
    filter: of('rail'),
    paint: { 'line-color': colours.railway, 'line-width': wider(1, 2.5), 'line-dasharray': [4, 2] },
  },
  {
    id: 'sheet-stops',
    type: 'circle',
    source,
    filter: of('station', 'pier', 'gate'),
    paint: {
      'circle-color': colours.country,
      'circle-stroke-color': colours.railway,
      'circle-stroke-width': 1.5,
      'circle-radius': wider(2, 4),
    },
  },
  {
    id: 'sheet-names-along',
    type: 'symbol',
    source,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { ...text, 'symbol-placement': 'line', 'text-size': 11 },
    paint: { 'text-color': colours.sign, 'text-halo-color': colours.country, 'text-halo-width': 1.5 },
  },
  {
    id: 'sheet-names',
    type: 'symbol',
    source,
    filter: ['!=', ['geometry-type'], 'LineString'],
    layout: {
      ...text,
      'text-size': 12,
      'text-variable-anchor': ['center', 'top', 'bottom'],
      'text-radial-offset': 0.6,
    },
    paint: { 'text-color': colours.sign, 'text-halo-color': colours.country, 'text-halo-width': 1.5 },
  },
];
