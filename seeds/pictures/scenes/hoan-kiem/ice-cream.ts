import { mix, oklch } from '../../kit/colour';
import { reuse } from '../../kit/reuse';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples } from '../../kit/water';
import { lakeside } from './shore';
import { islet } from './tower';

/** Sticks of ice cream held up by two people at the lake, as one eats it there: green rice, coconut, mung bean. */
export function iceCream(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('ice-cream');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  lakeside(stage, x, 560);
  const whole = reuse(stage, place(islet(stage), x + s * 520, 660, 0.62));
  stage.add(
    mirrored(stage, 'tower-below', whole, { waterline: 664, depth: 220, squash: 0.72, opacity: 0.5 }),
    whole,
    ripples(stage, 'near', 700, HEIGHT, 0.4),
  );
  const night = stage.dark ? 0.3 : 0.02;
  const milk = mix(oklch(0.95, 0.03, 95), inks.near, night);
  const rice = mix(oklch(0.84, 0.1, 128), inks.near, night);
  const bean = mix(oklch(0.87, 0.11, 92), inks.near, night);
  const cocoa = mix(oklch(0.5, 0.06, 50), inks.near, night);
  const [left, right] = [random.pick([rice, rice, cocoa]), random.pick([milk, milk, bean])];
  const coats = random.shuffle([inks.accent, inks.paper, mix(inks.waterLow, inks.near, 0.2), inks.gold]);
  stage.add(
    place(hand(stage, coats[0] ?? inks.accent) + stick(stage, left, true), x - 200, 960, 1.24, false, 7),
    place(hand(stage, coats[1] ?? inks.paper) + stick(stage, right, false), x + 200, 1000, 1.24, true, 8),
  );
  return { x: x / WIDTH, y: 0.56 };
}

/** A block of ice cream on its flat stick, the corner bitten off where asked; held at the origin. */
function stick(stage: Stage, ice: string, bitten: boolean): string {
  const { inks, side } = stage;
  const wood = mix(inks.ground, inks.paper, 0.3);
  const body = bitten
    ? 'M-82 -120V-440Q-82 -474 -48 -474H-4Q-2 -446 24 -440Q26 -412 54 -408Q56 -388 82 -386V-120Q82 -104 66 -104H-66Q-82 -104 -82 -120Z'
    : 'M-82 -120V-430Q-82 -484 -28 -484H28Q82 -484 82 -430V-120Q82 -104 66 -104H-66Q-82 -104 -82 -120Z';
  const clip = stage.clip(fill(body, '#000'));
  const deep = mix(ice, inks.near, 0.24);
  let grains = '';
  const random = stage.random.fork(`grains${bitten}`);
  for (let i = 0; i < 40; i++)
    grains += disc(
      random.range(-74, 74),
      random.range(-470, -110),
      random.range(2.5, 5),
      mix(ice, inks.leafDark, 0.28),
    );
  return (
    box(-17, -116, 34, 190, wood, { rx: 15 }) +
    stroke('M-8 -100V50', mix(wood, inks.near, 0.2), 3) +
    fill(body, ice) +
    `<g clip-path="${clip}">${box(side > 0 ? -90 : 44, -490, 46, 400, deep)}${box(-90, -150, 180, 60, mix(ice, inks.near, 0.14))}${grains}${stroke(`M${side * 34} -430V-190`, mix(ice, inks.light, 0.6), 15)}${stroke(`M${-side * 6} -440V-170M${-side * 36} -440V-170`, deep, 4)}</g>` +
    (bitten
      ? fill(
          'M-4 -474Q-2 -446 24 -440Q26 -412 54 -408Q56 -388 82 -386V-368Q50 -372 40 -392Q10 -398 8 -424Q-18 -436 -20 -474Z',
          mix(ice, inks.light, 0.5),
        )
      : '') +
    fill('M-60 -106Q-56 -84 -52 -106ZM20 -106Q26 -72 33 -106Z', ice)
  );
}

/** A fist round a stick and the sleeve below it. */
function hand(stage: Stage, sleeve: string): string {
  const { inks } = stage;
  const skin = mix(inks.skin, inks.light, stage.dark ? 0.05 : 0.25);
  const line = mix(skin, inks.ink, 0.42);
  let fingers = '';
  let gaps = '';
  for (let i = 0; i < 4; i++) {
    const y = -34 + i * 34;
    fingers += `M-40 ${y}Q-44 ${y + 30} -12 ${y + 32}H44Q62 ${y + 30} 60 ${y + 15}Q58 ${y - 2} 40 ${y - 2}H-26Q-38 ${y - 2} -40 ${y}Z`;
    if (i) gaps += `M-28 ${num(y - 1)}H46`;
  }
  return (
    fill('M-70 74Q-96 190 -130 420H80Q84 220 58 92Z', skin) +
    fill('M-104 210Q-20 250 86 214L110 480H-170Z', sleeve) +
    fill('M-104 210Q-20 250 86 214L90 244Q-20 284 -110 240Z', mix(sleeve, inks.ink, 0.25)) +
    fill('M-74 92Q-84 10 -60 -30Q-40 -48 -24 -20L-20 100Z', mix(skin, inks.near, 0.16)) +
    fill(fingers, skin) +
    stroke(gaps, line, 3.4) +
    fill('M-66 60Q-84 -6 -50 -70Q-36 -86 -22 -66Q-24 -34 -30 20Z', mix(skin, inks.light, 0.12)) +
    stroke('M-50 -70Q-36 -86 -22 -66Q-24 -34 -30 10', line, 3)
  );
}
