import { mix } from '../../kit/colour';
import { lantern, silks } from '../../kit/lanterns';
import { bamboo, floweringBough } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { backcloth, beams, boards, clothOf, curtains, stageSkin } from './house';

/** Two players in áo dài: the sixteen strings of the đàn tranh and the single string of the đàn bầu. */
export function musicians(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('musicians');
  const x = WIDTH * random.range(0.48, 0.52);
  const floor = HEIGHT * 0.72;
  const { deep, glow } = clothOf(stage, random);
  backcloth(stage, x, floor - 420, deep, glow);
  const moon = random.chance(0.6);
  if (moon) window(stage, x, floor - 440);
  else screen(stage, x, floor);
  boards(stage, floor, mix(inks.groundDark, inks.accentDark, 0.35));
  beams(stage, x, floor + 190, 800);
  const flip = random.chance(0.5);
  const silk = random.shuffle([
    inks.accent,
    mix(inks.waterLow, inks.waterTop, 0.35),
    mix(inks.gold, inks.accent, 0.18),
    mix(inks.lotus, inks.accent, 0.2),
    mix(inks.leaf, inks.leafDark, 0.2),
  ]);
  stage.add(
    place(
      player(stage, silk[0] ?? inks.accent, zither(stage)),
      x - (flip ? -1 : 1) * 310,
      floor + 210,
      1.5,
      flip,
    ),
  );
  stage.add(
    place(
      player(stage, silk[1] ?? inks.gold, monochord(stage)),
      x + (flip ? -1 : 1) * 320,
      floor + 218,
      1.5,
      !flip,
    ),
  );
  const colours = silks(stage);
  for (const [i, px] of [x - 560, x, x + 560].entries())
    if (i !== 1 || !moon)
      stage.add(
        stroke(`M${num(px)} 0v${90 + i * 16}`, inks.ink, 4),
        lantern(
          stage,
          px,
          90 + i * 16,
          62,
          random.pick(['round', 'garlic', 'drum']),
          random.pick(colours),
          true,
        ),
      );
  if (random.chance(0.6))
    curtains(stage, random.pick([inks.accentDark, mix(inks.accent, inks.near, 0.3)]), 190);
  else
    stage.add(
      floweringBough(stage, 'bough', [flip ? -40 : 1960, 60], [flip ? 560 : 1360, 240], inks.lotus, 34),
    );
  return { x: x / WIDTH, y: (floor - 90) / HEIGHT };
}

/** A round window with bamboo before the moon. */
function window(stage: Stage, x: number, y: number): void {
  const { inks } = stage;
  const clip = stage.clip(disc(x, y, 330, '#000'));
  const night = mix(inks.skyTop, inks.near, stage.dark ? 0.2 : 0.1);
  stage.add(
    disc(x, y, 362, mix(inks.accentDark, inks.ink, 0.3)),
    disc(x, y, 346, inks.gold),
    disc(x, y, 332, night),
    `<g clip-path="${clip}">${disc(x + stage.side * 110, y - 90, 120, inks.light)}${bamboo(stage, 'moon-bamboo', x - stage.side * 130, y + 340, 640, 5)}</g>`,
  );
}

/** A folding screen of lacquer with lotus and cranes in gold. */
function screen(stage: Stage, x: number, floor: number): void {
  const { inks } = stage;
  const lacquer = mix(inks.accentDark, inks.ink, 0.35);
  for (let i = -2; i <= 2; i++) {
    const left = x + i * 210 - 105;
    const [a, b] = i % 2 ? [0, 26] : [26, 0];
    stage.add(
      fill(
        `M${num(left)} ${floor - 620 + a}L${num(left + 208)} ${floor - 620 + b}V${floor + b}L${num(left)} ${floor + a}Z`,
        i % 2 ? lacquer : mix(lacquer, inks.accent, 0.3),
      ),
      stroke(
        `M${num(left + 14)} ${floor - 590 + a}L${num(left + 194)} ${floor - 590 + b}V${floor - 60}L${num(left + 14)} ${floor - 60}Z`,
        inks.gold,
        4,
      ),
    );
    let stems = '';
    let leaves = '';
    for (let k = 0; k < 3; k++) {
      const px = left + 50 + k * 54;
      const h = 170 + ((i * 7 + k * 5 + 30) % 6) * 46;
      stems += `M${num(px)} ${floor - 66}q${k * 10 - 10} ${-h / 2} ${k * 6 - 4} ${-h}`;
      leaves += `M${num(px - 40)} ${floor - 66 - h}q40 -50 80 0q-40 26 -80 0Z`;
    }
    stage.add(stroke(stems, inks.gold, 4), fill(leaves, mix(inks.gold, inks.leaf, i % 2 ? 0.15 : 0.4)));
  }
}

/** A seated woman in áo dài and turban behind her instrument; the knees at the origin's height, about 460 high. */
function player(stage: Stage, silk: string, instrument: string): string {
  const { inks } = stage;
  const s = stage.side;
  const shade = mix(silk, inks.ink, 0.34);
  const lit = mix(silk, inks.light, 0.3);
  const white = mix(inks.paper, inks.middle, 0.1);
  const skin = stageSkin(stage);
  const dim = mix(skin, inks.near, 0.28);
  let flowers = '';
  for (const [fx, fy, r] of [
    [-26, -196, 8],
    [-38, -166, 6],
    [-14, -160, 5],
    [88, -60, 9],
    [108, -36, 7],
    [70, -34, 6],
    [-90, -50, 8],
    [-70, -26, 6],
  ] as const)
    flowers += disc(fx, fy, r, inks.paper, { 'fill-opacity': 0.8 }) + disc(fx, fy, r * 0.4, inks.gold);
  return (
    oval(0, 56, 250, 26, inks.ink, { 'fill-opacity': 0.4 }) +
    fill('M-150 0H150L166 56H-166Z', mix(inks.accentDark, inks.ink, 0.45)) +
    fill('M-162 -12H162V4H-162Z', mix(inks.groundDark, inks.ink, 0.2)) +
    stroke('M-150 26q24 -18 48 0t48 0t48 0t48 0t48 0t48 0', inks.gold, 4) +
    fill('M-120 -10Q-136 -92 -56 -112H56Q136 -92 124 -10Q60 8 0 4Q-60 8 -120 -10Z', white) +
    fill(
      'M-132 -4Q-128 -92 -52 -124H52Q128 -94 134 -4L176 34Q120 46 84 26Q0 -20 -84 26Q-120 46 -176 34Z',
      silk,
    ) +
    fill(
      `M${-s * 132} -4Q${-s * 128} -92 ${-s * 52} -124L${-s * 6} -124Q${-s * 40} -60 ${-s * 84} 26Q${-s * 120} 46 ${-s * 176} 34Z`,
      shade,
    ) +
    fill(
      'M-50 -116Q-58 -170 -56 -218Q-54 -248 -20 -258H20Q54 -248 56 -218Q58 -170 50 -116Q0 -100 -50 -116Z',
      silk,
    ) +
    fill(
      `M${-s * 50} -116Q${-s * 58} -170 ${-s * 56} -218Q${-s * 54} -248 ${-s * 20} -258L${-s * 4} -258Q${-s * 26} -190 ${-s * 14} -108Q${-s * 30} -106 ${-s * 50} -116Z`,
      shade,
    ) +
    fill('M-15 -254Q-14 -274 -13 -284H13Q14 -274 15 -254Q0 -242 -15 -254Z', dim) +
    fill('M-18 -252Q-18 -268 -14 -270Q0 -258 14 -270Q18 -268 18 -252Q0 -238 -18 -252Z', lit) +
    flowers +
    fill('M-30 -318Q-38 -270 -52 -226Q-40 -218 -30 -236Q-20 -262 -16 -290Z', inks.ink) +
    oval(0, -306, 25, 33, skin) +
    fill(`M${-s * 25} -306Q${-s * 24} -276 0 -273Q${-s * 12} -290 ${-s * 10} -330Z`, dim, {
      'fill-opacity': 0.7,
    }) +
    fill('M-27 -304Q-34 -344 0 -346Q34 -344 27 -304Q24 -326 0 -330Q-24 -326 -27 -304Z', inks.ink) +
    fill(
      'M-44 -326Q-40 -372 0 -374Q40 -372 44 -326Q40 -310 32 -318Q26 -342 0 -343Q-26 -342 -32 -318Q-40 -310 -44 -326Z',
      shade,
    ) +
    stroke('M-38 -330Q-32 -358 0 -359Q32 -358 38 -330M-42 -322Q-36 -366 0 -367Q36 -366 42 -322', lit, 3) +
    stroke('M-15 -309q6 4 11 0M4 -309q6 4 11 0', inks.ink, 2.4) +
    stroke('M-16 -318q6 -4 12 -1M4 -319q6 -3 12 1M-1 -300l-2 8l4 1', mix(dim, inks.ink, 0.4), 1.8) +
    fill('M-7 -285Q0 -290 7 -285Q0 -279 -7 -285Z', inks.accent) +
    instrument +
    sleeve(silk, shade, skin, s)
  );
}

function sleeve(silk: string, shade: string, skin: string, s: number): string {
  const arm = (k: number, hx: number, hy: number) =>
    stroke(`M${k * 46} -232Q${k * 92} -176 ${k * 84} -138L${hx} ${hy}`, k === s ? silk : shade, 29) +
    stroke(`M${hx} ${hy}L${num(hx - k * 20)} ${num(hy + 12)}`, skin, 15) +
    stroke(
      `M${num(hx - k * 20)} ${num(hy + 12)}l${-k * 10} 14M${num(hx - k * 16)} ${num(hy + 14)}l${-k * 4} 14M${num(hx - k * 24)} ${num(hy + 9)}l${-k * 14} 9`,
      skin,
      5,
    );
  return arm(-1, -70, -112) + arm(1, 70, -112);
}

/** The long zither with its movable bridges, lying across the lap and out to one side. */
function zither(stage: Stage): string {
  const { inks } = stage;
  const wood = mix(inks.groundDark, inks.accentDark, 0.35);
  const top = mix(inks.ground, inks.gold, 0.3);
  let strings = '';
  let bridges = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    strings += `M${num(-196 + t * 6)} ${num(-92 + t * 34)}L${num(224 - t * 10)} ${num(-100 + t * 18)}`;
    const bx = -110 + t * 200;
    const by = -94 + t * 26;
    bridges += `M${num(bx - 5)} ${num(by + 5)}L${num(bx)} ${num(by - 10)}L${num(bx + 5)} ${num(by + 5)}Z`;
  }
  return (
    fill('M-150 -40L-164 40H-146L-124 -46ZM160 -60L186 40H168L136 -60Z', mix(wood, inks.ink, 0.4)) +
    fill('M-214 -64Q0 -40 234 -74L232 -52Q0 -14 -212 -38Z', mix(wood, inks.ink, 0.25)) +
    fill('M-208 -98Q10 -116 236 -104L234 -72Q0 -36 -216 -62Z', top) +
    fill('M-208 -98L-188 -100L-194 -59L-216 -62ZM236 -104L220 -105L216 -70L234 -72Z', wood) +
    stroke('M-120 -36q30 12 60 4M60 -40q40 0 70 -10', inks.gold, 4) +
    stroke(strings, mix(inks.paper, inks.gold, 0.3), 1.6) +
    fill(bridges, inks.ink)
  );
}

/** The monochord: a long box, one string, and the bending rod that grows from a small gourd. */
function monochord(stage: Stage): string {
  const { inks } = stage;
  const wood = mix(inks.groundDark, inks.accentDark, 0.5);
  return (
    fill('M-146 -46L-160 40H-142L-122 -50ZM170 -56L190 40H172L146 -56Z', mix(wood, inks.ink, 0.4)) +
    fill('M-204 -64L224 -72V-44L-200 -36Z', mix(wood, inks.ink, 0.35)) +
    fill('M-206 -92Q0 -106 226 -90L224 -70L-204 -62Z', mix(wood, inks.gold, 0.3)) +
    stroke('M-180 -52q20 -12 40 0t40 0t40 0M20 -56q20 -12 40 0t40 0t40 0', inks.gold, 4) +
    stroke('M-176 -92Q-172 -180 -186 -240Q-196 -280 -232 -292', inks.ink, 6) +
    fill(
      'M-196 -96Q-204 -120 -184 -126Q-188 -140 -175 -142Q-162 -140 -167 -126Q-148 -120 -156 -96Z',
      mix(inks.gold, inks.groundDark, 0.35),
    ) +
    stroke('M-181 -122L204 -86', mix(inks.paper, inks.gold, 0.3), 2.6) +
    disc(204, -88, 6, inks.gold) +
    stroke('M66 -100L96 -130', inks.paper, 3)
  );
}
