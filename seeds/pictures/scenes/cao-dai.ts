import { mix } from '../kit/colour';
import type { Dress } from '../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, oval, place, stroke, use } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { templeFront } from './cao-dai/front';
import { setting, square } from './grand-facade/common';

/**
 * The Great Temple of the Cao Đài at Tây Ninh, seen from its forecourt at the hour of prayer: two towers, the porch with
 * dragon columns between them, the Eye in its gable, the faithful in white walking in. That temple and its like only.
 */
export function caoDai(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('cao-dai');
  const ground = HEIGHT * 0.79;
  const x = WIDTH * random.range(0.48, 0.52);
  setting(stage, ground, x + side * random.range(560, 700), 0.7);
  square(
    stage,
    ground,
    x,
    `M${num(x - 420)} ${ground}H${num(x + 420)}L${num(x - side * 200 + 360)} ${ground + 96}H${num(x - side * 430 - 330)}Z`,
  );
  const s = random.sign();
  stage.add(
    broadTree(stage, 'back-a', x - 700, ground + 6, 420, { distance: 0.25 }),
    broadTree(stage, 'back-b', x + 720, ground + 6, 460, { distance: 0.2 }),
    place(templeFront(stage), x, ground + 8, 0.98),
  );
  const white = mix(inks.paper, inks.far, stage.dark ? 0.4 : 0.04);
  const robe: Dress = {
    top: white,
    topShade: mix(white, inks.middle, 0.35),
    trousers: inks.ink,
    hat: white,
    hatShade: white,
    skin: inks.skin,
    wood: inks.ink,
  };
  const turban = stage.define(believer(stage, robe, inks.ink));
  const woman = stage.define(believer(stage, robe, ''));
  const coats = [mix(inks.accent, inks.gold, 0.12), mix(inks.waterLow, inks.skyTop, 0.45), inks.gold].map(
    (ink) => stage.define(believer(stage, { ...robe, top: ink, topShade: mix(ink, inks.ink, 0.3) }, ink)),
  );
  /** Two files, women on the left of the way and men on the right, drawing together at the steps. */
  const files: [string, number, number, number][] = [];
  for (let i = 0; i < 7; i++) {
    const z = 1.22 ** i;
    const y = ground + 26 + 76 * (z - 1);
    for (const k of [-1, 1]) {
      const dignitary = coats[(i + (k > 0 ? 0 : 1)) % 3];
      const figure = i === 2 || i === 3 ? dignitary : k > 0 ? turban : woman;
      files.push([figure ?? woman, x + k * (64 + 56 * z), y, 0.6 * z]);
    }
  }
  for (const [figure, px, y, k] of files)
    stage.add(
      oval(px - side * 14 * k, y, 28 * k, 4.4 * k, inks.near, { 'fill-opacity': 0.3 }),
      place(use(figure), px, y, k),
    );
  stage.add(
    place(
      visitor(
        { ...robe, top: inks.accent, topShade: inks.accentDark, trousers: inks.near },
        { bag: inks.ground },
      ),
      x - s * 560,
      HEIGHT - 70,
      1.75,
    ),
    broadTree(stage, 'near', x - s * 990, HEIGHT + 10, 980, { spread: 0.74 }),
  );
  return { x: x / WIDTH, y: 0.46 };
}

/** One of the faithful from behind: a long white tunic to the ankles, wide trousers; about 100 high. */
function believer(stage: Stage, c: Dress, turban: string): string {
  const { inks } = stage;
  return (
    fill('M-9 -30L-10 -2H-2L0 -24L2 -2H10L9 -30Z', mix(c.top, inks.middle, 0.2)) +
    fill('M-11 -80Q0 -86 11 -80L17 -10Q0 -6 -17 -10Z', c.top) +
    fill('M-11 -80L-4 -83Q-6 -46 -8 -8Q-14 -9 -17 -10Z', c.topShade) +
    stroke('M9 -76Q17 -62 15 -48', c.topShade, 4.4) +
    stroke('M-9 -76Q-17 -62 -15 -48', c.top, 5.4) +
    stroke('M0 -82v-6', c.skin, 5.4) +
    oval(0, -93, 6, 7.4, c.skin) +
    (turban
      ? fill('M-7.4 -91Q-9 -104 0 -104Q9 -104 7.4 -91Q0 -95 -7.4 -91Z', turban)
      : fill('M-6.8 -90Q-8 -102 0 -102Q8 -102 6.8 -90Q6 -82 0 -80Q-6 -82 -6.8 -90Z', inks.ink))
  );
}
