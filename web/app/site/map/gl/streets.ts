import { layers, namedFlavor } from '@protomaps/basemaps';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import type { Language } from '~/i18n/languages';
import { STREETS_FROM } from './streets-from';
import type { MapColours } from './token-colours';

const SOURCE = 'streets';

/** What the site names and draws itself, or has no pictures for. */
const own =
  /^(background|boundaries|places_country|places_region|water_label_ocean|pois|roads_(shields|oneway))/;

/** The site's type: it is there already, and has every letter of Vietnamese. */
const FONT = ['Be Vietnam Pro'];

let isKnown = false;

function knowProtocol(): void {
  if (isKnown) return;
  isKnown = true;
  addProtocol('pmtiles', new Protocol().tile);
}

/** Protomaps' colours, with those of the page for land, water, ways and words. */
function flavorOf(colours: MapColours, isDark: boolean) {
  const { country, sea, sign, paper, street, park } = colours;
  return {
    ...namedFlavor(isDark ? 'dark' : 'light'),
    background: sea,
    earth: country,
    water: sea,
    park_a: park,
    park_b: park,
    wood_a: park,
    wood_b: park,
    scrub_a: park,
    scrub_b: park,
    minor_service: street,
    minor_a: street,
    minor_b: street,
    other: street,
    link: street,
    major: paper,
    highway: paper,
    railway: colours.railway,
    roads_label_minor: sign,
    roads_label_minor_halo: country,
    roads_label_major: sign,
    roads_label_major_halo: country,
    subplace_label: sign,
    subplace_label_halo: country,
    city_label: colours.rails,
    city_label_halo: country,
    landcover: undefined,
  };
}

function fitted(layer: LayerSpecification): LayerSpecification {
  const minzoom = Math.max(STREETS_FROM, layer.minzoom ?? 0);
  if (layer.type !== 'symbol') return { ...layer, minzoom } as LayerSpecification;
  const { 'icon-image': _, ...layout } = layer.layout ?? {};
  return { ...layer, minzoom, layout: { ...layout, 'text-font': FONT } };
}

export interface Streets {
  source: SourceSpecification;
  layers: LayerSpecification[];
}

/** Street maps from the operator's own file, in the colours and the language of the page. */
export function streetsFrom(
  url: string,
  { colours, isDark, language }: { colours: MapColours; isDark: boolean; language: Language },
): Streets {
  knowProtocol();
  return {
    source: {
      type: 'vector',
      url: `pmtiles://${new URL(url, window.location.href).href}`,
      attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
    },
    layers: (layers(SOURCE, flavorOf(colours, isDark), { lang: language }) as LayerSpecification[])
      .filter(({ id }) => !own.test(id))
      .map(fitted),
  };
}
