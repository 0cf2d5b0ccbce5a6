import { mix } from '../../kit/colour';
import { polygon } from '../../kit/path';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, type Point, stroke } from '../../kit/svg';

/** The net of meridians and parallels. */
export function graticule(stage: Stage): string {
  let d = '';
  for (let i = 1; i < 8; i++) d += `M${num((WIDTH / 8) * i)} 0V${HEIGHT}`;
  for (let i = 1; i < 5; i++) d += `M0 ${num((HEIGHT / 5) * i)}H${WIDTH}`;
  return stroke(d, stage.inks.near, 1.8, { 'stroke-opacity': 0.4 });
}

/** The sheet's edge: a line and a band of light and dark minutes. */
export function frame(stage: Stage, land: string): string {
  const dark = mix(stage.inks.ink, stage.inks.near, 0.3);
  const margin = 46;
  let minutes = '';
  for (let i = 0; i < 16; i += 2) {
    const w = (WIDTH - margin * 2) / 16;
    minutes +=
      box(margin + i * w, margin - 22, w, 22, dark) + box(margin + i * w, HEIGHT - margin, w, 22, dark);
  }
  for (let i = 0; i < 10; i += 2) {
    const h = (HEIGHT - margin * 2) / 10;
    minutes +=
      box(margin - 22, margin + i * h, 22, h, dark) + box(WIDTH - margin, margin + i * h, 22, h, dark);
  }
  const edge = `M0 0H${WIDTH}V${HEIGHT}H0Z`;
  return (
    fill(`${edge}M${margin} ${margin}V${HEIGHT - margin}H${WIDTH - margin}V${margin}Z`, land, {
      'fill-rule': 'evenodd',
    }) +
    minutes +
    stroke(`M${margin} ${margin}H${WIDTH - margin}V${HEIGHT - margin}H${margin}Z`, dark, 5)
  );
}

/** A compass of sixteen points, around its middle. */
export function compassRose(stage: Stage, land: string): string {
  const { inks } = stage;
  const dark = mix(inks.ink, inks.near, 0.25);
  const ray = (angle: number, length: number, width: number, lit: string, shaded: string): string => {
    const at = (a: number, r: number): Point => [Math.sin(a) * r, -Math.cos(a) * r];
    const a = (angle * Math.PI) / 180;
    const half = Math.PI / width;
    return (
      fill(polygon([[0, 0], at(a - half, length * 0.3), at(a, length)]), lit) +
      fill(polygon([[0, 0], at(a + half, length * 0.3), at(a, length)]), shaded)
    );
  };
  let out =
    disc(0, 0, 214, land, { 'fill-opacity': 0.92 }) +
    disc(0, 0, 200, 'none', { stroke: dark, 'stroke-width': 5 }) +
    disc(0, 0, 184, 'none', { stroke: dark, 'stroke-width': 2 });
  for (let i = 0; i < 8; i++) out += ray(22.5 + i * 45, 128, 8, mix(land, dark, 0.3), mix(land, dark, 0.6));
  for (let i = 0; i < 4; i++) out += ray(45 + i * 90, 168, 6, inks.gold, mix(inks.gold, dark, 0.5));
  for (let i = 1; i < 4; i++) out += ray(i * 90, 216, 5, mix(land, inks.paper, 0.5), dark);
  out += ray(0, 270, 5, inks.accent, inks.accentDark);
  return out + disc(0, 0, 22, dark) + disc(0, 0, 12, inks.gold);
}
