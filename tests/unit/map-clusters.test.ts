import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { basemap } from '../../server/geography/basemap';
import { clustersAt, worldPixels } from '../../web/app/site/map/gl/clusters';
import { away, ringAround } from '../../web/app/site/map/gl/rings';
import { fittingTexts } from '../../web/app/site/map/gl/texts';
import { landCollection } from '../../web/app/site/map/land.server';

const point = (id: string, lat: number, lon: number) => ({ id, title: id, lat, lon, kind: 'sight' });
const lake = point('lake', 21.0288, 105.8525);
const theatre = point('theatre', 21.0317, 105.8534);
const hue = point('hue', 16.4637, 107.5909);

describe('clustersAt', () => {
  it('puts neighbours together from afar and takes them apart from near', () => {
    expect(clustersAt([lake, hue, theatre], 6).map(({ id }) => id)).toEqual(['lake theatre', 'hue']);
    expect(clustersAt([lake, hue, theatre], 16)).toHaveLength(3);
  });

  it('never hides what the page is about', () => {
    const own = { ...lake, own: true };
    expect(clustersAt([theatre, own, { ...theatre, id: 'other' }], 6).map(({ id }) => id)).toEqual([
      'theatre other',
      'lake',
    ]);
  });

  it('lets the chosen point stand alone', () => {
    expect(clustersAt([lake, theatre], 6, 'theatre').map(({ id }) => id)).toEqual(['lake', 'theatre']);
  });
});

describe('signs of a crowded coast', () => {
  // A sequence that looks like chance and is the same each time.
  const crowd = Array.from({ length: 300 }, (_, index) =>
    point(String(index), 8 + ((index * 0.618034) % 1) * 15, 102 + ((index * 0.7548777) % 1) * 7),
  );

  it.each([4, 5, 6, 7.5, 9])('stand apart at zoom %s, with each point in one of them', (zoom) => {
    const clusters = clustersAt(crowd, zoom);
    const places = clusters.map(({ lat, lon }) => worldPixels(lon, lat, zoom));
    const distances = places.flatMap(([x, y], index) =>
      places.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    );
    expect(Math.min(...distances, Number.POSITIVE_INFINITY)).toBeGreaterThan(33);
    expect(clusters.flatMap(({ points }) => points)).toHaveLength(crowd.length);
  });
});

describe('fittingTexts', () => {
  const wanted = (id: string, lat: number, lon: number, always?: boolean) => ({
    id,
    text: 'Hoàng Sa',
    lat,
    lon,
    beside: 0,
    always,
  });

  it('leaves out a text that would cover an earlier one, unless it must be there', () => {
    const first = wanted('first', 16.5, 112);
    expect([...fittingTexts([first, wanted('second', 16.5, 112)], [], 5).keys()]).toEqual(['first']);
    expect([...fittingTexts([first, wanted('second', 16.5, 112, true)], [], 5).keys()]).toEqual([
      'first',
      'second',
    ]);
  });

  it('takes another place that would do as well', () => {
    const text = { ...wanted('ring', 16.5, 112), elsewhere: [{ lat: 8.6, lon: 111.9 }] };
    expect(fittingTexts([text], [{ lat: 16.5, lon: 112, half: 16 }], 5).get('ring')?.lat).toBe(8.6);
  });

  it('goes to the other side of its sign where something is in the way', () => {
    const text = { ...wanted('lake', lake.lat, lake.lon), beside: 18 };
    const [lon, lat] = away(lake, 0.25, Math.PI / 2);
    expect(fittingTexts([text], [], 14).get('lake')?.side).toBe('right');
    expect(fittingTexts([text], [{ lat, lon, half: 16 }], 14).get('lake')?.side).toBe('left');
  });
});

describe('ringAround', () => {
  it('is closed and keeps its distance', () => {
    const ring = ringAround(lake, 5);
    expect(ring[0]?.[1]).toBeCloseTo(ring.at(-1)?.[1] ?? 0, 10);
    expect((ring[0]?.[1] ?? 0) - lake.lat).toBeCloseTo(5 / 111.32, 6);
  });
});

describe('the land', () => {
  const land = landCollection(basemap()) as unknown as {
    features: { properties: { kind: string }; geometry: { type: string; coordinates: number[][] } }[];
  };

  it('has the country, its neighbours, and reefs in Hoàng Sa and Trường Sa', () => {
    expect(land.features.filter(({ properties }) => properties.kind === 'neighbour').length).toBeGreaterThan(
      5,
    );
    expect(land.features.filter(({ properties }) => properties.kind === 'country')).toHaveLength(1);
    const reefs =
      land.features.find(({ properties }) => properties.kind === 'reef')?.geometry.coordinates ?? [];
    for (const [south, north] of [
      [15.5, 17.5],
      [7.5, 9.8],
    ] as const) {
      expect(reefs.some(([lon = 0, lat = 0]) => lon > 111 && lat > south && lat < north)).toBe(true);
    }
  });

  it('is light enough to be fetched on the road', () => {
    expect(gzipSync(JSON.stringify(land)).length).toBeLessThan(85_000);
  });
});
