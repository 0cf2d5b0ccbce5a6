import { grain } from './kit/grain';
import { createStage, type Stage } from './kit/stage';
import type { Focal, Season, Time, Weather } from './kit/types';
import { citadelCourt } from './panoramas/citadel-court';
import { karstBay } from './panoramas/karst-bay';
import { oldStreetSquare } from './panoramas/old-street-square';
import { SHEET } from './panoramas/sphere';
import { terracesAllRound } from './panoramas/terraces-all-round';

export { SHEET };

/** Every family of views all around by name. */
const PANORAMAS = {
  'karst-bay': karstBay,
  'old-street-square': oldStreetSquare,
  'citadel-court': citadelCourt,
  'terraces-all-round': terracesAllRound,
} satisfies Record<string, (stage: Stage) => Focal>;

export type PanoramaName = keyof typeof PANORAMAS;

/** The names of all families of views all around. */
export const PANORAMA_NAMES = Object.keys(PANORAMAS) as PanoramaName[];

/** A direction in degrees: clockwise from the middle of the view, and up from the horizon. */
export interface Look {
  azimuth: number;
  elevation: number;
}

/** What to draw: everything but the scene and the seed has a default. */
export interface PanoramaSpec {
  scene: PanoramaName;
  seed: number;
  time?: Time;
  weather?: Weather;
  season?: Season;
  motif?: string;
  /** For a still: where to look. Without it, all of the view. */
  look?: Look;
}

const sheetFor = (spec: PanoramaSpec, size: { width: number; height: number }): Stage => {
  const { scene, seed, time = 'noon', weather = 'clear', season = 'summer', motif } = spec;
  return createStage({ seed, time, weather, season, motif }, scene, size);
};

/**
 * Draw a view all around as SVG, 4096 by 2048: 360 degrees in its width without a seam, 180 in its height. The same spec
 * always gives the same bytes. What stills are taken from has no grain of paper: they get their own.
 */
export function drawPanorama(spec: PanoramaSpec): { svg: string; focal: Focal } {
  const stage = sheetFor(spec, SHEET);
  const focal = PANORAMAS[spec.scene](stage);
  if (!spec.look) stage.add(grain(stage, 256, SHEET));
  return { svg: stage.finish(), focal };
}

/** The grain of the paper alone, to lay over a still. */
export function drawGrain(spec: PanoramaSpec, size: { width: number; height: number }): string {
  const stage = sheetFor(spec, size);
  stage.add(grain(stage, 320, size));
  return stage.finish();
}
