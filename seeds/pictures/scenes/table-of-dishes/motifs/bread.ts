import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { glass } from '../baskets';
import { chilli, sprig, strips } from '../greens';
import type { Motif } from '../motifs';
import { newspaper } from '../newspaper';
import { herbPlate, sauce } from '../props';
import type { View } from '../view';
import { bowl, CHINA } from '../ware';

/** The crust of a short loaf seen from the side, 900 long: lit along its back, slashed once. */
function crust(v: View, label: string): string {
  const { food, inks } = v;
  const random = v.random.fork(`crust-${label}`);
  let flakes = '';
  for (let i = 0; i < 26; i++) {
    const x = random.range(-360, 360);
    flakes += `M${num(x)} ${num(random.range(-130, -20) * (1 - (x / 470) ** 2))}l${random.int(8, 34)} ${random.int(-5, 5)}`;
  }
  return (
    fill(
      'M-462 4C-430 -120 -250 -206 0 -208C250 -206 430 -124 462 -2C300 46 -300 52 -462 4Z',
      food.crustDark,
    ) +
    fill(`M-446 -6C-420 -112 -240 -192 0 -196C240 -192 420 -112 446 -8C300 -6 -300 -2 -446 -6Z`, food.crust) +
    fill(
      'M-330 -96C-220 -168 -60 -186 60 -184C210 -180 310 -140 362 -92C220 -130 -160 -140 -330 -96Z',
      mix(food.crust, food.turmeric, 0.45),
    ) +
    fill('M-300 -92C-150 -150 130 -152 296 -86C140 -104 -140 -106 -300 -92Z', food.crumb) +
    fill('M-300 -92C-150 -126 130 -126 296 -86C140 -88 -140 -90 -300 -92Z', food.crustDark) +
    stroke(flakes, mix(food.crustDark, inks.ink, 0.15), 4, { 'stroke-opacity': 0.5 }) +
    stroke('M-250 -150Q-80 -190 100 -182', mix(food.crumb, inks.light, 0.5), 7, { 'stroke-opacity': 0.7 })
  );
}

/** A split loaf, filled: pâté, ham, pork roll, cucumber, pickles, coriander, chilli. */
function filledLoaf(v: View): string {
  const { food, inks } = v;
  const random = v.random.fork('loaf');
  const slices = Array.from({ length: 9 }, (_, i) => {
    const x = -352 + i * 88 + random.range(-12, 12);
    const [edge, flesh] =
      i % 3 === 1
        ? [food.crust, mix(food.rice, food.ham, 0.2)]
        : [mix(food.porkEdge, food.chilliDark, 0.2), food.ham];
    return { x, edge, flesh, w: random.range(66, 78), drop: random.range(74, 104) * (1 - (x / 560) ** 2) };
  });
  const meats = random
    .shuffle(slices)
    .map(({ x, edge, flesh, w, drop }) => {
      const lobe = (k: number, dy: number) =>
        `M${num(x - w * k)} ${num(14 + dy)}C${num(x - w * k)} ${num(drop + 30 + dy)} ${num(x + w * k)} ${num(drop + 30 + dy)} ${num(x + w * k)} ${num(14 + dy)}Q${num(x)} ${num(-14 + dy)} ${num(x - w * k)} ${num(14 + dy)}Z`;
      return (
        fill(lobe(1, 0), inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 6} 12)` }) +
        fill(lobe(1, 0), edge) +
        fill(lobe(0.86, -8), flesh) +
        stroke(
          `M${num(x - w * 0.4)} ${num(drop * 0.5)}q${num(w * 0.4)} 14 ${num(w * 0.8)} 0M${num(x - w * 0.2)} ${num(drop * 0.5 + 18)}q${num(w * 0.2)} 8 ${num(w * 0.5)} 0`,
          mix(flesh, food.white, 0.55),
          5,
        )
      );
    })
    .join('');
  let cucumber = '';
  for (let i = 0; i < 5; i++) {
    const x = -310 + i * 150 + random.range(-20, 20);
    cucumber += place(
      fill('M-104 0Q-90 -38 0 -40Q90 -38 104 0Q0 30 -104 0Z', mix(food.leaf, food.leafDark, 0.4)) +
        fill('M-94 -4Q-80 -30 0 -31Q80 -30 94 -4Q0 18 -94 -4Z', food.cucumber) +
        stroke('M-50 -10H54', mix(food.cucumber, food.leaf, 0.35), 5, { 'stroke-dasharray': '10 9' }),
      x,
      0,
      1,
      false,
      random.range(-8, 8),
    );
  }
  let rest = '';
  for (let i = 0; i < 6; i++)
    rest += place(
      strips(v, `pickle-${i}`, 62, [food.carrot, food.white, food.carrot], 15, 10, 20),
      -330 + i * 130,
      -18 + random.range(-8, 8),
    );
  for (let i = 0; i < 7; i++)
    rest += place(
      sprig(v, `coriander-${i}`, 'coriander', 110),
      -380 + i * 112,
      -16 + random.range(-10, 12),
      1,
      random.chance(0.5),
      random.range(-40, 30),
    );
  for (let i = 0; i < 7; i++)
    rest += place(
      disc(0, 0, 19, food.chilli) +
        disc(0, 0, 11, mix(food.chilli, food.crumb, 0.6)) +
        disc(3, 0, 3, food.turmeric) +
        disc(-4, 2, 3, food.turmeric),
      random.range(-330, 330),
      random.range(-34, 16),
    );
  const front = 'M-462 6C-436 140 -240 196 0 200C240 196 436 140 462 4C300 78 -300 84 -462 6Z';
  return (
    fill('M-470 30C-400 220 400 220 470 20L440 130Q0 290 -440 140Z', inks.ink, {
      'fill-opacity': 0.34,
      transform: `translate(${-v.side * 26} 34)`,
    }) +
    place(crust(v, 'top'), 0, -26) +
    fill('M-456 -24C-300 -74 300 -76 456 -28C300 40 -300 46 -456 -24Z', food.crumb) +
    fill('M-430 -14C-280 -40 280 -44 430 -18C280 44 -280 50 -430 -14Z', mix(food.paste, food.char, 0.35)) +
    cucumber +
    rest +
    fill(front, food.crumb, { transform: 'translate(0 -10)' }) +
    fill('M-462 6C-436 140 -240 196 0 200C240 196 436 140 462 4C300 104 -300 110 -462 6Z', food.crust) +
    fill(
      'M-440 66C-380 160 -220 196 0 200C240 196 400 150 444 60C300 150 -300 156 -440 66Z',
      food.crustDark,
    ) +
    stroke('M-380 66Q-200 108 -40 110', mix(food.crumb, food.crust, 0.3), 8, { 'stroke-opacity': 0.8 }) +
    meats
  );
}

/** The paper sleeve and its rubber band on one end of the loaf. */
function sleeve(v: View): string {
  const { food, inks } = v;
  const paper = mix(food.white, food.crumb, 0.4);
  return (
    fill('M-500 -130L-236 -226L-190 -120L-224 0L-180 110L-236 232L-500 150Q-530 10 -500 -130Z', paper) +
    fill('M-500 40L-206 60L-180 110L-236 232L-500 150Q-512 100 -500 40Z', mix(paper, inks.near, 0.22)) +
    fill('M-470 -141L-410 -163L-404 182L-466 162ZM-380 -174L-362 -180L-352 198L-374 191Z', food.chilli, {
      'fill-opacity': 0.85,
    }) +
    fill('M-340 -188L-322 -195L-310 210L-330 204Z', food.leaf) +
    fill('M-236 -226L-190 -120L-250 -150ZM-236 232L-180 110L-256 150Z', mix(paper, inks.near, 0.14)) +
    stroke('M-296 -204Q-272 10 -288 216', mix(food.chilli, food.ham, 0.3), 10)
  );
}

export const banhMi: Motif = {
  tilts: [0.66, 0.72],
  tables: ['boards', 'painted', 'tiles', 'steel', 'news'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('banh-mi');
    const turn = random.range(-17, -8);
    const wrapped = random.chance(0.55);
    const pickles = bowl(
      v,
      130,
      random.pick(CHINA),
      disc(0, 0, 120, food.lime),
      strips(v, 'bowl', 84, [food.carrot, food.white, food.carrot, food.rice], 40, 11, 46),
    );
    return [
      { x: 0, y: -560, draw: v.flat(newspaper(v, 'under', 1250, 900), 0, 700, 0, random.range(-16, 10)) },
      { x: -300, y: -360, draw: place(loafWhole(v, 'far'), 0, 0, 0.66, true, random.range(-8, 14)) },
      { x: 330, y: -330, draw: glass(v, 104, 280, mix(food.soySauce, food.crust, 0.4), 0.82) },
      { x: 0, y: 20, draw: place(filledLoaf(v) + (wrapped ? sleeve(v) : ''), 0, 0, 0.98, false, turn) },
      { x: -330, y: 372, draw: pickles },
      {
        x: 240,
        y: 400,
        draw:
          place(chilli(v), 0, 0, 1.1, false, 20) +
          place(chilli(v), 70, 50, 1, true, -10) +
          place(sprig(v, 'front', 'coriander', 190), -260, 40, 1, false, -14),
      },
      { x: 720, y: 130, draw: herbPlate(v, 'side', 190, ['coriander', 'basil', 'mint']) },
      { x: -760, y: 60, draw: sauce(v, 'chilli', 112) },
      { x: 800, y: -330, draw: place(loafWhole(v, 'side'), 0, 0, 0.6, false, 24) },
    ];
  },
};

/** An uncut loaf on the table. */
function loafWhole(v: View, label: string): string {
  const { food, inks } = v;
  return (
    fill('M-470 20C-400 190 400 190 470 10L440 110Q0 230 -440 120Z', inks.ink, {
      'fill-opacity': 0.34,
      transform: `translate(${-v.side * 26} 24)`,
    }) +
    fill(
      'M-462 4C-440 110 -240 150 0 152C240 150 440 110 462 -2C300 -60 -300 -60 -462 4Z',
      mix(food.crustDark, inks.near, 0.2),
    ) +
    crust(v, label)
  );
}
