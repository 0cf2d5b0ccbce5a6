import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { disc, fill, group, place, stroke } from '../../kit/svg';

/** A Sarus crane: grey body, bare red head and upper neck, long pink legs; about 330 high, facing right. */
export function crane(stage: Stage, pose: 'tall' | 'bow'): string {
  const { inks } = stage;
  const grey = mix(mix(inks.far, inks.paper, stage.dark ? 0.35 : 0.5), inks.middle, 0.12);
  const dark = mix(grey, inks.near, 0.45);
  const leg = mix(inks.lotus, inks.accent, 0.35);
  const red = inks.accent;
  const body =
    stroke('M-14 -110L-22 -50L-12 16', mix(leg, inks.ink, 0.25), 7) +
    stroke('M10 -108L18 -50L14 16M14 16l18 3M14 16l-10 4M-12 16l16 4', leg, 7) +
    fill(
      'M-116 -110Q-80 -190 0 -190Q54 -190 62 -152Q50 -108 0 -100Q-50 -94 -84 -106L-136 -74Q-140 -96 -116 -110Z',
      grey,
    ) +
    fill(
      'M-116 -110Q-70 -168 20 -164Q30 -130 -20 -112Q-60 -102 -84 -106L-136 -74Q-140 -96 -116 -110Z',
      dark,
    ) +
    stroke('M-104 -104Q-60 -132 0 -138M-84 -102Q-50 -118 -4 -122', mix(dark, inks.ink, 0.4), 5) +
    fill('M-110 -104L-150 -60L-104 -84L-118 -44L-82 -92Z', inks.ink);
  const head =
    fill('M-17 6Q-16 -18 6 -18Q26 -16 30 0L76 10L30 14Q6 22 -17 6Z', red) +
    fill('M28 -2L80 10L28 12Z', mix(inks.ground, inks.near, 0.35)) +
    fill('M-8 -15Q6 -22 22 -11Q8 -8 -8 -15Z', mix(grey, inks.paper, 0.5)) +
    disc(14, -3, 3.6, inks.gold) +
    disc(14, -3, 1.8, inks.ink);
  if (pose === 'tall')
    return (
      body +
      stroke('M44 -164Q84 -210 66 -270', grey, 27) +
      stroke('M70 -256Q64 -290 78 -312', red, 20) +
      place(head, 82, -322, 1)
    );
  return (
    body +
    stroke('M44 -160Q100 -170 122 -120Q132 -90 130 -70', grey, 26) +
    stroke('M130 -84Q130 -50 136 -40', red, 19) +
    place(head, 140, -28, 1, false, 62)
  );
}

/** A great egret: white, the neck in an S, a yellow bill, black legs; about 330 high, facing right. */
export function egret(stage: Stage, pose: 'tall' | 'bow'): string {
  const { inks } = stage;
  const white = mix(inks.paper, inks.near, stage.dark ? 0.3 : 0.02);
  const shade = mix(white, inks.middle, 0.32);
  const bill = mix(inks.gold, inks.accent, 0.16);
  const leg = mix(inks.ink, inks.near, 0.2);
  const body =
    stroke('M-12 -108L-20 -50L-12 16', mix(leg, inks.ink, 0.4), 6) +
    stroke('M8 -106L16 -50L12 16M12 16l18 3M12 16l-10 4M-12 16l16 4', leg, 6) +
    fill(
      'M-120 -92Q-84 -168 -10 -172Q42 -170 50 -142Q40 -108 -8 -98Q-54 -90 -84 -94L-150 -66Q-142 -84 -120 -92Z',
      white,
    ) +
    fill('M-120 -92Q-60 -116 14 -108Q-6 -98 -30 -96Q-58 -92 -84 -94L-150 -66Q-142 -84 -120 -92Z', shade) +
    stroke('M-96 -106Q-50 -132 6 -132M-108 -98Q-60 -112 -6 -116', shade, 4);
  const head =
    fill('M-15 7Q-16 -13 4 -14Q22 -13 28 -1Q24 12 6 14Q-10 14 -15 7Z', white) +
    fill('M24 -5L84 4L26 8Z', bill) +
    disc(13, -3, 3.2, inks.ink);
  if (pose === 'tall')
    return body + stroke('M36 -148Q80 -184 58 -222Q40 -262 66 -300', white, 19) + place(head, 72, -312);
  return (
    body + stroke('M36 -146Q88 -160 96 -122Q100 -92 124 -70', white, 19) + place(head, 134, -58, 1, false, 44)
  );
}

/** A skein in the air over the trees: cranes with black wing tips, or egrets all white. */
export function flock(stage: Stage, at: (x: number) => number, line: number, isEgrets: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('flock');
  const white = mix(inks.paper, inks.light, 0.3);
  const flip = at(0) !== 0;
  const bird = (up: boolean) =>
    group(
      stroke('M-20 4L-92 14', isEgrets ? inks.ink : mix(inks.lotus, inks.accent, 0.35), 4) +
        fill('M-40 4Q-10 -12 30 -4L84 -12L84 -6L34 8Q0 18 -40 4Z', white) +
        fill(
          up
            ? 'M-14 0Q-40 -70 -96 -88Q-60 -40 -40 6ZM4 0Q10 -70 60 -112Q44 -50 32 2Z'
            : 'M-14 2Q-30 50 -80 76Q-50 36 -38 4ZM4 2Q20 60 60 80Q40 40 32 2Z',
          white,
        ) +
        (isEgrets
          ? stroke('M84 -9L106 -6', mix(inks.gold, inks.accent, 0.2), 4)
          : fill(
              up
                ? 'M-96 -88Q-74 -74 -62 -52L-78 -52ZM60 -112Q52 -90 46 -66L34 -76Z'
                : 'M-80 76Q-60 56 -52 42L-70 50ZM60 80Q50 60 44 44L38 60Z',
              inks.ink,
            ) +
            disc(88, -9, 6, inks.accent) +
            stroke('M92 -9L108 -7', inks.ground, 3)),
    );
  const [x, y] = [at(1240), line - random.range(340, 400)];
  for (let i = 0; i < 7; i++) {
    const k = i % 2 ? 1 : -1;
    const n = Math.ceil(i / 2);
    stage.add(
      place(
        bird(i % 3 !== 1),
        x - (flip ? -1 : 1) * n * 130,
        y + k * n * 46 + random.range(-12, 12),
        random.range(0.62, 0.86),
        flip,
      ),
    );
  }
}
