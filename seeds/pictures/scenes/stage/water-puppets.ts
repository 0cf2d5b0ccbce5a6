import { mix } from '../../kit/colour';
import { lantern } from '../../kit/lanterns';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, stroke, use } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import type { Focal } from '../../kit/types';
import { mirrored, ripples } from '../../kit/water';
import { audience } from './house';
import { dragon, puppet } from './puppets';

/** Water puppets before their pavilion: dragons that spit, a farmer on his buffalo, the jester Tễu. */
export function waterPuppets(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('water-puppets');
  const x = WIDTH * random.range(0.46, 0.54);
  const line = HEIGHT * random.range(0.59, 0.61);
  const deep = mix(inks.near, inks.ink, stage.dark ? 0.4 : 0.15);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      line,
      stage.blend([
        [0, mix(deep, inks.ink, 0.4)],
        [1, mix(deep, inks.accentDark, 0.4)],
      ]),
    ),
  );
  const house = use(stage.define(pavilion(stage, x, line)));
  const green = mix(mix(inks.waterLow, inks.leaf, 0.5), inks.near, stage.dark ? 0.4 : 0.12);
  stage.add(
    house,
    box(
      0,
      line,
      WIDTH,
      HEIGHT - line,
      stage.blend([
        [0, mix(green, inks.gold, 0.4)],
        [0.4, green],
        [1, mix(green, inks.ink, 0.55)],
      ]),
    ),
  );
  stage.add(
    mirrored(stage, 'pavilion-r', house, { waterline: line, depth: 360, squash: 0.7, opacity: 0.6 }),
    ripples(stage, 'pool', line + 20, HEIGHT, 0.8),
  );
  const flip = random.chance(0.5);
  const s = flip ? -1 : 1;
  const acts = random.shuffle(['farmer', 'jester', 'phoenix']);
  stage.add(dragon(stage, x + s * 640, line + 90, 0.78, s > 0, 'b'));
  stage.add(dragon(stage, x - s * 330, line + 230, 1.36, s < 0, 'a'));
  stage.add(puppet(stage, acts[0] ?? 'farmer', x + s * 300, line + 360, 2.5, s > 0));
  stage.add(puppet(stage, acts[1] ?? 'jester', x - s * 560, line + 390, 2, s < 0));
  if (random.chance(0.6)) audience(stage, HEIGHT - 96);
  return { x: (x - s * 30) / WIDTH, y: (line + 60) / HEIGHT };
}

/** The pavilion on the water: red columns, the blind that hides the puppeteers, two roofs with curled corners. */
function pavilion(stage: Stage, x: number, line: number): string {
  const { inks, side } = stage;
  const red = mix(inks.accent, inks.ink, 0.12);
  const tile = mix(mix(inks.accent, inks.gold, 0.3), inks.near, 0.3);
  const gold = inks.gold;
  const half = 620;
  let out = box(x - half, line - 330, half * 2, 330, mix(inks.accentDark, inks.ink, 0.45));
  let slats = '';
  for (let y = line - 178; y < line; y += 11) slats += `M${num(x - half)} ${num(y)}h${half * 2}`;
  out +=
    box(x - half, line - 184, half * 2, 184, mix(inks.leaf, inks.near, 0.3)) +
    stroke(slats, mix(inks.leafDark, inks.ink, 0.3), 3);
  let cords = '';
  for (let i = -9; i <= 9; i++) cords += `M${num(x + i * 66)} ${line - 184}V${line}`;
  out +=
    stroke(cords, mix(inks.gold, inks.leaf, 0.4), 2) +
    box(x - half, line - 206, half * 2, 24, red) +
    box(x - half, line - 200, half * 2, 4, gold);
  for (let i = -3; i <= 3; i++) {
    const px = x + i * 196;
    const silk = i % 2 ? gold : inks.accent;
    if (i < 3) out += lantern(stage, px + 98, line - 306, 30, 'round', silk, true);
  }
  for (let i = -3; i <= 3; i++) {
    const px = x + i * 196;
    out +=
      box(px - 15, line - 330, 30, 330, inks.accent) +
      box(side > 0 ? px - 15 : px + 3, line - 330, 12, 330, mix(inks.accent, inks.ink, 0.45)) +
      box(px - 20, line - 26, 40, 26, mix(inks.far, inks.near, 0.4));
    out += stroke(`M${num(px)} ${line - 310}q12 40 0 80t0 70`, gold, 5);
  }
  out += box(x - half - 20, line - 344, half * 2 + 40, 26, red);
  let fret = '';
  for (let i = -15; i < 15; i++) fret += `M${num(x + i * 42 + 6)} ${line - 336}h30v10h-20v-5`;
  out += stroke(fret, gold, 3);
  out += curvedRoof(stage, {
    x,
    half: half + 60,
    eave: line - 338,
    ridge: line - 452,
    span: 0.7,
    upturn: 34,
    tile,
  });
  out += box(x - 380, line - 506, 760, 60, mix(inks.accentDark, inks.ink, 0.3));
  for (let i = -4; i <= 4; i++)
    out +=
      box(x + i * 88 - 7, line - 506, 14, 60, inks.accent) +
      (i < 4 ? box(x + i * 88 + 18, line - 496, 52, 40, mix(gold, inks.accent, 0.2)) : '');
  out += curvedRoof(stage, {
    x,
    half: 440,
    eave: line - 496,
    ridge: line - 606,
    span: 0.62,
    upturn: 30,
    tile,
    crowned: true,
  });
  for (const k of [-1, 1]) {
    const px = x + k * 780;
    out += stroke(`M${num(px)} ${line}V${line - 300}`, mix(inks.groundDark, inks.ink, 0.3), 9);
    out +=
      fill(
        `M${num(px - 116)} ${line - 292}Q${num(px)} ${line - 420} ${num(px + 116)} ${line - 292}Q${num(px)} ${line - 318} ${num(px - 116)} ${line - 292}Z`,
        k > 0 ? gold : inks.accent,
      ) +
      stroke(
        `M${num(px)} ${line - 372}L${num(px - 60)} ${line - 308}M${num(px)} ${line - 372}L${num(px + 60)} ${line - 308}M${num(px)} ${line - 372}V${line - 306}`,
        inks.ink,
        2.4,
      );
    let tassels = '';
    for (let i = -4; i <= 4; i++) tassels += `M${num(px + i * 25)} ${num(line - 306 + Math.abs(i) * 3)}v26`;
    out += stroke(tassels, k > 0 ? inks.accent : gold, 6);
  }
  return out;
}
