import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { disc, fill, group, num, oval, stroke } from '../../kit/svg';

/** The lion: a great painted head held high, a cloth back with frills, and the legs of two dancers. */
export function lion(stage: Stage, coat: string, frill: string): string {
  const { inks } = stage;
  const deep = mix(coat, inks.ink, 0.32);
  const white = mix(inks.paper, inks.light, 0.3);
  const leg = (x: number, knee: number, footX: number, dim: boolean) => {
    let fur = '';
    for (let i = 0; i < 3; i++)
      fur += `M${num(x + (knee - x) * 0.3 * i - 46)} ${-150 + i * 44}q46 40 92 0l-6 30q-40 30 -80 0Z`;
    return (
      stroke(`M${x} -190L${knee} -100L${footX} -18`, dim ? deep : coat, 62) +
      fill(fur, dim ? mix(frill, inks.ink, 0.3) : frill) +
      stroke(`M${footX - 34} -46q34 22 68 0`, white, 16) +
      fill(`M${footX - 30} -26H${footX + 22}Q${footX + 58} -16 ${footX + 56} 4H${footX - 32}Z`, inks.ink)
    );
  };
  let frills = '';
  let spots = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const x = -400 + t * 520;
    const y = -190 + Math.sin(t * Math.PI) * 20 + t * -40;
    frills += `M${num(x - 30)} ${num(y - 20)}q30 84 60 0Z`;
  }
  for (let i = 0; i < 9; i++)
    spots +=
      disc(-340 + i * 52, -300 - Math.sin((i / 8) * Math.PI) * 70 + (i % 2) * 44, 17, i % 2 ? frill : white) +
      disc(-340 + i * 52, -300 - Math.sin((i / 8) * Math.PI) * 70 + (i % 2) * 44, 8, deep);
  let ridgeFur = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const x = -430 + t * 520;
    const y = -296 - Math.sin(t * Math.PI * 0.9) * 120 - t * 60;
    ridgeFur += blade([x, y + 10], [x - 26, y - 36 - (i % 3) * 8], 11, 4);
  }
  return (
    leg(-300, -350, -360, true) +
    leg(60, 130, 70, true) +
    fill(
      'M-436 -270Q-520 -330 -560 -290Q-530 -290 -520 -270Q-560 -270 -580 -236Q-520 -246 -440 -220Z',
      white,
    ) +
    fill(
      'M-450 -250Q-420 -380 -260 -410Q-60 -450 90 -420L160 -200Q80 -180 0 -196Q-220 -160 -420 -180Q-460 -200 -450 -250Z',
      coat,
    ) +
    fill(
      'M-450 -250Q-430 -200 -380 -178Q-160 -160 0 -196Q80 -180 160 -200L140 -262Q-100 -210 -300 -230Q-400 -240 -430 -310Q-446 -280 -450 -250Z',
      deep,
    ) +
    spots +
    fill(ridgeFur, white) +
    fill(frills, frill) +
    leg(-240, -190, -230, false) +
    leg(130, 210, 190, false) +
    lionHead(stage, coat, frill, white)
  );
}

function lionHead(stage: Stage, coat: string, frill: string, white: string): string {
  const { inks } = stage;
  const deep = mix(coat, inks.ink, 0.34);
  const fur = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    from: number,
    to: number,
    l: number,
    n: number,
  ) => {
    let d = '';
    for (let i = 0; i <= n; i++) {
      const a = from + ((to - from) * i) / n;
      d += blade(
        [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry],
        [cx + Math.cos(a) * (rx + l), cy + Math.sin(a) * (ry + l)],
        15,
        5,
      );
    }
    return d;
  };
  const eye = (x: number, y: number, r: number) =>
    disc(x, y, r * 1.5, white) +
    disc(x, y, r * 1.26, frill) +
    disc(x, y, r, inks.paper) +
    disc(x + r * 0.24, y + r * 0.1, r * 0.6, inks.ink) +
    disc(x + r * 0.4, y - r * 0.12, r * 0.2, inks.paper) +
    stroke(
      `M${num(x - r * 1.4)} ${num(y - r * 1.2)}Q${num(x)} ${num(y - r * 2.3)} ${num(x + r * 1.6)} ${num(y - r * 1.1)}`,
      white,
      r * 0.5,
    );
  return group(
    fill(fur(0, 0, 150, 150, Math.PI * 0.55, Math.PI * 1.75, 76, 20), white) +
      fill(fur(0, 0, 140, 140, Math.PI * 0.5, Math.PI * 1.8, 40, 16), frill) +
      fill('M-60 120Q-10 220 120 206Q200 196 210 150L120 90Z', deep) +
      fill('M-30 112Q20 170 110 164Q170 158 190 130L96 70Z', mix(inks.accentDark, inks.ink, 0.3)) +
      fill('M20 128Q80 110 150 140Q90 168 20 128Z', inks.accent) +
      fill(
        'M-150 20Q-170 -140 -10 -164Q150 -170 190 -60Q236 -40 240 10Q240 70 180 84Q120 96 60 92Q-10 110 -40 140Q-140 130 -150 20Z',
        coat,
      ) +
      fill('M-150 20Q-154 -60 -110 -116Q-110 0 -30 66Q10 92 60 92Q-10 110 -40 140Q-140 130 -150 20Z', deep) +
      fill('M60 92l10 30l16 -34ZM110 90l12 28l14 -32ZM160 86l12 26l14 -34Z', inks.paper) +
      fill('M-10 -150Q-20 -230 40 -258Q50 -200 60 -156Z', frill) +
      stroke('M0 -180Q24 -176 48 -184M6 -206Q26 -202 46 -210', mix(frill, inks.ink, 0.3), 6) +
      eye(-10, -50, 38) +
      eye(124, -54, 34) +
      fill('M120 10Q130 -26 176 -26Q226 -20 226 14Q200 40 166 36Q130 36 120 10Z', frill) +
      disc(152, 14, 9, inks.ink) +
      disc(198, 14, 8, inks.ink) +
      stroke('M-80 20q30 34 70 34M40 -110q30 -20 60 -4', white, 9) +
      disc(58, -112, 20, mix(inks.waterTop, inks.paper, 0.5)) +
      disc(58, -112, 11, inks.accent) +
      fill('M-96 -128Q-150 -190 -120 -216Q-70 -200 -50 -150Z', frill) +
      fill(fur(100, 150, 90, 60, 0.1, Math.PI * 0.8, 54, 11), white) +
      [
        [-110, -60],
        [-60, -130],
        [10, -158],
        [100, -150],
        [168, -98],
      ]
        .map(
          ([a = 0, b = 0]) =>
            disc(a, b, 15, inks.accent === coat ? inks.gold : inks.accent) + disc(a + 4, b - 5, 6, white),
        )
        .join(''),
    { transform: 'translate(190 -430) rotate(-6) scale(1.12)' },
  );
}

/** The Earth God: moon-faced mask, round belly, long robe, palm-leaf fan. */
export function earthGod(stage: Stage): string {
  const { inks } = stage;
  const skin = mix(mix(inks.skin, inks.lotus, 0.4), inks.paper, 0.4);
  const robe = mix(inks.waterLow, inks.waterTop, 0.3);
  return (
    oval(0, 4, 96, 12, inks.near, { 'fill-opacity': 0.35 }) +
    fill('M-44 -40L-60 0H-18L-8 -40ZM44 -40L58 0H16L8 -40Z', inks.accentDark) +
    fill('M-76 -150Q-100 -70 -80 -24Q0 6 80 -24Q100 -70 76 -150Q0 -190 -76 -150Z', robe) +
    fill('M-22 -160Q-48 -90 -34 -30Q0 -20 34 -30Q48 -90 22 -160Z', skin) +
    disc(0, -76, 3.4, mix(skin, inks.accent, 0.5)) +
    fill('M-84 -66Q0 -34 84 -66L82 -46Q0 -14 -84 -46Z', inks.gold) +
    stroke('M-64 -140Q-120 -130 -116 -190', robe, 34) +
    disc(-116, -206, 15, skin) +
    fill(
      'M-116 -206Q-180 -230 -176 -290Q-120 -320 -84 -270Q-84 -230 -116 -206Z',
      mix(inks.gold, inks.leaf, 0.25),
    ) +
    stroke(
      'M-116 -206L-164 -272M-116 -206L-136 -292M-116 -206L-104 -280M-116 -206V-180',
      mix(inks.gold, inks.ink, 0.45),
      3,
    ) +
    stroke('M64 -140Q110 -110 84 -70', robe, 34) +
    disc(76, -66, 15, skin) +
    disc(0, -212, 62, skin) +
    fill('M-62 -212Q-62 -160 -10 -150Q-44 -190 -34 -260Q-62 -246 -62 -212Z', mix(skin, inks.accent, 0.22)) +
    oval(-60, -204, 12, 20, skin) +
    oval(60, -204, 12, 20, skin) +
    stroke('M-36 -226q12 -14 26 0M10 -226q12 -14 26 0', inks.ink, 5) +
    fill('M-28 -196Q0 -156 28 -196Q0 -184 -28 -196Z', inks.accent) +
    disc(-36, -200, 12, mix(inks.accent, skin, 0.45)) +
    disc(36, -200, 12, mix(inks.accent, skin, 0.45)) +
    disc(0, -212, 7, mix(skin, inks.accent, 0.3)) +
    fill('M-56 -240Q-40 -290 0 -288Q40 -290 56 -240Q0 -262 -56 -240Z', inks.ink) +
    disc(0, -294, 16, inks.ink)
  );
}
