import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, group, num, oval, stroke } from '../../kit/svg';

function coffeeInk(stage: Stage): string {
  return mix(stage.inks.ink, stage.inks.accentDark, 0.3);
}

/** A glass on its saucer, foot at the origin, 300 high: condensed milk below, coffee dripping on it. */
export function glassOfMilkCoffee(stage: Stage): string {
  const { inks, side } = stage;
  const coffee = coffeeInk(stage);
  const milk = mix(inks.paper, inks.gold, 0.22);
  const china = mix(inks.paper, inks.waterTop, 0.1);
  const body = 'M-112 -300L-92 -22Q-90 -6 -60 -4Q0 4 60 -4Q90 -6 92 -22L112 -300Z';
  const clip = stage.clip(fill(body, '#000'));
  const level = (y: number) => 92 + ((-22 - y) / 278) * 20;
  const layer = (y0: number, y1: number, ink: string) =>
    fill(
      `M${num(-level(y0))} ${y0}Q0 ${y0 + 18} ${num(level(y0))} ${y0}L${num(level(y1))} ${y1}Q0 ${y1 + 18} ${num(-level(y1))} ${y1}Z`,
      ink,
    );
  return (
    oval(0, 12, 186, 34, mix(china, inks.near, 0.45)) +
    oval(0, 4, 186, 33, china) +
    oval(0, 4, 142, 22, mix(china, inks.near, 0.16)) +
    `<ellipse cx="0" cy="4" rx="170" ry="28.6" fill="none" stroke="${mix(inks.waterLow, inks.ink, 0.15)}" stroke-width="4"/>` +
    fill(body, inks.paper, { 'fill-opacity': 0.3 }) +
    group(
      layer(-172, 20, coffee) +
        layer(-88, 20, mix(milk, coffee, 0.42)) +
        layer(-78, 20, milk) +
        oval(0, -172, level(-172), 13, mix(coffee, inks.gold, 0.24)) +
        oval(0, -172, 14, 4, coffee) +
        fill(side > 0 ? 'M-112 -300L-66 -300L-46 10L-96 10Z' : 'M112 -300L66 -300L46 10L96 10Z', inks.ink, {
          'fill-opacity': 0.26,
        }) +
        stroke(
          side > 0 ? 'M82 -280L66 -40M60 -270L55 -200' : 'M-82 -280L-66 -40M-60 -270L-55 -200',
          inks.paper,
          9,
          { 'stroke-opacity': 0.75 },
        ),
      { 'clip-path': clip },
    ) +
    stroke(body, mix(inks.paper, inks.far, 0.2), 4, { 'stroke-opacity': 0.8 }) +
    stroke('M0 -292V-262', coffee, 5) +
    fill('M0 -252Q-8 -236 -7 -230Q-5 -222 0 -222Q5 -222 7 -230Q8 -236 0 -252Z', coffee) +
    oval(0, -192, 4, 6, coffee)
  );
}

/** The metal filter that stands on the glass. */
export function phin(stage: Stage): string {
  const { inks, side } = stage;
  const steel = mix(mix(inks.paper, inks.far, 0.3), inks.near, 0.08);
  const shade = mix(steel, inks.near, 0.6);
  const glint = mix(steel, inks.light, 0.75);
  const cup = 'M-88 -322L-92 -470Q0 -486 92 -470L88 -322Q0 -308 -88 -322Z';
  const clip = stage.clip(fill(cup, '#000'));
  let holes = '';
  for (let i = 0; i < 15; i++) holes += `M${-98 + i * 14} ${num(-304 + Math.sin((i / 14) * Math.PI) * 7)}h.1`;
  return (
    fill('M-152 -318Q0 -344 152 -318Q156 -306 150 -302Q0 -276 -150 -302Q-156 -306 -152 -318Z', steel) +
    fill('M-150 -304Q0 -278 150 -304Q150 -300 146 -296Q0 -268 -146 -296Z', shade) +
    stroke(holes, shade, 4.4) +
    fill(cup, steel) +
    group(
      box(side > 0 ? -100 : 20, -500, 80, 200, shade) +
        box(side > 0 ? -32 : 12, -500, 18, 200, mix(steel, inks.near, 0.3)) +
        box(side > 0 ? 44 : -62, -500, 20, 200, glint) +
        stroke('M-92 -340Q0 -324 92 -340M-92 -352Q0 -336 92 -352', shade, 2.6),
      { 'clip-path': clip },
    ) +
    fill('M-100 -474Q0 -498 100 -474Q104 -464 98 -460Q0 -440 -98 -460Q-104 -464 -100 -474Z', steel) +
    stroke('M-98 -462Q0 -442 98 -462', shade, 4) +
    fill('M-90 -478Q-60 -516 0 -518Q60 -516 90 -478Q0 -458 -90 -478Z', mix(steel, inks.light, 0.2)) +
    fill(
      side > 0
        ? 'M-90 -478Q-60 -516 0 -518Q-46 -500 -40 -469Q-70 -472 -90 -478Z'
        : 'M90 -478Q60 -516 0 -518Q46 -500 40 -469Q70 -472 90 -478Z',
      shade,
    ) +
    oval(0, -524, 17, 13, inks.ink) +
    oval(side * 5, -528, 5, 4, glint) +
    steam(stage)
  );
}

function steam(stage: Stage): string {
  const ink = stage.inks.paper;
  const wisp = (x: number, y: number, h: number, s: number) =>
    fill(
      `M${x} ${y}C${x - 40 * s} ${y - h * 0.3} ${x + 46 * s} ${y - h * 0.46} ${x + 4 * s} ${y - h * 0.72}C${x - 14 * s} ${y - h * 0.86} ${x + 4 * s} ${y - h * 0.94} ${x + 14 * s} ${y - h}C${x + 10 * s} ${y - h * 0.86} ${x + 34 * s} ${y - h * 0.76} ${x + 34 * s} ${y - h * 0.64}C${x + 62 * s} ${y - h * 0.38} ${x - 16 * s} ${y - h * 0.26} ${x} ${y}Z`,
      ink,
      { 'fill-opacity': 0.5 },
    );
  return wisp(-34, -544, 190, 1) + wisp(30, -540, 240, -0.9);
}

/** A tall glass of iced coffee with a spoon, foot at the origin, 290 high. */
export function icedGlass(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('ice');
  const coffee = mix(coffeeInk(stage), inks.ground, stage.random.fork('brew').pick([0.12, 0.5]));
  const body = 'M-88 -290L-72 -14Q-70 -2 -48 0Q0 6 48 0Q70 -2 72 -14L88 -290Z';
  let cubes = '';
  let faces = '';
  for (let i = 0; i < 8; i++) {
    const x = random.range(-56, 26);
    const y = -236 + i * 21 + random.range(-8, 8);
    const a = random.range(-12, 12);
    cubes += `M${num(x)} ${num(y)}l44 ${num(a)}l-4 40l-42 ${num(-a)}Z`;
    faces += `M${num(x)} ${num(y)}l12 -13l42 ${num(a)}l-10 13Z`;
  }
  return (
    stroke('M20 -190L74 -388', mix(inks.paper, inks.far, 0.4), 8) +
    fill(body, inks.paper, { 'fill-opacity': 0.28 }) +
    group(
      fill('M-100 -232Q0 -216 100 -232V20H-100Z', coffee) +
        fill('M-100 -232Q0 -248 100 -232Q0 -216 -100 -232Z', mix(coffee, inks.gold, 0.3)) +
        fill(cubes, inks.paper, { 'fill-opacity': 0.42 }) +
        fill(faces, inks.paper, { 'fill-opacity': 0.75 }) +
        fill(side > 0 ? 'M-90 -300L-52 -300L-38 10L-80 10Z' : 'M90 -300L52 -300L38 10L80 10Z', inks.ink, {
          'fill-opacity': 0.25,
        }) +
        stroke(side > 0 ? 'M64 -270L52 -30' : 'M-64 -270L-52 -30', inks.paper, 8, { 'stroke-opacity': 0.7 }),
      { 'clip-path': stage.clip(fill(body, '#000')) },
    ) +
    stroke(body, mix(inks.paper, inks.far, 0.2), 3.6, { 'stroke-opacity': 0.8 })
  );
}

/** A tin of condensed milk with two holes in its lid, foot at the origin. */
export function milkTin(stage: Stage): string {
  const { inks, side } = stage;
  const steel = mix(inks.paper, inks.far, 0.35);
  const body = 'M-84 -196L-84 -8Q0 14 84 -8L84 -196Q0 -178 -84 -196Z';
  return (
    fill(body, inks.paper) +
    group(
      fill('M-90 -150Q0 -132 90 -150V-64Q0 -46 -90 -64Z', inks.accent) +
        stroke('M-90 -156Q0 -138 90 -156M-90 -58Q0 -40 90 -58', inks.gold, 4) +
        fill('M0 -128Q26 -124 30 -98Q24 -72 0 -70Q-24 -72 -30 -98Q-26 -124 0 -128Z', inks.gold) +
        fill('M-16 -96Q0 -112 16 -96Q12 -78 0 -78Q-12 -78 -16 -96Z', inks.paper) +
        stroke('M-58 -28Q0 -14 58 -28M-42 -168Q0 -160 42 -168', mix(inks.waterLow, inks.ink, 0.2), 7) +
        box(side > 0 ? -90 : 34, -220, 56, 240, inks.ink, { 'fill-opacity': 0.3 }) +
        box(side > 0 ? 46 : -62, -220, 14, 240, inks.light, { 'fill-opacity': 0.5 }),
      { 'clip-path': stage.clip(fill(body, '#000')) },
    ) +
    oval(0, -196, 86, 19, mix(steel, inks.near, 0.3)) +
    oval(0, -198, 80, 16, steel) +
    oval(0, -197, 68, 12, mix(steel, inks.near, 0.18)) +
    oval(-34, -198, 8, 3.4, inks.ink) +
    oval(36, -195, 8, 3.4, inks.ink) +
    stroke('M-30 -190Q-26 -180 -32 -166', mix(inks.paper, inks.gold, 0.25), 8)
  );
}
