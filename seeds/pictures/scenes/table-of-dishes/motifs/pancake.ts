import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { basket, winnow } from '../baskets';
import { herbs, sprouts } from '../greens';
import { bananaLeaf } from '../leaves';
import { belly, prawn } from '../meats';
import type { Motif } from '../motifs';
import { chopsticks, limePlate, sauce, tea } from '../props';
import type { View } from '../view';

/** Half a disc of batter in the plane, straight fold above, lacy edge below. */
function half(v: View, label: string, r: number, rag: number): string {
  const random = v.random.fork(`half-${label}`);
  let d = `M${-r} 0Q${num(-r * 0.5)} ${num(-r * 0.09)} 0 ${num(-r * 0.08)}Q${num(r * 0.5)} ${num(-r * 0.09)} ${r} 0`;
  const n = 34;
  for (let i = 1; i < n; i++) {
    const a = (i / n) * Math.PI;
    const rr = r * (1 + random.range(-rag, rag));
    d += `L${num(Math.cos(a) * rr)} ${num(Math.sin(a) * rr * 0.98)}`;
  }
  return `${d}Z`;
}

/** The crêpe: an under side, its filling at the open edge, and the folded upper side with its blisters. */
function crepe(v: View, r: number): string {
  const { food, inks } = v;
  const random = v.random.fork('crepe');
  const brown = mix(food.crustDark, food.turmericDark, 0.4);
  let pits = '';
  let lace = '';
  for (let i = 0; i < 190; i++) {
    const a = random.range(0.08, Math.PI - 0.08);
    const k = Math.sqrt(random.next());
    const [x, y] = [Math.cos(a) * r * 0.86 * k, Math.sin(a) * r * 0.84 * k];
    if (k > 0.78 || i % 3 === 0) lace += `M${num(x)} ${num(y)}l${random.int(-9, 9)} ${random.int(2, 7)}`;
    else pits += `M${num(x)} ${num(y)}h.1`;
  }
  const under = half(v, 'under', r, 0.02);
  const upper = half(v, 'upper', r * 0.9, 0.022);
  const inner = half(v, 'inner', r * 0.8, 0.03);
  let filling = '';
  for (let i = 0; i < 9; i++) {
    const a = 0.26 + (i / 8) * 2.62;
    filling += v.up(sprouts(v, `crepe-${i}`, 84, 10), Math.cos(a) * r * 0.87, Math.sin(a) * r * 0.87, 26);
  }
  for (let i = 0; i < 5; i++) {
    const a = 0.42 + (i / 4) * 2.3;
    const thing = i === 1 || i === 3 ? belly(v, `crepe-${i}`, 120) : prawn(v, 52, false);
    filling += v.up(
      thing,
      Math.cos(a) * r * 0.94,
      Math.sin(a) * r * 0.94,
      30,
      1,
      i % 2 > 0,
      random.range(-40, 40),
    );
  }
  const top = 46;
  return (
    v.flat(fill(under, inks.ink, { 'fill-opacity': 0.34 }), -v.side * 24, 30) +
    v.flat(fill(under, brown), 0, 6, 6) +
    v.flat(fill(under, food.turmericDark), 0, 0, 12) +
    filling +
    v.flat(fill(upper, mix(brown, food.char, 0.2)), 0, 4, top - 12) +
    v.flat(
      fill(upper, food.turmericDark) +
        fill(inner, food.turmeric) +
        fill(
          `M${-r * 0.84} 6Q0 ${num(-r * 0.1)} ${r * 0.84} 6Q0 ${num(r * 0.13)} ${-r * 0.84} 6Z`,
          mix(food.turmeric, inks.light, 0.55),
          { 'fill-opacity': 0.65 },
        ) +
        stroke(lace, brown, 9, { 'stroke-opacity': 0.75 }) +
        stroke(pits, mix(food.turmericDark, brown, 0.4), 11, { 'stroke-opacity': 0.6 }),
      0,
      0,
      top,
    ) +
    [
      [-0.4, 0.34],
      [0.05, 0.5],
      [0.42, 0.3],
    ]
      .map(([x, y], i) =>
        v.up(prawn(v, 44, false), (x ?? 0) * r, (y ?? 0) * r, top, 1.15, i % 2 > 0, random.range(-150, 150)),
      )
      .join('')
  );
}

/** A fan of dry rice papers, in the plane. */
function ricePapers(v: View): string {
  const { food, inks } = v;
  let out = '';
  for (let i = 0; i < 4; i++) {
    let net = '';
    for (let j = -5; j <= 5; j++)
      net += `M-150 ${j * 28 + 150}L150 ${j * 28 - 150}M-150 ${j * 28 - 150}L150 ${j * 28 + 150}`;
    out += place(
      disc(-v.side * 8, 10, 170, inks.ink, { 'fill-opacity': 0.18 }) +
        disc(0, 0, 170, mix(food.rice, food.crumb, 0.35)) +
        stroke(net, mix(food.rice, inks.near, 0.2), 2.4, {
          'stroke-opacity': 0.4,
          'clip-path': v.stage.clip(disc(0, 0, 166, '#000')),
        }),
      i * 26,
      -i * 14,
    );
  }
  return out;
}

export const banhXeo: Motif = {
  tilts: [0.66, 0.74, 0.8],
  zoom: [0.96, 1.06],
  tables: ['boards', 'mat', 'leaf', 'steel', 'tiles'],
  lay: (v) => {
    const random = v.random.fork('banh-xeo');
    const turn = random.range(-16, 12);
    const leaf = v.flat(bananaLeaf(v, 'tray', 800, 430), -400, 0, 0, random.range(-6, 6));
    return [
      { x: 0, y: 60, draw: winnow(v, 470, leaf + v.up(place(crepe(v, 390), 0, 0, 1, false, turn), 0, -150)) },
      {
        x: -330,
        y: -400,
        draw: basket(
          v,
          270,
          herbs(v, 'basket', {
            radius: 232,
            count: 80,
            herbs: ['mustard', 'lettuce', 'perilla', 'mint', 'fishmint'],
            leaf: 112,
            rise: 120,
          }),
        ),
      },
      { x: 350, y: -350, draw: sauce(v, 'fish', 150) },
      { x: 690, y: -120, draw: v.flat(ricePapers(v)) },
      { x: 720, y: 260, draw: limePlate(v, 'wide', 150) },
      { x: -740, y: -60, draw: tea(v) },
      { x: -660, y: 330, draw: chopsticks(v, random.range(-40, -10)) },
    ];
  },
};
