import { mix } from '../../kit/colour';
import { aoDai, dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { altar, coil } from './altar';

/** An assembly hall with coils of incense under an open roof, light in shafts through the smoke, the altar at the end. */
export function incense(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('incense');
  const x = WIDTH * random.range(0.46, 0.54);
  const floor = HEIGHT * random.range(0.68, 0.7);
  const deep = mix(inks.accentDark, inks.ink, stage.dark ? 0.72 : 0.56);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(deep, inks.ink, 0.5)],
        [1, deep],
      ]),
    ),
  );
  skylight(stage, x);
  stage.add(altar(stage, x, floor, stage.motif === 'throne' ? 'throne' : 'buddha'));
  floorTiles(stage, x, floor);
  columns(stage, x, floor);
  shafts(stage, x, side);
  const rows: readonly (readonly [dx: number, y: number, r: number])[] = [
    [-150, 270, 54],
    [140, 250, 56],
    [0, 330, 62],
    [-330, 330, 86],
    [320, 310, 88],
    [-110, 410, 96],
    [170, 440, 104],
  ];
  for (const [i, [dx, y, r]] of rows.entries())
    stage.add(
      coil(
        stage,
        x + dx * 1.25 + random.range(-24, 24),
        y * 0.62 + random.range(-20, 20),
        r * (0.9 + (i % 3) * 0.05),
      ),
    );
  stage.add(coil(stage, x - side * 640, 300, 170), coil(stage, x + side * 600, 240, 150));
  burner(stage, x, floor + 190);
  worshippers(stage, x, floor);
  smoke(stage, x, floor);
  return { x: x / WIDTH, y: 0.5 };
}

/** The well of the roof: open sky between eaves of tile. */
function skylight(stage: Stage, x: number): void {
  const { inks } = stage;
  const light = stage.dark ? mix(inks.skyLow, inks.light, 0.15) : mix(inks.skyLow, inks.light, 0.55);
  stage.add(fill(`M${num(x - 520)} -20H${num(x + 520)}L${num(x + 360)} 120H${num(x - 360)}Z`, light));
  if (stage.dark) stage.add(disc(x + stage.side * 180, 50, 40, inks.light));
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.4);
  let ribs = '';
  for (let i = 0; i <= 30; i++) ribs += `M${num(x - 380 + i * 25.3)} 112L${num(x - 420 + i * 28)} 176`;
  stage.add(
    fill(`M${num(x - 384)} 108H${num(x + 384)}L${num(x + 424)} 180H${num(x - 424)}Z`, tile),
    stroke(ribs, mix(tile, inks.ink, 0.5), 5),
    stroke(`M${num(x - 424)} 180H${num(x + 424)}`, mix(tile, inks.paper, 0.25), 8),
  );
  for (const k of [-1, 1]) {
    let side = '';
    for (let i = 0; i < 16; i++)
      side += `M${num(x + k * (384 + i * 9))} ${108 - i * 8}L${num(x + k * (440 + i * 26))} ${190 - i * 14}`;
    stage.add(
      fill(
        `M${num(x + k * 384)} 108L${num(x + k * 540)} -20H${num(x + k * 860)}L${num(x + k * 424)} 190Z`,
        mix(tile, inks.ink, k === stage.side ? 0.15 : 0.4),
      ),
      stroke(side, mix(tile, inks.ink, 0.6), 5),
    );
  }
}

function floorTiles(stage: Stage, x: number, floor: number): void {
  const { inks } = stage;
  const tile = mix(mix(inks.groundDark, inks.accentDark, 0.35), inks.near, stage.dark ? 0.55 : 0.3);
  stage.add(
    box(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      stage.blend([
        [0, mix(tile, inks.gold, 0.3)],
        [1, mix(tile, inks.ink, 0.4)],
      ]),
    ),
  );
  let joints = '';
  for (let i = -16; i <= 16; i++) joints += `M${num(x + i * 74)} ${floor}L${num(x + i * 250)} ${HEIGHT}`;
  for (let t = 0.05; t < 1; t = t * 1.34 + 0.03) joints += `M0 ${num(floor + (HEIGHT - floor) * t)}H${WIDTH}`;
  stage.add(
    stroke(joints, mix(tile, inks.ink, 0.5), 3, { 'stroke-opacity': 0.6 }),
    oval(x, floor + 180, 520, 110, inks.light, { 'fill-opacity': stage.dark ? 0.06 : 0.16 }),
  );
}

function columns(stage: Stage, x: number, floor: number): void {
  const { inks, side } = stage;
  for (const [dx, foot, w] of [
    [430, floor + 20, 54],
    [620, floor + 120, 80],
    [900, floor + 320, 124],
  ] as const)
    for (const k of [-1, 1]) {
      const px = x + k * dx;
      const lit = k === side ? mix(inks.accent, inks.ink, 0.2) : mix(inks.accent, inks.ink, 0.42);
      stage.add(
        box(px - w / 2, -10, w, foot + 10, lit),
        box(side < 0 ? px : px - w / 2, -10, w / 2, foot + 10, mix(lit, inks.ink, 0.35)),
        box(px + side * w * 0.26 - 4, -10, 8, foot, mix(lit, inks.gold, 0.35), { 'fill-opacity': 0.6 }),
        box(px - w * 0.7, foot - w * 0.4, w * 1.4, w * 0.5, mix(inks.far, inks.near, 0.5)),
      );
      const [bw, bh] = [w * 0.66, w * 4.4];
      stage.add(
        box(px - bw / 2, foot - bh - w * 1.6, bw, bh, mix(inks.ink, inks.accentDark, 0.35)),
        box(px - bw / 2, foot - bh - w * 1.6, bw, w * 0.14, inks.gold),
        box(px - bw / 2, foot - w * 1.74, bw, w * 0.14, inks.gold),
      );
      for (let i = 0; i < 4; i++)
        stage.add(
          stroke(
            `M${num(px - bw * 0.24)} ${num(foot - bh - w * 1.2 + i * w)}h${num(bw * 0.48)}m${num(-bw * 0.24)} ${num(-w * 0.2)}v${num(w * 0.6)}m${num(-bw * 0.2)} ${num(-w * 0.16)}h${num(bw * 0.4)}`,
            inks.gold,
            w * 0.07,
          ),
        );
    }
}

function shafts(stage: Stage, x: number, side: number): void {
  const random = stage.random.fork('shafts');
  let d = '';
  for (let i = 0; i < 6; i++) {
    const from = x + (i - 2.5) * 140;
    const to = from - side * random.range(380, 620);
    const w = random.range(50, 110);
    d += `M${num(from - 36)} -20H${num(from + 36)}L${num(to + w)} ${HEIGHT}H${num(to - w)}Z`;
  }
  stage.add(
    fill(d, stage.inks.light, { 'fill-opacity': stage.dark ? 0.07 : stage.weather === 'rain' ? 0.1 : 0.17 }),
  );
}

function burner(stage: Stage, x: number, y: number): void {
  const { inks, side } = stage;
  const bronze = mix(mix(inks.gold, inks.groundDark, 0.55), inks.near, 0.25);
  const dark = mix(bronze, inks.ink, 0.5);
  let sticks = '';
  let tips = '';
  for (let i = -9; i <= 9; i++) {
    const h = 110 + ((i * 37) % 50);
    sticks += `M${num(x + i * 9)} ${y - 120}L${num(x + i * 13)} ${num(y - 120 - h)}`;
    tips += `M${num(x + i * 13)} ${num(y - 122 - h)}h.1`;
  }
  stage.add(
    oval(x, y + 34, 210, 26, inks.ink, { 'fill-opacity': 0.45 }),
    stroke(sticks, mix(inks.accent, inks.groundDark, 0.3), 4),
    stroke(tips, inks.light, 8),
    stroke(`M${num(x - 176)} ${y - 96}q-46 -60 10 -80M${num(x + 176)} ${y - 96}q46 -60 -10 -80`, bronze, 17),
    fill(
      `M${num(x - 120)} ${y - 20}L${num(x - 140)} ${y + 40}h44l20 -50ZM${num(x + 120)} ${y - 20}L${num(x + 140)} ${y + 40}h-44l-20 -50ZM${num(x - 22)} ${y}l-4 48h52l-4 -48Z`,
      dark,
    ),
    fill(
      `M${num(x - 190)} ${y - 120}H${num(x + 190)}Q${num(x + 196)} ${y + 6} ${num(x)} ${y + 14}Q${num(x - 196)} ${y + 6} ${num(x - 190)} ${y - 120}Z`,
      bronze,
    ),
    fill(
      `M${num(x - side * 190)} ${y - 120}Q${num(x - side * 196)} ${y + 6} ${num(x)} ${y + 14}Q${num(x - side * 80)} ${y - 30} ${num(x - side * 70)} ${y - 120}Z`,
      dark,
    ),
    box(x - 204, y - 134, 408, 24, mix(bronze, inks.light, 0.25)),
    stroke(`M${num(x - 150)} ${y - 70}q30 -34 60 0t60 0t60 0t60 0t60 0`, inks.gold, 6),
  );
}

function worshippers(stage: Stage, x: number, floor: number): void {
  const { inks } = stage;
  const random = stage.random.fork('worshippers');
  for (const [dx, dy, s, coat] of [
    [-330, 150, 2.1, 0],
    [-250, 110, 1.9, 3],
    [350, 190, 2.2, 5],
  ] as const) {
    const px = x + dx + random.range(-20, 20);
    const flip = dx > 0;
    stage.add(
      oval(px, floor + dy, 44 * s, 6 * s, inks.ink, { 'fill-opacity': 0.4 }),
      place(
        aoDai(dress(stage, coat)) +
          stroke('M6 -70L20 -78M20 -74L26 -104M20 -74L22 -104', inks.accent, 1.6) +
          stroke('M26 -105h.1M22 -105h.1', inks.light, 3),
        px,
        floor + dy,
        s,
        flip,
      ),
    );
  }
}

function smoke(stage: Stage, x: number, floor: number): void {
  const { inks } = stage;
  const random = stage.random.fork('smoke');
  let d = '';
  for (let i = 0; i < 7; i++) {
    const sx = x + (i - 3) * 60 + random.range(-30, 30);
    const w = random.range(26, 60);
    const base = floor - 60;
    const h = random.range(360, 620);
    d += `M${num(sx)} ${num(base)}C${num(sx + w * 2)} ${num(base - h * 0.3)} ${num(sx - w * 2.4)} ${num(base - h * 0.6)} ${num(sx + w)} ${num(base - h)}C${num(sx - w * 1.2)} ${num(base - h * 0.6)} ${num(sx + w * 2.8)} ${num(base - h * 0.3)} ${num(sx + w * 0.4)} ${num(base)}Z`;
  }
  stage.add(fill(d, inks.paper, { 'fill-opacity': 0.14 }));
}
