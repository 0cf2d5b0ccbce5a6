import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, num, stroke } from '../../kit/svg';

/** The flame-like end of a ridge: the nāga that rises and turns back. */
function chofa(x: number, y: number, k: 1 | -1, size: number): string {
  const p = (px: number, py: number) => `${num(x + k * px * size)} ${num(y + py * size)}`;
  return `M${p(-0.3, 0.14)}Q${p(0.5, 0.1)} ${p(0.6, -0.4)}Q${p(0.66, -0.9)} ${p(1.1, -1.3)}Q${p(0.4, -1)} ${p(0.24, -0.5)}Q${p(0.1, -0.1)} ${p(-0.3, -0.06)}Z`;
}

/** The hall of a Khmer pagoda from its gable end: four roofs one over the other, columns, a walled terrace; about 900 wide, ground at the origin. */
export function hall(stage: Stage): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const wall = mix(mix(inks.paper, inks.gold, 0.34), inks.near, stage.dark ? 0.36 : 0.05);
  const shade = mix(wall, inks.near, 0.32);
  const gold = mix(inks.gold, inks.near, stage.dark ? 0.16 : 0.04);
  const tile = mix(mix(inks.accent, inks.gold, 0.4), inks.near, stage.dark ? 0.36 : 0.1);
  const green = mix(mix(inks.leaf, inks.waterLow, 0.3), inks.near, stage.dark ? 0.4 : 0.12);
  const deep = lamp ? mix(inks.gold, inks.accent, 0.3) : mix(inks.accentDark, inks.ink, 0.5);
  /** One gable: its two slopes sweep out to the eaves, a gilded frame, a pediment with a plant scroll. */
  const gable = (half: number, eave: number, peak: number) => {
    const rise = peak - eave;
    const slope = (k: 1 | -1, out: number, lift = 0) =>
      `M0 ${num(-peak - lift)}Q${num(k * half * 0.34)} ${num(-eave - rise * 0.38 - lift)} ${num(k * (half + out))} ${num(-eave - lift * 0.4)}`;
    const face = `${slope(1, 0)}H${num(-half)}Q${num(-half * 0.34)} ${num(-eave - rise * 0.38)} 0 ${num(-peak)}Z`;
    let teeth = '';
    for (let i = 1; i < 9; i++) {
      const t = i / 9;
      for (const k of [-1, 1]) {
        const px = k * (2 * t * (1 - t) * half * 0.34 + t * t * half);
        const py = -((1 - t) ** 2 * peak + 2 * t * (1 - t) * (eave + rise * 0.38) + t * t * eave);
        teeth += `M${num(px)} ${num(py - 6)}q${num(k * 14)} -8 ${num(k * 12)} -30q${num(k * -4)} 12 ${num(k * -18)} 12Z`;
      }
    }
    const scroll = [0.3, 0.55]
      .map(
        (t) =>
          `M0 ${num(-eave - rise * 0.14)}C${num(-half * t)} ${num(-eave - rise * 0.1)} ${num(-half * t * 0.7)} ${num(-eave - rise * 0.46 * (1 - t * 0.5))} 0 ${num(-eave - rise * 0.56)}C${num(half * t * 0.7)} ${num(-eave - rise * 0.46 * (1 - t * 0.5))} ${num(half * t)} ${num(-eave - rise * 0.1)} 0 ${num(-eave - rise * 0.14)}`,
      )
      .join('');
    return (
      fill(face, mix(inks.accentDark, inks.accent, 0.3)) +
      stroke(scroll, gold, 7) +
      stroke(
        `M${num(-half * 0.66)} ${num(-eave - 8)}q${num(half * 0.2)} -34 ${num(half * 0.34)} -4M${num(half * 0.66)} ${num(-eave - 8)}q${num(-half * 0.2)} -34 ${num(-half * 0.34)} -4`,
        gold,
        6,
      ) +
      stroke(slope(1, 26) + slope(-1, 26), mix(tile, inks.ink, 0.3), 34) +
      stroke(slope(side, 26), mix(tile, inks.light, 0.24), 30) +
      stroke(slope(1, 26, 12) + slope(-1, 26, 12), green, 8) +
      stroke(slope(1, 22, 20) + slope(-1, 22, 20), gold, 9) +
      fill(teeth, gold) +
      fill(chofa(half + 24, -eave - 4, 1, 44) + chofa(-half - 24, -eave - 4, -1, 44), gold) +
      fill(
        `M-9 ${num(-peak)}Q-15 ${num(-peak - 40)} 3 ${num(-peak - 78)}Q-3 ${num(-peak - 50)} 14 ${num(-peak - 30)}Q16 ${num(-peak - 10)} 9 ${num(-peak)}Z`,
        gold,
      )
    );
  };
  /** Skirt roofs at the sides, falling in steps. */
  const skirt = (half: number, top: number, low: number, inner: number) =>
    [-1, 1]
      .map((k) => {
        const d = `M${num(k * inner)} ${num(-top)}Q${num(k * (inner + (half - inner) * 0.4))} ${num(-low - (top - low) * 0.3)} ${num(k * half)} ${num(-low)}H${num(k * inner)}Z`;
        return (
          fill(d, k === side ? mix(tile, inks.light, 0.16) : tile) +
          stroke(
            `M${num(k * inner)} ${num(-top)}Q${num(k * (inner + (half - inner) * 0.4))} ${num(-low - (top - low) * 0.3)} ${num(k * half)} ${num(-low)}`,
            gold,
            8,
          ) +
          box(k > 0 ? inner : -half, -low, half - inner, 9, green) +
          fill(chofa(k * half, -low, k > 0 ? 1 : -1, 38), gold)
        );
      })
      .join('');
  const column = (px: number, foot: number, h: number) =>
    box(px - 15, -foot - h, 30, h, wall) +
    box(side > 0 ? px - 15 : px + 4, -foot - h, 11, h, shade) +
    box(px - 21, -foot - h, 42, 16, gold) +
    box(px - 20, -foot - 16, 40, 16, gold) +
    fill(`M${px - 24} ${-foot - h}Q${px} ${-foot - h + 26} ${px + 24} ${-foot - h}Z`, gold);
  let balusters = '';
  for (let i = -19; i <= 19; i++) if (Math.abs(i) > 4) balusters += `M${i * 24} -64v-34`;
  const door = (px: number, w: number, h: number) =>
    fill(
      `M${px - w} -66V${-66 - h}Q${px - w * 0.3} ${-66 - h - 10} ${px} ${-66 - h - w}Q${px + w * 0.3} ${-66 - h - 10} ${px + w} ${-66 - h}V-66Z`,
      gold,
    ) +
    box(px - w + 12, -62 - h, w * 2 - 24, h - 4, deep) +
    stroke(`M${px} ${-66}V${-62 - h}`, mix(gold, inks.ink, 0.3), 4);
  const steps = Array.from({ length: 6 }, (_, i) =>
    box(-104 - i * 12, -62 + i * 11, 208 + i * 24, 12, mix(wall, inks.near, i % 2 ? 0.3 : 0.14)),
  ).join('');
  const naga = (k: number) =>
    `M${k * 120} -98Q${k * 150} -96 ${k * 176} -20Q${k * 190} 6 ${k * 214} -4Q${k * 240} -20 ${k * 226} -70`;
  return (
    box(-490, -66, 980, 68, mix(wall, inks.near, 0.16)) +
    box(-502, -74, 1004, 14, gold) +
    box(-506, -8, 1012, 14, shade) +
    box(-300, -300, 600, 236, wall) +
    box(side > 0 ? -300 : 60, -300, 240, 236, shade) +
    box(-420, -250, 840, 186, mix(wall, inks.near, 0.36)) +
    box(-300, -300, 600, 236, mix(wall, inks.near, 0.1)) +
    skirt(470, 300, 244, 330) +
    [-430, -366, 366, 430].map((px) => column(px, 66, 178)).join('') +
    door(-186, 44, 116) +
    door(186, 44, 116) +
    door(0, 64, 150) +
    skirt(380, 380, 318, 240) +
    [-300, -248, -120, 120, 248, 300].map((px) => column(px, 66, 250)).join('') +
    box(-330, -330, 660, 20, gold) +
    gable(286, 330, 520) +
    gable(212, 420, 610) +
    gable(140, 520, 700) +
    fill(
      'M-20 -696L-12 -760Q-26 -772 -8 -790Q-14 -800 -4 -812L0 -900L4 -812Q14 -800 8 -790Q26 -772 12 -760L20 -696Z',
      gold,
    ) +
    stroke(balusters, gold, 9) +
    box(-484, -106, 364, 12, gold) +
    box(120, -106, 364, 12, gold) +
    steps +
    stroke(naga(-1) + naga(1), mix(green, inks.ink, 0.1), 20) +
    stroke(naga(-1) + naga(1), gold, 6) +
    [-1, 1]
      .map((k) =>
        [-16, 0, 16]
          .map((t) =>
            fill(
              `M${k * 226 + t - 9} -62Q${k * 226 + t * 1.8} -118 ${k * 226 + t * 2.4} -122Q${k * 226 + t + 12} -90 ${k * 226 + t + 9} -62Z`,
              t ? green : gold,
            ),
          )
          .join(''),
      )
      .join('')
  );
}
