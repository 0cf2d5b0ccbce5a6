import { chooseInks, type Inks } from './inks';
import { createRandom, type Random } from './random';
import { element, num } from './svg';
import type { Conditions } from './types';

export const WIDTH = 1920;
export const HEIGHT = 1200;

/** The sheet that a scene is printed on: its inks, its light, its definitions and its layers in order. */
export interface Stage extends Conditions {
  random: Random;
  inks: Inks;
  /** The side the light comes from: -1 left, 1 right. */
  side: 1 | -1;
  dark: boolean;
  /** Print a layer over those already there. */
  add(...layers: string[]): void;
  /** A vertical blend of inks; the answer is a paint to fill with. */
  blend(
    stops: readonly (readonly [offset: number, ink: string, opacity?: number])[],
    across?: boolean,
  ): string;
  /** A clip made of elements; the answer goes in `clip-path`. */
  clip(shapes: string): string;
  /** A definition to draw again; the answer is its reference. */
  define(drawing: string): string;
  finish(): string;
}

/** An empty sheet for the given conditions, of the size of a picture unless told otherwise. */
export function createStage(
  conditions: Conditions,
  scene: string,
  { width, height } = { width: WIDTH, height: HEIGHT },
): Stage {
  const random = createRandom(conditions.seed).fork(scene);
  const inks = chooseInks(random.fork('inks'), conditions.time, conditions.season, conditions.weather);
  const definitions: string[] = [];
  const layers: string[] = [];
  let count = 0;
  const id = () => `a${(count++).toString(36)}`;
  const stopList = (stops: readonly (readonly [number, string, number?])[]) =>
    stops
      .map(([offset, ink, opacity]) =>
        element('stop', { offset, 'stop-color': ink, 'stop-opacity': opacity }),
      )
      .join('');
  return {
    ...conditions,
    random,
    inks,
    side: random.fork('light').sign(),
    dark: conditions.time === 'night',
    add: (...more) => {
      layers.push(...more);
    },
    blend: (stops, across = false) => {
      const name = id();
      const axis = across ? { x2: 1, y2: 0 } : { x2: 0, y2: 1 };
      definitions.push(element('linearGradient', { id: name, x1: 0, y1: 0, ...axis }, stopList(stops)));
      return `url(#${name})`;
    },
    clip: (shapes) => {
      const name = id();
      definitions.push(element('clipPath', { id: name }, shapes));
      return `url(#${name})`;
    },
    define: (drawing) => {
      const name = id();
      definitions.push(element('g', { id: name }, drawing));
      return `#${name}`;
    },
    finish: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${num(width)} ${num(height)}"><defs>${definitions.join('')}</defs>${layers.join('')}</svg>`,
  };
}
