import { mix } from './colour';
import type { Stage } from './stage';
import { box, fill, stroke } from './svg';

/** A slab of balconies on a podium; about 420 wide, ground at the origin. */
export function hotelBlock(stage: Stage, floors: number): string {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('hotel');
  const lamp = dark || stage.time === 'dusk';
  const wall = mix(
    mix(inks.paper, random.pick([inks.gold, inks.far, inks.ground]), 0.24),
    inks.near,
    dark ? 0.36 : 0.04,
  );
  const shade = mix(wall, mix(inks.middle, inks.near, 0.3), 0.36);
  const glass = mix(mix(inks.waterTop, inks.near, 0.42), inks.ink, dark ? 0.4 : 0.1);
  const trim = mix(random.pick([inks.accentDark, inks.waterLow, inks.groundDark]), inks.near, 0.2);
  const h = 44;
  const foot = -96;
  const top = foot - floors * h;
  let rooms = '';
  let lit = '';
  let rails = '';
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < 6; i++) {
      const [px, py] = [-134 + i * 45, foot - f * h - 38];
      const d = `M${px} ${py}h36v32h-36Z`;
      if (random.chance(lamp ? 0.5 : 0.06)) lit += d;
      else rooms += d;
      rails += `M${px - 3} ${py + 20}h42M${px + 8} ${py + 20}v12M${px + 18} ${py + 20}v12M${px + 28} ${py + 20}v12`;
    }
  let bands = '';
  for (let f = 0; f <= floors; f++) bands += `M-142 ${foot - f * h - 2}H142`;
  const coreTop = top - 52;
  let core = '';
  for (let y = coreTop + 24; y < foot; y += h) core += `M150 ${y}h44v22h-44Z`;
  let ground = '';
  for (let px = -236; px < 230; px += 58) ground += `M${px} -60h46v60h-46Z`;
  return (
    box(-142, top, 284, foot - top, wall) +
    fill(rooms, glass) +
    fill(lit, mix(inks.gold, inks.light, 0.25)) +
    stroke(bands, shade, 6) +
    stroke(rails, mix(wall, inks.ink, 0.3), 2) +
    box(side > 0 ? -142 : 96, top, 46, foot - top, inks.near, { 'fill-opacity': 0.16 }) +
    box(138, coreTop, 68, -coreTop, mix(trim, wall, 0.25)) +
    fill(core, lamp ? mix(inks.gold, trim, 0.25) : glass) +
    box(-158, top - 16, 300, 18, shade) +
    box(-120, top - 44, 180, 30, wall) +
    box(-132, top - 50, 204, 9, trim) +
    fill(`M-30 ${top - 50}v-30h60v30Z`, shade) +
    stroke(`M172 ${coreTop}v-54`, inks.ink, 4) +
    box(-250, foot, 500, 96, mix(wall, shade, 0.2)) +
    box(-262, foot - 6, 524, 14, trim) +
    fill(ground, lamp ? inks.gold : glass) +
    fill('M-70 -64H70L88 -46H-88Z', trim) +
    stroke('M-78 -46V0M78 -46V0', trim, 7)
  );
}

/** A glass tower of our time on a mall of three floors, as chains build them; about 520 wide and 640 high, ground at the origin. */
export function glassHotel(stage: Stage): string {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('glass');
  const lamp = dark || stage.time === 'dusk';
  const wall = mix(inks.paper, inks.near, dark ? 0.42 : 0.05);
  const shade = mix(wall, mix(inks.middle, inks.near, 0.3), 0.4);
  const glass = mix(mix(inks.waterTop, inks.skyMid, 0.35), inks.near, dark ? 0.5 : 0.22);
  const [half, foot, top, h] = [122, -128, -620, 20];
  let lit = '';
  let panes = '';
  for (let row = 1; row * h < foot - top; row++)
    for (let i = 0; i < 10; i++) {
      const d = `M${-half + 6 + i * 23.4} ${foot - row * h}h19v14h-19Z`;
      if (random.chance(lamp ? 0.34 : 0.04)) lit += d;
      else if (random.chance(0.3)) panes += d;
    }
  let floors = '';
  for (let y = foot - h; y > top; y -= h) floors += `M${-half} ${y}H${half}`;
  let bars = '';
  for (let i = 1; i < 10; i++) bars += `M${-half + 2 + i * 23.8} ${top}V${foot}`;
  let shops = '';
  for (let x = -250; x < 240; x += 50) shops += `M${x} -44h42v44h-42Z`;
  const edge = side > 0 ? -half : half - 40;
  return (
    box(-half, top, half * 2, foot - top, glass) +
    fill(panes, mix(glass, inks.light, 0.28)) +
    fill(lit, mix(inks.gold, inks.light, 0.3)) +
    stroke(floors, mix(glass, inks.ink, 0.34), 2.6) +
    stroke(bars, mix(glass, inks.paper, 0.35), 1.8) +
    fill(`M${half - 150} ${top}H${half - 90}L${half - 190} ${foot}H${-half}V${foot - 120}Z`, inks.paper, {
      'fill-opacity': dark ? 0.05 : 0.14,
    }) +
    box(edge, top, 40, foot - top, inks.near, { 'fill-opacity': 0.2 }) +
    box(-half - 16, top - 30, 30, foot - top + 30, wall) +
    box(half - 12, top - 14, 24, foot - top + 14, shade) +
    fill(`M${-half - 16} ${top - 30}H${half + 12}V${top - 12}H${-half - 16}Z`, wall) +
    box(-64, top - 62, 120, 34, mix(shade, inks.accentDark, 0.4)) +
    stroke(`M40 ${top - 62}v-52`, inks.ink, 4) +
    box(-270, foot, 540, 128, mix(wall, shade, 0.22)) +
    box(-282, foot - 8, 564, 14, wall) +
    box(-250, foot + 18, 500, 30, mix(glass, inks.near, 0.2)) +
    box(-270, foot + 62, 540, 12, mix(inks.accentDark, inks.near, 0.1)) +
    fill(shops, lamp ? inks.gold : glass) +
    fill('M-80 -62H80L100 -44H-100Z', wall) +
    stroke('M-88 -44V0M88 -44V0', wall, 7)
  );
}
