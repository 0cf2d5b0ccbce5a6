import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './token-colours';

const only = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

/** A line whose width grows from afar to near. */
const growing = (far: number, near: number) =>
  ['interpolate', ['linear'], ['zoom'], 4.5, far, 10, near] as unknown as number;

/** From near, lines are less exact than they look: they go before they would lead anybody astray. */
const fading = ['interpolate', ['linear'], ['zoom'], 9, 1, 11.5, 0] as unknown as number;

const source = 'land';
const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Waters: over the land, under its borders. */
const waters = (colours: MapColours): LayerSpecification[] => [
  { id: 'lakes', type: 'fill', source, filter: only('lake'), paint: { 'fill-color': colours.sea } },
  {
    id: 'streams',
    type: 'line',
    source,
    filter: ['all', only('river'), ['>', ['get', 'rank'], 1]] as FilterSpecification,
    layout: round,
    paint: { 'line-color': colours.stream, 'line-width': growing(0.6, 2), 'line-opacity': fading },
  },
  {
    id: 'rivers',
    type: 'line',
    source,
    filter: ['all', only('river'), ['==', ['get', 'rank'], 1]] as FilterSpecification,
    layout: round,
    paint: { 'line-color': colours.river, 'line-width': growing(1.1, 3.5), 'line-opacity': fading },
  },
];

/** Railways as a dark line with light pieces in it, boats dotted. */
const ways = (colours: MapColours): LayerSpecification[] => [
  ...[1, 3].map(
    (rank): LayerSpecification => ({
      id: `boats-${rank}`,
      type: 'line',
      source,
      ...(rank > 1 && { minzoom: 7.5 }),
      filter: [
        'all',
        ['in', ['get', 'kind'], ['literal', ['boat', 'cable_car']]],
        ['==', ['get', 'rank'], rank],
      ],
      layout: round,
      paint: {
        'line-color': colours.boat,
        'line-width': growing(1, 1.6),
        'line-dasharray': [0.1, 3],
        'line-opacity': fading,
      },
    }),
  ),
  {
    id: 'railways',
    type: 'line',
    source,
    filter: only('railway'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.railway, 'line-width': growing(1.6, 3.2), 'line-opacity': fading },
  },
  {
    id: 'railway-pieces',
    type: 'line',
    source,
    filter: only('railway'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.country,
      'line-width': growing(0.7, 1.8),
      'line-dasharray': [4, 4],
      'line-opacity': fading,
    },
  },
];

/** Peaks, passes, lakes and airports from where they are told apart; stations on their line. */
const signs = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'stations',
    type: 'circle',
    source,
    minzoom: 5.5,
    filter: ['all', only('sign'), ['==', ['get', 'sign'], 'station']] as FilterSpecification,
    paint: {
      'circle-color': colours.country,
      'circle-stroke-color': colours.railway,
      'circle-stroke-width': 1.4,
      'circle-radius': growing(1.8, 3.6),
    },
  },
  ...[1, 2, 3].map(
    (rank): LayerSpecification => ({
      id: `signs-${rank}`,
      type: 'symbol',
      source,
      minzoom: [0, 5, 6.3, 7.6][rank],
      filter: [
        'all',
        only('sign'),
        ['==', ['get', 'rank'], rank],
        ['!=', ['get', 'sign'], 'station'],
      ] as FilterSpecification,
      layout: {
        'icon-image': [
          'concat',
          ['get', 'sign'],
          '|',
          ['case', ['==', ['get', 'sign'], 'lake'], colours.river, colours.sign],
          '|',
          colours.country,
        ],
        'icon-size': ['interpolate', ['linear'], ['zoom'], 5, 0.8, 9, 1.2],
        'icon-allow-overlap': true,
      },
    }),
  ),
];

/** All that the base shows between the land and what is drawn over it. */
export const baseLayers = (colours: MapColours): LayerSpecification[] => [
  ...waters(colours),
  {
    id: 'land-borders',
    type: 'line',
    source,
    filter: only('border'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.landBorder,
      'line-width': growing(1.2, 2),
      'line-dasharray': [4, 2, 1, 2],
    },
  },
  ...ways(colours),
  ...signs(colours),
];
