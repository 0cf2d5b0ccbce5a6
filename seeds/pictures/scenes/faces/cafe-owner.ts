import { mix } from '../../kit/colour';
import { arm, bust, type Person } from '../../kit/portrait';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const BAR = 900;

/** The owner of a small café at the counter, pouring water into a filter: jars behind, a lamp, cups waiting. */
export function cafeOwner(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('cafe-owner');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const wall = mix(
    mix(random.pick([inks.leafDark, inks.waterLow, inks.accentDark]), inks.paper, 0.2),
    inks.near,
    stage.dark ? 0.5 : 0.22,
  );
  room(stage, wall, x, s);
  const shirt = mix(random.pick([inks.paper, inks.gold, inks.waterTop]), inks.near, 0.06);
  const woman = random.chance(0.5);
  const person: Person = {
    top: shirt,
    cut: 'shirt',
    hair: woman ? 'bob' : 'short',
    turn: -0.5,
    fair: 0.5,
    glasses: random.chance(0.4),
  };
  const apron = mix(mix(inks.groundDark, inks.accentDark, 0.4), inks.ink, 0.25);
  stage.add(
    place(
      bust(stage, person) +
        fill('M-112 -190Q0 -164 112 -190L140 30H-140Z', apron) +
        stroke('M-112 -190L-84 -300M112 -190L84 -300', apron, 15) +
        stroke('M-60 -70H60V10', mix(apron, inks.paper, 0.25), 4) +
        arm(stage, [154, -236], [214, -78], [120, -38], shirt, { fair: 0.5, long: false }) +
        arm(stage, [-154, -236], [-246, -86], [-236, -164], shirt, { fair: 0.5, long: false }),
      x + s * 60,
      BAR + 20,
      1.42,
      s < 0,
    ),
  );
  counter(stage, x, s);
  return { x: (x - s * 40) / WIDTH, y: 0.42 };
}

/** A wall with shelves of jars and glasses, a window on the street to one side, lamps that hang. */
function room(stage: Stage, wall: string, x: number, s: number): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('room');
  const wood = mix(mix(inks.groundDark, inks.ground, 0.3), inks.near, 0.2);
  const lamp = dark || stage.time === 'dusk';
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(wall, inks.ink, 0.25)],
        [0.7, wall],
        [1, mix(wall, inks.ink, 0.2)],
      ]),
    ),
  );
  let tiles = '';
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 34; i++) tiles += `M${i * 60 - (row % 2) * 30} ${640 + row * 54}h57v51h-57Z`;
  stage.add(fill(tiles, mix(wall, inks.paper, 0.14)));
  const [left, right] = s > 0 ? [x + 380, WIDTH + 40] : [-40, x - 380];
  for (const y of [330, 540]) {
    let goods = '';
    for (let px = left + 40; px < right - 30; px += random.range(84, 120)) {
      const h = random.range(74, 120);
      const ink = random.pick([
        mix(inks.groundDark, inks.ink, 0.3),
        inks.gold,
        mix(inks.paper, wall, 0.2),
        mix(inks.accentDark, inks.ground, 0.3),
        mix(inks.leaf, wall, 0.3),
      ]);
      goods += random.chance(0.7)
        ? box(px - 30, y - h, 60, h, mix(inks.paper, wall, 0.5), { rx: 10 }) +
          box(px - 26, y - h * 0.72, 52, h * 0.7, ink, { rx: 8 }) +
          box(px - 24, y - h - 14, 48, 18, wood, { rx: 5 })
        : fill(`M${num(px - 26)} ${y - 64}h52l-8 64h-36Z`, mix(inks.paper, wall, 0.25)) +
          stroke(`M${num(px + 24)} ${y - 50}q22 4 18 20t-24 14`, mix(inks.paper, wall, 0.25), 6);
    }
    stage.add(
      goods,
      box(left, y, right - left, 18, wood),
      box(left, y + 18, right - left, 12, inks.ink, { 'fill-opacity': 0.22 }),
    );
  }
  const wx = s > 0 ? 130 : WIDTH - 530;
  const out = mix(lamp ? inks.skyLow : inks.skyMid, inks.light, 0.35);
  let street = '';
  for (let i = 0; i < 4; i++) street += `M${wx + 10 + i * 98} 600V${420 + ((i * 53) % 90)}h86V600Z`;
  let lit = '';
  for (let i = 0; i < 8; i++) lit += `M${wx + 30 + (i % 4) * 98} ${500 + Math.floor(i / 4) * 46}h22v26h-22Z`;
  stage.add(
    box(wx - 20, 150, 440, 490, wood),
    box(wx, 170, 400, 450, out),
    fill(street, mix(inks.far, inks.ground, 0.4)),
    fill(lit, lamp ? inks.gold : mix(inks.far, inks.near, 0.4)),
    disc(wx + 90, 560, 70, mix(inks.leafDark, inks.far, 0.2)),
    disc(wx + 330, 580, 60, mix(inks.leaf, inks.far, 0.2)),
    stroke(`M${wx + 200} 170V620M${wx} 400H${wx + 400}`, wood, 13),
    box(wx - 34, 628, 468, 22, mix(wood, inks.light, 0.2)),
  );
  for (const px of [x - 300, x + 300])
    stage.add(
      stroke(`M${num(px)} 0V120`, inks.ink, 5),
      ...(lamp
        ? [
            disc(px, 190, 150, inks.gold, { 'fill-opacity': 0.14 }),
            disc(px, 190, 90, inks.gold, { 'fill-opacity': 0.2 }),
          ]
        : []),
      fill(
        `M${num(px - 66)} 190Q${num(px - 56)} 124 ${num(px)} 116Q${num(px + 56)} 124 ${num(px + 66)} 190Z`,
        mix(inks.accentDark, inks.ink, 0.2),
      ),
      oval(px, 190, 62, 12, lamp ? inks.light : mix(inks.paper, inks.far, 0.3)),
    );
}

/** The counter with three filters on their glasses, a kettle in the air over one, cups and a plant. */
function counter(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.near, 0.12);
  const steel = mix(mix(inks.paper, inks.far, 0.4), inks.near, stage.dark ? 0.3 : 0.05);
  let slats = '';
  for (let px = 30; px < WIDTH; px += 92) slats += `M${px} ${BAR + 60}V${HEIGHT}`;
  stage.add(
    box(-10, BAR + 36, WIDTH + 20, 300, mix(wood, inks.ink, 0.2)),
    stroke(slats, mix(wood, inks.ink, 0.5), 6),
    box(-10, BAR, WIDTH + 20, 44, mix(wood, inks.ground, 0.35)),
    box(-10, BAR + 44, WIDTH + 20, 14, inks.ink, { 'fill-opacity': 0.3 }),
  );
  const brew = (full: number) =>
    oval(0, 4, 84, 12, inks.ink, { 'fill-opacity': 0.3 }) +
    fill('M-58 -150H58L48 0H-48Z', mix(inks.paper, inks.waterTop, 0.35), { 'fill-opacity': 0.55 }) +
    fill(
      `M${-49 - full * 6} ${-20 - full * 70}H${49 + full * 6}L46 -4H-46Z`,
      mix(inks.groundDark, inks.ink, 0.62),
    ) +
    fill('M-47 -26H47L46 -4H-46Z', mix(inks.paper, inks.gold, 0.25)) +
    box(-84, -166, 168, 17, steel, { rx: 6 }) +
    fill('M-54 -244H54L46 -164H-46Z', steel) +
    fill('M-54 -244H-22L-18 -164H-46Z', mix(steel, inks.ink, 0.3)) +
    oval(0, -244, 56, 11, mix(steel, inks.ink, 0.25)) +
    stroke('M54 -226q26 6 20 28t-26 16', steel, 7) +
    stroke('M0 -148v26', mix(inks.groundDark, inks.ink, 0.6), 4);
  const kettle =
    fill('M-96 40Q-110 -60 -50 -76H44Q100 -60 92 40Q88 62 60 62H-64Q-92 62 -96 40Z', steel) +
    fill('M-96 40Q-110 -60 -50 -76H-20Q-60 -40 -50 62H-64Q-92 62 -96 40Z', mix(steel, inks.ink, 0.26)) +
    stroke('M-90 20Q-150 10 -150 -40T-186 -96', steel, 15) +
    box(-44, -94, 84, 20, mix(steel, inks.ink, 0.3), { rx: 8 }) +
    disc(-2, -104, 12, inks.ink) +
    stroke('M86 -50Q160 -60 150 10Q140 50 88 44', mix(inks.ink, inks.groundDark, 0.3), 15);
  const [kx, ky] = [x - s * 380, BAR - 250];
  const px = x - s * 590;
  stage.add(
    place(brew(0.9), x - s * 250, BAR + 30, 0.95, s < 0),
    place(brew(0.4), px, BAR + 34, 0.95, s < 0),
    place(brew(1), x + s * 480, BAR + 34, 0.95, s < 0),
    place(kettle, kx, ky, 0.95, s < 0, s * -16),
    stroke(`M${num(px)} ${ky - 24}V${BAR - 204}`, mix(inks.waterTop, inks.paper, 0.5), 6),
  );
  const cup = (cx: number, ink: string) =>
    oval(cx, BAR + 26, 78, 11, mix(inks.paper, inks.near, 0.12)) +
    fill(
      `M${num(cx - 52)} ${BAR - 46}H${num(cx + 52)}Q${num(cx + 50)} ${BAR + 22} ${num(cx)} ${BAR + 24}Q${num(cx - 50)} ${BAR + 22} ${num(cx - 52)} ${BAR - 46}Z`,
      ink,
    ) +
    oval(cx, BAR - 46, 52, 10, mix(inks.groundDark, inks.ink, 0.5));
  stage.add(cup(x + s * 660, inks.paper), cup(x + s * 800, mix(inks.accent, inks.near, 0.1)));
  let steam = '';
  for (const dx of [-16, 10]) steam += `M${num(x + s * 660 + dx)} ${BAR - 66}q-20 -30 0 -56t0 -56`;
  stage.add(stroke(steam, inks.paper, 6, { 'stroke-opacity': 0.5 }));
}
