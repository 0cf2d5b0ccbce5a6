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
