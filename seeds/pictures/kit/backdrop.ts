import { mix } from './colour';
import { massif, wood } from './land';
import { mist } from './mist';
import { ridge } from './path';
import { sky } from './sky';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { box } from './svg';

export interface BackdropOptions {
  /** Where the open ground begins, in pixels from the top. */
  ground: number;
  /** Mountains behind the trees, and how high they rise over them. */
  hills?: number;
  /** The ink of the ground. */
  earth: string;
}

/** Sky, hills in the haze, a line of woods and open ground before them, for whatever stands in the open. */
export function backdrop(stage: Stage, { ground, hills = 0, earth }: BackdropOptions): void {
  const { inks, side } = stage;
  const random = stage.random.fork('backdrop');
  const sun = { x: WIDTH / 2 + side * random.range(380, 620), y: random.range(240, 340), r: 80 };
  stage.add(sky(stage, { horizon: ground, clouds: random.int(3, 6), sun }));
  if (hills) {
    const ink = mix(inks.far, inks.skyLow, 0.2);
    const form = { rise: hills * 0.5, swell: 320, base: ground, ink, shade: mix(ink, inks.near, 0.2) };
    stage.add(
      massif(stage, 'hills', { ...form, y: ground - 60 - hills }).svg,
      mist(stage, 'hills-air', ground - 90, 150, inks.skyLow, 0.5),
    );
  }
  const line = { left: -20, right: WIDTH + 20, y: ground - 56, rise: 20, swell: 240 };
  const [dark, lit] = [mix(inks.leafDark, inks.far, 0.35), mix(inks.leaf, inks.far, 0.3)];
  const paint = stage.blend([
    [0, mix(earth, inks.skyLow, 0.25)],
    [1, mix(earth, inks.near, stage.dark ? 0.5 : 0.25)],
  ]);
  stage.add(
    wood(stage, 'woods', ridge(random, line), 42, dark, lit, 120),
    box(-10, ground - 4, WIDTH + 20, HEIGHT - ground + 20, paint),
  );
}
