import { createStage, type Stage } from '../kit/stage';
import type { Conditions } from '../kit/types';

/** The size of a vignette's sheet, in its own units and in CSS pixels at most. */
export const SHEET = { width: 640, height: 400 } as const;

/** A small empty sheet; what is drawn on it claims no place. */
export function vignetteSheet(name: string, given: Pick<Conditions, 'seed' | 'time' | 'season'>): Stage {
  return createStage({ ...given, weather: 'clear', motif: undefined }, name, SHEET);
}
