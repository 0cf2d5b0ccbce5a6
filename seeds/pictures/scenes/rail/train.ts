import { mix } from '../../kit/colour';
import type { Plane } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, oval, stroke } from '../../kit/svg';

/** How a train is painted: body, band and skirt. */
export interface Livery {
  body: string;
  band: string;
  skirt: string;
  roof: string;
}

/** Liveries of the line, told apart by number. */
export function liveryOf(stage: Stage, which: number): Livery {
  const { inks } = stage;
  const blue = mix(inks.waterLow, inks.near, 0.25);
  const white = mix(inks.paper, inks.middle, stage.dark ? 0.3 : 0.06);
  const roof = mix(inks.far, inks.near, stage.dark ? 0.6 : 0.3);
  const list: readonly [Livery, ...Livery[]] = [
    { body: inks.accent, band: white, skirt: blue, roof },
    { body: blue, band: white, skirt: inks.accent, roof },
    { body: mix(inks.leaf, inks.leafDark, 0.4), band: inks.gold, skirt: inks.accentDark, roof },
  ];
  return list[which % list.length] ?? list[0];
}

/** Lamps are lit in the carriages. */
export function lampsOn(stage: Stage): boolean {
  return stage.dark || stage.time === 'dusk' || stage.weather === 'rain';
}

export interface TrainOptions {
  from: number;
  cars: number;
  length: number;
  height: number;
  /** Which end the engine is at. */
  engine?: 'first' | 'last';
  livery: Livery;
  /** The side that faces the viewer is out of the light. */
  shaded?: boolean;
}

/** The side of a train on a plane that may bend: carriages bay by bay, and an engine at one end. */
export function trainSide(stage: Stage, plane: Plane, options: TrainOptions): string {
  const { from, cars, length, height, engine, livery, shaded } = options;
  const { inks } = stage;
  const bays = 9;
  const ink = (paint: string) => (shaded ? mix(paint, inks.near, 0.35) : paint);
  const glass = lampsOn(stage) ? mix(inks.gold, inks.light, 0.3) : mix(inks.near, inks.waterTop, 0.25);
  const [body, band, skirt, roof, wheels, windows] = [[], [], [], [], [], []] as string[][] as [
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  for (let car = 0; car < cars; car++) {
    const start = from + car * length;
    const isEngine = (engine === 'first' && car === 0) || (engine === 'last' && car === cars - 1);
    const bay = (length * 0.955) / bays;
    for (let i = 0; i < bays; i++) {
      const x = start + length * 0.0225 + bay * i;
      body.push(plane.rect(x, height * 0.2, bay * 1.02, height * 0.7));
      skirt.push(plane.rect(x, height * 0.2, bay * 1.02, height * 0.16));
      band.push(
        plane.rect(x, height * (isEngine ? 0.46 : 0.5), bay * 1.02, height * (isEngine ? 0.08 : 0.05)),
      );
      roof.push(plane.rect(x, height * 0.88, bay * 1.02, height * 0.12));
      wheels.push(plane.rect(x, height * 0.08, bay * (i < 2 || i > bays - 3 ? 1.02 : 0), height * 0.12));
      const door = i === 0 || i === bays - 1;
      if (isEngine ? i === (engine === 'last' ? bays - 1 : 0) || i % 3 === 1 : true)
        windows.push(
          plane.rect(
            x + bay * (door ? 0.3 : 0.16),
            height * (door ? 0.4 : 0.58),
            bay * (door ? 0.4 : 0.68),
            height * (door ? 0.4 : 0.21),
          ),
        );
    }
  }
  return (
    fill(wheels.join(''), inks.ink) +
    fill(body.join(''), ink(livery.body)) +
    fill(skirt.join(''), ink(livery.skirt)) +
    fill(band.join(''), ink(livery.band)) +
    fill(roof.join(''), ink(livery.roof)) +
    fill(windows.join(''), glass)
  );
}

/** The face of a diesel engine, seen from the track; rails at the origin, about 330 high. */
export function engineFace(stage: Stage, livery: Livery): string {
  const { inks, side } = stage;
  const on = lampsOn(stage);
  const glass = mix(inks.near, inks.waterTop, 0.2);
  const dark = mix(livery.body, inks.ink, 0.4);
  const lamp = (x: number, y: number, r: number) =>
    (on
      ? disc(x, y, r * 4.4, inks.gold, { 'fill-opacity': 0.16 }) +
        disc(x, y, r * 2.3, inks.gold, { 'fill-opacity': 0.25 })
      : '') +
    disc(x, y, r * 1.3, inks.ink) +
    disc(x, y, r, on ? inks.light : inks.paper);
  return (
    fill('M-122 -24H122L106 0H-106Z', inks.ink) +
    box(-128, -64, 256, 44, mix(inks.near, inks.ink, 0.4)) +
    box(-112, -58, 18, 26, inks.ink) +
    box(94, -58, 18, 26, inks.ink) +
    disc(-103, -45, 16, mix(inks.far, inks.near, 0.4)) +
    disc(103, -45, 16, mix(inks.far, inks.near, 0.4)) +
    fill('M-132 -60V-270Q-130 -318 -84 -326H84Q130 -318 132 -270V-60Z', livery.body) +
    fill(
      side > 0
        ? 'M-132 -60V-270Q-130 -318 -84 -326H-56Q-96 -300 -96 -60Z'
        : 'M132 -60V-270Q130 -318 84 -326H56Q96 -300 96 -60Z',
      dark,
    ) +
    fill('M-132 -150L-30 -120H30L132 -150V-120L34 -88H-34L-132 -120Z', livery.band) +
    box(-132, -86, 264, 26, livery.skirt) +
    fill('M-108 -196L-100 -284Q-96 -296 -80 -298L-8 -300V-196Z', glass) +
    fill('M108 -196L100 -284Q96 -296 80 -298L8 -300V-196Z', glass) +
    fill('M-100 -284Q-96 -296 -80 -298L-54 -299L-92 -220L-106 -210Z', mix(glass, inks.paper, 0.4)) +
    stroke('M-40 -200L-70 -250M40 -200L70 -250', inks.ink, 4) +
    lamp(0, -318, 13) +
    lamp(-84, -106, 12) +
    lamp(84, -106, 12) +
    stroke('M-60 -62V-120M60 -62V-120M-60 -74H60', mix(inks.paper, inks.far, 0.3), 4) +
    fill('M-20 -60H20V-34H-20Z', mix(inks.far, inks.ink, 0.5)) +
    oval(0, 4, 140, 10, inks.ink, { 'fill-opacity': 0.4 })
  );
}
