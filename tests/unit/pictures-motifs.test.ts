import { describe, expect, it } from 'vitest';
import { drawScene, type SceneName } from '../../seeds/pictures';

const TIMES = ['dawn', 'noon', 'dusk', 'night'] as const;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
const WEATHERS = ['clear', 'mist', 'rain'] as const;

/** The motifs of scenes that stand for one thing only, each of which a record may ask for by name. */
const MOTIFS: Partial<Record<SceneName, readonly string[]>> = {
  memorial: ['incense', 'steles', 'wall', 'hang-duong'],
  museum: ['gallery', 'facade', 'objects', 'aquarium', 'cham', 'camouflage', 'oc-eo'],
  waterfall: ['wide', 'plunge', 'basalt', 'stream'],
  'communal-house': ['rong', 'longhouse', 'dinh'],
  church: ['stone', 'rock', 'twin', 'village', 'wood', 'brick', 'grey', 'pink'],
  'khmer-pagoda': ['court', 'moon', 'ngo-race'],
  'still-life': [
    'star-lantern',
    'tet-table',
    'gongs',
    'hats-and-silk',
    'zither',
    'ticket-and-hat',
    'ceramics',
    'earthenware',
    'brocade',
    'basketry',
    'fruit',
    'lychee',
    'longan',
    'rambutan',
    'mangosteen',
    'plum',
    'orange',
    'star-apple',
    'strawberry',
    'chestnut',
    'cacao',
    'grape',
    'pineapple',
    'coconut',
  ],
  town: ['quay', 'canal', 'hill', 'street', 'highland-street'],
  country: [
    'lake',
    'pond',
    'flower-racks',
    'pier',
    'lighthouse',
    'salt-fields',
    'tea-hills',
    'windmills',
    'cable-car',
    'cable-car-castle',
    'cable-car-sea',
    'orchard',
    'thatched-house',
  ],
  market: ['hall', 'highland', 'peach'],
  forest: ['langur-cat-ba', 'langur-delacour', 'langur-ha-tinh', 'mangrove', 'canopy', 'birds', 'egrets'],
  'stone-village': ['buffalo', 'guests', 'singers'],
  faces: ['seller', 'cafe-owner', 'guide'],
  children: ['kites', 'o-an-quan'],
  festival: ['lion-dance', 'dragon-boats', 'procession', 'night-fair', 'ox-race', 'lantern-parade'],
  'skyline-bridge': ['dragon', 'dragon-fireworks', 'cable', 'cable-fireworks'],
  'war-remains': ['bunker', 'trench', 'tunnel', 'hatch', 'airfield', 'iron-bridge'],
  craft: [
    'potter',
    'loom',
    'drums',
    'mats',
    'hats',
    'indigo',
    'lacquer',
    'silk',
    'rice-paper',
    'canna-noodles',
    'rice-noodles',
  ],
  citadel: ['ho', 'doan-mon', 'quang-tri'],
  'town-hotel': ['avenue', 'hills', 'tower'],
  'pagoda-hill': [
    'stair',
    'stair-hall',
    'river',
    'river-hall',
    'fields',
    'fields-hall',
    'plain',
    'plain-hall',
    'bell',
    'bell-hall',
  ],
  'grand-facade': ['hotel', 'villa', 'opera-arch', 'opera-columns', 'opera-port', 'station', 'corner'],
  'hoan-kiem': ['tower', 'bridge', 'ice-cream'],
  'temple-hall': ['incense', 'garden-house', 'courtyard', 'drum', 'lady-shrine'],
  'karst-river': ['pavilion', 'rice', 'stream'],
  'cave-light': ['river', 'skylight', 'chamber', 'shrine'],
  'sand-dunes': ['crest', 'edge', 'flock'],
  'floating-market': ['sampan', 'pole'],
  statue: ['lady', 'seated'],
  tomb: ['khai-dinh', 'minh-mang', 'tu-duc'],
};

describe.each(Object.entries(MOTIFS) as [SceneName, readonly string[]][])('the scene %s', (scene, motifs) => {
  it('has a drawing of its own for every motif', () => {
    const drawn = motifs.map((motif) => drawScene({ scene, seed: 7, motif }).svg);
    expect(new Set(drawn).size).toBe(motifs.length);
  });

  it.each(motifs)('draws %s whole and light at every hour, season and weather', (motif) => {
    for (const [i, time] of TIMES.entries()) {
      const spec = { scene, motif, time, seed: 60 + i, season: SEASONS[i], weather: WEATHERS[i % 3] };
      const { svg, focal } = drawScene(spec);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(360_000);
      for (const at of [focal.x, focal.y]) {
        expect(at).toBeGreaterThanOrEqual(0.2);
        expect(at).toBeLessThanOrEqual(0.8);
      }
    }
  });
});
