import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { disc, fill, oval, stroke } from '../../kit/svg';

interface Coat {
  back: string;
  belly: string;
  thigh: string;
  shin: string;
  arm: string;
  hand: string;
  face: string;
  ruff: string;
  tail: string;
  head: string;
}

/** The coat of the langur that the motif names: of Cát Bà, of Hà Tĩnh, or Delacour's of Ninh Bình. */
export function coatOf(stage: Stage): Coat {
  const { inks } = stage;
  const white = mix(inks.paper, inks.middle, stage.dark ? 0.3 : 0.08);
  const black = mix(inks.ink, inks.near, 0.25);
  if (stage.motif === 'langur-ha-tinh')
    return {
      back: black,
      belly: black,
      thigh: mix(black, inks.near, 0.3),
      shin: black,
      arm: black,
      hand: inks.ink,
      face: inks.ink,
      ruff: white,
      tail: black,
      head: black,
    };
  if (stage.motif !== 'langur-cat-ba')
    return {
      back: black,
      belly: black,
      thigh: white,
      shin: black,
      arm: black,
      hand: inks.ink,
      face: black,
      ruff: white,
      tail: black,
      head: black,
    };
  return {
    back: black,
    belly: black,
    thigh: mix(mix(inks.far, inks.near, 0.42), black, 0.4),
    shin: black,
    arm: black,
    hand: inks.ink,
    face: inks.ink,
    ruff: mix(inks.gold, inks.paper, 0.35),
    tail: black,
    head: mix(inks.gold, inks.paper, 0.25),
  };
}

/** A langur sitting on a ledge with its tail hung down; seat at the origin, about 250 high, facing right. */
export function sitting(stage: Stage, c: Coat, feeding: boolean): string {
  const { inks } = stage;
  const dim = (ink: string) => mix(ink, inks.ink, 0.32);
  const arm = feeding ? 'M34 -150Q92 -138 84 -96Q82 -128 74 -176' : 'M34 -150Q74 -120 70 -60L76 -20';
  return (
    stroke('M-52 -16Q-92 10 -88 90Q-84 180 -92 250Q-96 290 -80 300', c.tail, 17) +
    fill('M-92 292q-10 18 6 30q18 -6 14 -30Z', c.tail) +
    stroke('M22 -150Q58 -110 56 -60L60 -14', dim(c.arm), 27) +
    fill('M-62 -4Q-92 -70 -54 -140Q-30 -186 22 -182Q58 -172 58 -120Q56 -60 40 -4Z', c.back) +
    fill('M58 -124Q56 -60 40 -4L2 -4Q34 -60 30 -140Q52 -140 58 -124Z', c.belly) +
    fill('M-62 -4Q-92 -70 -54 -140Q-40 -166 -20 -176Q-60 -100 -30 -4Z', dim(c.back)) +
    fill('M-58 4Q-66 -70 -6 -76Q46 -78 76 -50Q86 -34 74 -24Q30 -40 10 4Z', c.thigh) +
    stroke('M74 -40Q70 0 62 34', c.shin, 27) +
    fill('M48 28Q60 50 92 46Q104 44 98 36Q80 34 74 22Z', c.hand) +
    stroke('M8 -12Q-2 12 12 26', dim(c.shin), 24) +
    stroke(arm, c.arm, 26) +
    disc(feeding ? 74 : 78, feeding ? -180 : -16, 13, c.hand) +
    (feeding
      ? fill(
          'M74 -186Q84 -230 128 -226Q116 -190 74 -186ZM70 -186Q50 -222 66 -248Q88 -222 70 -186Z',
          inks.leafLight,
        ) + stroke('M74 -160Q80 -196 96 -216', inks.leafDark, 4)
      : '') +
    fill(
      'M-20 -230Q-40 -196 -12 -170Q20 -150 56 -168Q88 -182 82 -216L100 -196Q96 -160 60 -150Q0 -136 -28 -172Q-44 -206 -20 -230Z',
      c.ruff,
    ) +
    fill(
      'M-22 -196Q-30 -250 18 -258Q64 -262 74 -222Q92 -208 82 -186Q60 -160 18 -164Q-18 -168 -22 -196Z',
      c.head,
    ) +
    fill(
      'M-26 -204Q-40 -176 -4 -156Q-30 -158 -40 -178Q-46 -196 -26 -204ZM10 -164Q40 -152 76 -176Q70 -146 30 -142Q10 -146 10 -164Z',
      c.ruff,
    ) +
    fill('M30 -232Q70 -240 74 -218Q92 -206 82 -188Q62 -170 40 -180Q22 -196 30 -232Z', c.face) +
    disc(54, -214, 6, inks.ink) +
    disc(56, -216, 2, inks.paper) +
    stroke('M70 -196q8 2 10 -4M58 -184q12 4 22 -4', mix(c.face, inks.ink, 0.6), 3) +
    stroke('M34 -230Q52 -242 72 -226', c.head, 9) +
    (c.face === c.back ? stroke('M46 -224q10 -6 18 0', mix(c.face, inks.paper, 0.4), 3) : '') +
    oval(2, -214, 10, 13, dim(c.face)) +
    fill('M-18 -240Q-6 -276 14 -286Q16 -270 30 -272Q26 -258 40 -252Z', mix(c.head, inks.ink, 0.15))
  );
}

/** A young one, orange as all of them are born. */
export function young(stage: Stage, c: Coat): string {
  const orange = mix(stage.inks.gold, stage.inks.accent, 0.32);
  return sitting(
    stage,
    {
      ...c,
      back: orange,
      belly: mix(orange, stage.inks.paper, 0.2),
      thigh: orange,
      head: orange,
      shin: mix(orange, stage.inks.ink, 0.15),
      arm: orange,
      tail: orange,
      ruff: mix(orange, stage.inks.paper, 0.4),
      face: mix(stage.inks.skin, stage.inks.paper, 0.2),
    },
    false,
  );
}
