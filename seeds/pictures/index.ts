import { grain } from './kit/grain';
import { rain } from './kit/mist';
import { createStage } from './kit/stage';
import type { Focal, Season, Time, Weather } from './kit/types';
import { SCENE_NAMES, SCENES, type SceneName } from './registry';

export type { Focal, SceneName, Season, Time, Weather };
export { SCENE_NAMES };

/** What to draw: everything but the scene and the seed has a default. */
export interface PictureSpec {
  scene: SceneName;
  seed: number;
  time?: Time;
  weather?: Weather;
  season?: Season;
  motif?: string;
}

/** Draw a poster scene as SVG, 1920 by 1200. The same spec always gives the same bytes. */
export function drawScene(spec: PictureSpec): { svg: string; focal: Focal } {
  const { scene, seed, time = 'noon', weather = 'clear', season = 'summer', motif } = spec;
  const stage = createStage({ seed, time, weather, season, motif }, scene);
  const focal = SCENES[scene](stage);
  stage.add(rain(stage), grain(stage));
  return { svg: stage.finish(), focal };
}
