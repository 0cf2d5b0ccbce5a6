import type { Stage } from './kit/stage';
import type { Focal } from './kit/types';
import { bayOfKarsts } from './scenes/bay-of-karsts';
import { imperialGate } from './scenes/imperial-gate';
import { lanternStreet } from './scenes/lantern-street';
import { oldQuarterStreet } from './scenes/old-quarter-street';
import { riceTerraces } from './scenes/rice-terraces';
import { skylineBridge } from './scenes/skyline-bridge';

/** A scene prints its layers on the stage and tells where its subject stands. */
export type SceneDrawing = (stage: Stage) => Focal;

/** Every scene family by name; a new family is one file and one line here. */
export const SCENES = {
  'bay-of-karsts': bayOfKarsts,
  'rice-terraces': riceTerraces,
  'lantern-street': lanternStreet,
  'imperial-gate': imperialGate,
  'old-quarter-street': oldQuarterStreet,
  'skyline-bridge': skylineBridge,
} satisfies Record<string, SceneDrawing>;

export type SceneName = keyof typeof SCENES;

/** The names of all scene families, in the order of the registry. */
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
