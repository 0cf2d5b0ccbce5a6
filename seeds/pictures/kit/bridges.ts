import { mix } from './colour';
import type { Stage } from './stage';
import { box, disc, fill, group, num, oval, stroke } from './svg';

/** A dragon of steel that carries a road: waves of arch, head at the right; about 1900 wide, water at the origin, deck at -150. */
export function dragonBridge(stage: Stage): string {
  const { inks, dark } = stage;
  const body = dark ? inks.gold : mix(inks.gold, inks.accent, 0.16);
  const belly = mix(body, inks.accent, 0.45);
  const wave = (x: number) => {
    const t = (x + 900) / 1800;
    return -150 - 26 - Math.abs(Math.sin(t * Math.PI * 3)) ** 0.85 * (t > 0.34 && t < 0.67 ? 210 : 128);
  };
  let top = '';
  let low = '';
  let ribs = '';
  let hangers = '';
  const glow: string[] = [];
  for (let x = -860; x <= 860; x += 20) {
    const y = wave(x);
    const w = 13 + 8 * Math.sin(((x + 900) / 1800) * Math.PI);
    top += `${top ? 'L' : 'M'}${x} ${num(y - w)}`;
    low = `L${x} ${num(y + w)}${low}`;
    ribs += `M${x} ${num(y - w)}L${x + 7} ${num(y + w)}`;
    if (y < -200) hangers += `M${x} ${num(y + w)}V-150`;
    if (x % 100 === 0) glow.push(disc(x, y, 5, inks.light));
  }
  const pier = (x: number) =>
    fill(`M${x - 30} 30L${x - 20} -132H${x + 20}L${x + 30} 30Z`, mix(inks.near, inks.ground, 0.3)) +
    fill(
      `M${x + (stage.side > 0 ? -30 : 4)} 30L${x + (stage.side > 0 ? -20 : 4)} -132h16L${x + (stage.side > 0 ? -4 : 30)} 30Z`,
      inks.shade,
    );
  const head =
    fill(
      'M906 -242Q876 -272 836 -266Q860 -254 860 -244Q828 -250 800 -232Q832 -228 842 -216Q820 -214 806 -200L850 -180Z',
      belly,
    ) +
    stroke('M918 -246Q904 -288 862 -298M900 -274Q890 -292 898 -308', body, 7) +
    fill(
      'M844 -200Q872 -236 910 -246Q930 -264 944 -247Q968 -242 986 -232Q1006 -242 1012 -226Q1012 -214 1000 -212L988 -210L981 -197L974 -209L944 -206Q932 -204 926 -196L956 -186L964 -197L972 -183Q986 -176 976 -168Q950 -158 918 -166Q888 -164 844 -158Z',
      body,
    ) +
    fill('M930 -198Q944 -204 972 -207L976 -202L964 -197L956 -186Z', mix(inks.accent, inks.ink, 0.3)) +
    fill('M940 -164Q938 -144 916 -132Q922 -148 912 -156Q908 -140 886 -134Q896 -150 890 -164Z', belly) +
    stroke('M1002 -228Q1030 -236 1034 -264M912 -186Q896 -190 880 -182M910 -204Q892 -210 874 -200', belly, 4) +
    stroke('M924 -246Q936 -254 950 -242', belly, 5) +
    oval(938, -233, 9, 6, inks.paper) +
    disc(940, -233, 4, inks.accentDark);
  const tail = fill(
    'M-846 -196Q-900 -230 -960 -196Q-926 -190 -910 -176Q-940 -166 -976 -170Q-900 -130 -846 -164Z',
    body,
  );
  return (
    [-600, 0, 600].map(pier).join('') +
    stroke(hangers, mix(inks.near, inks.paper, dark ? 0.35 : 0.2), 2) +
    box(-1400, -152, 2800, 20, mix(inks.near, inks.ground, 0.2)) +
    box(-1400, -156, 2800, 5, dark ? inks.gold : inks.paper) +
    fill(`${top}${low}Z`, body) +
    stroke(ribs, belly, 5) +
    glow.join('') +
    tail +
    group(head, { transform: 'translate(866 -178) scale(1.55) translate(-866 190)' }) +
    lampRow(stage, -1400, 1400, -156)
  );
}

/** A cable-stayed bridge with tall A towers; water at the origin, deck at -150. */
export function cableBridge(stage: Stage): string {
  const { inks } = stage;
  const steel = mix(inks.near, inks.ground, 0.18);
  const pale = mix(inks.paper, inks.middle, stage.dark ? 0.35 : 0.12);
  const tower = (x: number, h: number) => {
    let stays = '';
    for (let i = 1; i <= 13; i++) {
      const y = -h + 10 + i * (h - 190) * 0.034;
      stays += `M${x} ${num(y)}L${x - i * 46} -152M${x} ${num(y)}L${x + i * 46} -152`;
    }
    return (
      stroke(stays, pale, 2) +
      fill(
        `M${x - 46} 30L${x - 15} ${-h * 0.62}L${x - 9} ${-h - 20}H${x + 9}L${x + 15} ${-h * 0.62}L${x + 46} 30H${x + 28}L${x + 4} ${-h * 0.58}H${x - 4}L${x - 28} 30Z`,
        pale,
      ) +
      fill(
        stage.side > 0
          ? `M${x - 46} 30L${x - 15} ${-h * 0.62}L${x - 9} ${-h - 20}H${x - 2}L${x - 6} ${-h * 0.56}L${x - 28} 30Z`
          : `M${x + 46} 30L${x + 15} ${-h * 0.62}L${x + 9} ${-h - 20}H${x + 2}L${x + 6} ${-h * 0.56}L${x + 28} 30Z`,
        mix(pale, inks.near, 0.5),
      ) +
      box(x - 32, -128, 64, 10, pale) +
      disc(x, -h - 26, 6, inks.accent)
    );
  };
  return (
    tower(-380, 560) +
    tower(380, 560) +
    box(-1400, -154, 2800, 22, steel) +
    box(-1400, -158, 2800, 6, stage.dark ? inks.gold : inks.paper) +
    lampRow(stage, -1400, 1400, -158)
  );
}

/** An old iron truss on stone piers with a train; water at the origin, deck at -130. */
export function trussBridge(stage: Stage): string {
  const { inks, dark } = stage;
  const iron = mix(mix(inks.accentDark, inks.near, 0.55), inks.ground, 0.1);
  let web = '';
  let chord = '';
  for (let s = -5; s < 5; s++) {
    const x = s * 280;
    chord += `M${x} -132Q${x + 20} -196 ${x + 70} -206L${x + 140} -286L${x + 210} -206Q${x + 260} -196 ${x + 280} -132`;
    for (let i = 0; i < 8; i++) {
      const a = x + i * 35;
      const top = (px: number) =>
        Math.abs(px - x - 140) < 72
          ? -286 + Math.abs(px - x - 140) * 1.14
          : -206 + (Math.abs(px - x - 140) - 70) * 0.8;
      web += `M${a} ${num(Math.min(-134, top(a)))}V-132M${a} ${num(Math.min(-134, top(a)))}L${a + 35} -132M${a + 35} ${num(Math.min(-134, top(a + 35)))}L${a} -132`;
    }
  }
  const stone = mix(inks.ground, inks.near, dark ? 0.7 : 0.3);
  const piers = [-1120, -840, -560, -280, 0, 280, 560, 840, 1120]
    .map(
      (x) =>
        fill(`M${x - 34} 30L${x - 22} -118H${x + 22}L${x + 34} 30Z`, stone) +
        fill(`M${x - stage.side * 34} 30L${x - stage.side * 22} -118H${x}V30Z`, mix(stone, inks.ink, 0.35)) +
        box(x - 28, -124, 56, 10, mix(stone, inks.paper, 0.2)),
    )
    .join('');
  let train = '';
  for (let i = 0; i < 5; i++) {
    const x = -420 + i * 158;
    train +=
      box(x, -190, 150, 52, i === 4 ? inks.accent : mix(inks.accent, inks.paper, 0.06), { rx: 5 }) +
      box(x, -172, 150, 6, inks.paper);
    for (let k = 0; k < 5; k++)
      train += box(
        x + 12 + k * 27,
        -184,
        17,
        12,
        dark || stage.time === 'dusk' ? inks.gold : mix(inks.near, inks.paper, 0.2),
      );
  }
  return (
    piers +
    train +
    stroke(web, iron, 4) +
    stroke(chord, iron, 9) +
    box(-1400, -138, 2800, 16, mix(iron, inks.ink, 0.35)) +
    lampRow(stage, -1400, 1400, -138)
  );
}

function lampRow(stage: Stage, from: number, to: number, y: number): string {
  const { inks } = stage;
  let posts = '';
  const lamps: string[] = [];
  const on = stage.dark || stage.time === 'dusk';
  for (let x = from; x <= to; x += 90) {
    posts += `M${x} ${y}v-34q0 -8 12 -8`;
    if (on)
      lamps.push(
        disc(x + 13, y - 40, 4, inks.light),
        oval(x + 13, y - 38, 15, 15, inks.gold, { 'fill-opacity': 0.22 }),
      );
  }
  return stroke(posts, inks.ink, 2) + lamps.join('');
}
