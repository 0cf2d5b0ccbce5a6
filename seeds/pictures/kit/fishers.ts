import { mix } from './colour';
import { conicalHat, type Dress } from './people';
import type { Stage } from './stage';
import { fill, group, num, oval, stroke } from './svg';

/** A round basket boat lying open to the viewer, foot at the origin; `open` is how far its mouth is turned to us. */
export function thung(stage: Stage, r: number, open: number, rim: string): string {
  const { inks, side } = stage;
  const tar = mix(mix(inks.ground, inks.accent, 0.12), inks.ink, 0.62);
  const cane = mix(inks.ground, inks.gold, 0.4);
  const [ry, depth] = [r * open, r * (0.86 - open * 0.5)];
  const top = -depth;
  const bowl = `M${num(-r)} ${num(top)}C${num(-r * 0.96)} ${num(top + depth * 0.95)} ${num(-r * 0.5)} 0 0 0C${num(r * 0.5)} 0 ${num(r * 0.96)} ${num(top + depth * 0.95)} ${num(r)} ${num(top)}A${num(r)} ${num(ry)} 0 0 1 ${num(-r)} ${num(top)}Z`;
  const mouth = `M${num(-r * 0.93)} ${num(top)}A${num(r * 0.93)} ${num(ry * 0.88)} 0 1 1 ${num(r * 0.93)} ${num(top)}A${num(r * 0.93)} ${num(ry * 0.88)} 0 1 1 ${num(-r * 0.93)} ${num(top)}Z`;
  let outer = '';
  for (let i = -7; i <= 9; i++)
    outer += `M${num(i * r * 0.16)} ${num(top - r * 0.1)}l${num(-r * 0.5)} ${num(depth * 1.3)}M${num(i * r * 0.16 - r * 0.16)} ${num(top - r * 0.1)}l${num(r * 0.5)} ${num(depth * 1.3)}`;
  const heart = top + ry * 0.24;
  let inner = '';
  for (let i = 1; i < 7; i++) {
    const k = i / 7;
    const [a, b, cy] = [r * 0.93 * k, ry * 0.88 * k, top + ry * 0.24 * (1 - k)];
    inner += `M${num(-a)} ${num(cy)}A${num(a)} ${num(b)} 0 1 0 ${num(a)} ${num(cy)}A${num(a)} ${num(b)} 0 1 0 ${num(-a)} ${num(cy)}`;
  }
  for (let i = 0; i < 18; i++) {
    const a = Math.PI * (i / 9);
    inner += `M0 ${num(heart)}L${num(Math.cos(a) * r * 0.93)} ${num(top + Math.sin(a) * ry * 0.88)}`;
  }
  let lashes = '';
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * Math.PI * 2;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    lashes += `M${num(x * r * 0.94)} ${num(top + y * ry * 0.9)}L${num(x * r * 1.02)} ${num(top + y * ry * 1.03)}`;
  }
  const clipBowl = stage.clip(fill(bowl, '#000'));
  const clipMouth = stage.clip(fill(mouth, '#000'));
  const far = side > 0 ? [-r * 1.2, -r * 0.22] : [r * 0.22, r * 1.2];
  return (
    fill(bowl, tar) +
    group(
      stroke(outer, mix(tar, cane, 0.32), Math.max(1, r * 0.016)) +
        fill(
          `M${num(far[0] ?? 0)} ${num(top - ry)}L${num(far[1] ?? 0)} ${num(top - ry)}Q${num(-side * r * 0.1)} ${num(top + depth * 0.6)} ${num(side * r * 0.14)} 4L${num(far[0] ?? 0)} 4Z`,
          inks.ink,
          { 'fill-opacity': 0.42 },
        ),
      { 'clip-path': clipBowl },
    ) +
    fill(mouth, mix(cane, inks.ink, 0.42)) +
    group(
      stroke(inner, mix(cane, inks.ink, 0.64), Math.max(1, r * 0.014)) +
        fill(
          `M${num(side * r)} ${num(top - ry)}A${num(r * 1.1)} ${num(ry * 1.1)} 0 0 ${side > 0 ? 1 : 0} ${num(side * r)} ${num(top + ry)}L${num(side * r * 0.1)} ${num(top + ry)}Q${num(side * r * 0.7)} ${num(top)} ${num(side * r * 0.1)} ${num(top - ry)}Z`,
          inks.ink,
          { 'fill-opacity': 0.36 },
        ),
      { 'clip-path': clipMouth },
    ) +
    `<ellipse cx="0" cy="${num(top)}" rx="${num(r * 0.98)}" ry="${num(ry * 0.965)}" fill="none" stroke="${rim}" stroke-width="${num(r * 0.075)}"/>` +
    `<ellipse cx="0" cy="${num(top)}" rx="${num(r * 0.935)}" ry="${num(ry * 0.9)}" fill="none" stroke="${mix(rim, inks.ink, 0.5)}" stroke-width="${num(r * 0.018)}"/>` +
    stroke(lashes, mix(rim, inks.ink, 0.62), Math.max(1, r * 0.014))
  );
}

/** A basket boat turned over to dry, foot at the origin. */
export function thungTurned(stage: Stage, r: number, rim: string): string {
  const { inks, side } = stage;
  const tar = mix(mix(inks.ground, inks.accent, 0.12), inks.ink, 0.6);
  const h = r * 0.82;
  const dome = `M${num(-r)} 0C${num(-r)} ${num(-h * 1.12)} ${num(r)} ${num(-h * 1.12)} ${num(r)} 0A${num(r)} ${num(r * 0.2)} 0 0 1 ${num(-r)} 0Z`;
  let weave = '';
  for (let i = -8; i <= 8; i++)
    weave += `M${num(i * r * 0.15)} ${num(-h)}l${num(-r * 0.5)} ${num(h * 1.3)}M${num(i * r * 0.15)} ${num(-h)}l${num(r * 0.5)} ${num(h * 1.3)}`;
  return (
    fill(dome, tar) +
    group(
      stroke(weave, mix(tar, inks.ground, 0.32), Math.max(1, r * 0.016)) +
        fill(
          `M${num(-side * r * 1.2)} ${num(-h)}L${num(-side * r * 0.05)} ${num(-h)}Q${num(-side * r * 0.5)} ${num(-h * 0.4)} ${num(-side * r * 0.2)} ${num(r * 0.24)}L${num(-side * r * 1.2)} ${num(r * 0.24)}Z`,
          inks.ink,
          { 'fill-opacity': 0.42 },
        ),
      { 'clip-path': stage.clip(fill(dome, '#000')) },
    ) +
    stroke(`M${num(-r)} 0A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(r)} 0`, rim, r * 0.075) +
    stroke(
      `M${num(-r * 0.98)} ${num(-r * 0.05)}A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(r * 0.98)} ${num(-r * 0.05)}`,
      mix(rim, inks.ink, 0.5),
      r * 0.02,
    )
  );
}

/** Someone sitting on the ground mending a net, about 62 high, facing right. */
export function netMender(c: Dress, net: string): string {
  let mesh = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 13;
    const [x, y] = [12 + 66 * t, -22 + 22 * t ** 0.8];
    mesh += `M${num(x)} ${num(y)}L${num(Math.max(2, x - 9))} 0M${num(x)} ${num(y)}L${num(Math.min(84, x + 9))} 0`;
  }
  return (
    fill('M-16 0Q-20 -14 -8 -18L16 -22Q26 -16 24 0Z', c.trousers) +
    fill('M18 -6L34 -4L40 0L18 0Z', c.skin) +
    fill('M8 -24Q30 -26 48 -12Q66 -2 84 1L0 1Q2 -16 8 -24Z', net, { 'fill-opacity': 0.55 }) +
    stroke(mesh, net, 1.1) +
    fill('M-12 -50Q-2 -56 6 -50Q10 -34 10 -18Q-2 -12 -16 -16Q-16 -36 -12 -50Z', c.top) +
    fill('M-12 -50L-6 -53Q-8 -32 -6 -14L-16 -16Q-16 -36 -12 -50Z', c.topShade) +
    oval(3, -57, 5, 6, c.skin) +
    conicalHat(c, 3, -59, 10) +
    stroke('M2 -46Q12 -40 20 -28', c.topShade, 4.4) +
    stroke('M20 -28L25 -25', c.skin, 3.4)
  );
}

/** Someone walking with a paddle on the shoulder and a catch in the hand, about 100 high, facing right. */
export function fisher(c: Dress): string {
  return (
    stroke('M-44 -62L40 -90', c.wood, 2.6) +
    fill('M-44 -65L-38 -60L-66 -50Q-72 -54 -68 -60Z', c.wood) +
    fill('M-7 -46L3 -46Q2 -34 -4 -24L-10 -4L-16 -6L-11 -26Z', c.trousers) +
    fill('M-16 -6L-10 -4L-6 -1L-17 0Z', c.skin) +
    fill('M-3 -46L8 -46L12 -24L16 -3L9 -3L3 -24Z', c.trousers) +
    fill('M9 -3L16 -3L21 0L9 0Z', c.skin) +
    fill('M-7 -78Q1 -82 8 -77Q12 -60 9 -42Q0 -38 -8 -42Z', c.top) +
    fill('M-7 -78L-1 -80Q-4 -60 -3 -40L-8 -42Z', c.topShade) +
    stroke('M5 -73Q14 -76 18 -82', c.topShade, 4.4) +
    stroke('M-4 -73Q-12 -58 -10 -44', c.topShade, 4.4) +
    stroke('M-10 -44L-12 -36', c.wood, 1) +
    fill('M-18 -36Q-12 -42 -6 -36L-8 -22Q-12 -19 -16 -22Z', c.hatShade) +
    oval(3, -85, 5, 6, c.skin) +
    conicalHat(c, 3, -87, 4)
  );
}

/** Someone leaning back on a rope, about 90 high, facing right. */
export function hauler(c: Dress): string {
  return (
    fill('M-14 -40L-4 -44Q4 -26 14 -4L8 -1Q-8 -20 -14 -40Z', c.trousers) +
    fill('M-12 -42L-2 -42Q-6 -22 -16 -2L-23 -3Q-16 -24 -12 -42Z', c.trousers) +
    fill('M8 -3L14 -5L21 0L8 0ZM-23 -3L-16 -2L-12 0L-24 0Z', c.skin) +
    fill('M-26 -74Q-18 -80 -11 -74Q-3 -58 -2 -42Q-10 -36 -17 -40Q-24 -56 -26 -74Z', c.top) +
    fill('M-26 -74L-20 -77Q-16 -56 -10 -38L-17 -40Q-24 -56 -26 -74Z', c.topShade) +
    stroke('M-16 -70Q0 -64 14 -58', c.topShade, 4.4) +
    stroke('M14 -58L19 -56', c.skin, 3.4) +
    oval(-16, -83, 5, 6, c.skin) +
    conicalHat(c, -16, -85, -10)
  );
}

/** A net hung on poles to dry, its left foot at the origin. */
export function hungNet(stage: Stage, width: number, height: number): string {
  const { inks } = stage;
  const bays = Math.max(2, Math.round(width / 150));
  const bay = width / bays;
  let poles = '';
  let rope = '';
  let mesh = '';
  let floats = '';
  let veil = '';
  for (let i = 0; i <= bays; i++) poles += `M${num(i * bay)} 4L${num(i * bay + 4)} ${num(-height)}`;
  for (let i = 0; i < bays; i++) {
    const x = i * bay;
    rope += `M${num(x)} ${num(-height)}q${num(bay / 2)} ${num(height * 0.24)} ${num(bay)} 0`;
    veil += `M${num(x)} ${num(-height)}q${num(bay / 2)} ${num(height * 0.24)} ${num(bay)} 0l${num(-bay * 0.06)} ${num(height * 0.72)}q${num(-bay * 0.44)} ${num(height * 0.3)} ${num(-bay * 0.88)} 0Z`;
    for (let k = 1; k < 12; k++) {
      const t = k / 12;
      const sag = 4 * t * (1 - t) * height * 0.12;
      mesh += `M${num(x + bay * t)} ${num(-height + sag)}l${num(-bay * 0.2)} ${num(height * 0.72)}M${num(x + bay * t)} ${num(-height + sag)}l${num(bay * 0.14)} ${num(height * 0.7)}`;
      if (k % 2) floats += `M${num(x + bay * t)} ${num(-height + sag)}l.1 0`;
    }
  }
  const net = mix(inks.paper, inks.waterLow, 0.35);
  const clip = stage.clip(fill(veil, '#000'));
  return (
    stroke(poles, inks.ink, Math.max(3, height * 0.03)) +
    fill(veil, net, { 'fill-opacity': 0.28 }) +
    group(stroke(mesh, net, 1.2, { 'stroke-opacity': 0.8 }), { 'clip-path': clip }) +
    stroke(rope, inks.ink, 2) +
    stroke(floats, inks.accent, Math.max(5, height * 0.045))
  );
}
