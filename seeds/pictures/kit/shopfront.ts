import { mix } from './colour';
import type { FacadeOptions } from './facade';
import { lines, type Plane, panel } from './plane';
import type { Random } from './random';
import type { Stage } from './stage';
import { fill, type Point } from './svg';

/** The ground floor of a town house: an open shop with goods, or panelled doors, under an awning. */
export function shopFront(stage: Stage, random: Random, plane: Plane, options: FacadeOptions): string {
  const { x, width, storey, trim, shutter, lit } = options;
  const { inks } = stage;
  const near = plane.scale(x + width / 2);
  const h = storey * 0.68;
  const inset = width * 0.1;
  const w = width - inset * 2;
  const kind = random.pick(['shop', 'shop', 'doors']);
  const lamp = random.chance(Math.max(0.35, lit));
  const inside = lamp ? mix(inks.gold, inks.accent, 0.12) : mix(inks.near, inks.ink, 0.55);
  const out = [panel(plane, x + inset - 5, 0, w + 10, h + 6, trim), panel(plane, x + inset, 0, w, h, inside)];
  if (kind === 'doors') out.push(doors());
  else if (near > 0.4) out.push(goods());
  out.push(random.chance(options.awnings ?? 0.5) ? awning() : canopy());
  if (random.chance(0.7)) out.push(sign());
  return out.join('');

  function doors(): string {
    const count = 4;
    const leaf = w / count;
    let drawing = '';
    for (let i = 0; i < count; i++) {
      if (i === 1 && lamp) continue;
      drawing += panel(
        plane,
        x + inset + leaf * i + 1,
        0,
        leaf - 2,
        h,
        i % 2 ? shutter : mix(shutter, inks.ink, 0.18),
      );
      drawing += panel(
        plane,
        x + inset + leaf * i + leaf * 0.2,
        h * 0.1,
        leaf * 0.6,
        h * 0.3,
        mix(shutter, inks.ink, 0.35),
      );
      drawing += panel(
        plane,
        x + inset + leaf * i + leaf * 0.2,
        h * 0.5,
        leaf * 0.6,
        h * 0.4,
        mix(shutter, inks.ink, 0.3),
      );
    }
    return drawing;
  }

  function goods(): string {
    const colours: [string, ...string[]] = [inks.accent, inks.leaf, inks.gold, inks.lotus, inks.paper];
    const dim = (ink: string) => mix(ink, inside, lamp ? 0.52 : 0.6);
    const counter = mix(inks.groundDark, inks.ink, 0.4);
    let drawing = panel(plane, x + inset, h * 0.3, w, h * 0.03, mix(counter, inside, 0.3));
    for (let gx = x + inset + w * 0.06; gx < x + width - inset - w * 0.14; ) {
      const gw = w * random.range(0.07, 0.14);
      const gh = h * random.range(0.1, 0.3);
      if (random.chance(0.75)) {
        const bottle: Point[] = [
          [gx, h * 0.33],
          [gx + gw, h * 0.33],
          [gx + gw * 0.86, h * 0.33 + gh * 0.7],
          [gx + gw * 0.5, h * 0.33 + gh],
          [gx + gw * 0.14, h * 0.33 + gh * 0.7],
        ];
        drawing += fill(plane.shape(bottle), dim(random.pick(colours)));
      }
      gx += gw * random.range(1.2, 1.9);
    }
    for (let i = 0; i < 3; i++) {
      const hx = x + inset + w * (0.2 + i * 0.3);
      const hw = w * 0.055;
      drawing += fill(
        plane.shape([
          [hx - hw, h * 0.78],
          [hx, h * 0.9],
          [hx + hw, h * 0.78],
          [hx, h * 0.66],
        ]),
        dim(random.pick(colours)),
      );
    }
    return (
      drawing +
      panel(plane, x + inset, 0, w * random.range(0.4, 0.62), h * 0.24, counter) +
      panel(plane, x + inset, h * 0.21, w * 0.64, h * 0.04, mix(counter, inks.ground, 0.35))
    );
  }

  function awning(): string {
    const y = h + 4;
    const drop = storey * 0.2;
    const stripes = near > 0.4 ? random.int(5, 8) : 3;
    const first = random.pick([inks.accent, inks.leaf, shutter, mix(inks.accent, inks.gold, 0.4)]);
    let drawing = fill(
      plane.shape([
        [x + 2, y + drop],
        [x + width - 2, y + drop],
        [x + width + 4, y - drop * 0.4],
        [x - 4, y - drop * 0.4],
      ]),
      inks.paper,
    );
    for (let i = 0; i < stripes; i += 1) {
      const a = i / stripes;
      const b = (i + 0.5) / stripes;
      const top = (t: number): Point => [x + 2 + (width - 4) * t, y + drop];
      const low = (t: number): Point => [x - 4 + (width + 8) * t, y - drop * 0.4];
      drawing += fill(
        plane.shape([top(a), top(b), low(b), [low((a + b) / 2)[0], y - drop * 0.62], low(a)]),
        first,
      );
    }
    return drawing + panel(plane, x + 4, y - drop * 0.4 - 22, width - 8, 16, inks.ink, 0.22);
  }

  function canopy(): string {
    const y = h + storey * 0.08;
    const ink = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.3);
    const ribs: Point[][] = [];
    const count = Math.round(width / (near > 0.4 ? 9 : 24));
    for (let i = 0; i <= count; i++)
      ribs.push([
        [x - 8 + ((width + 16) * i) / count, y - 8],
        [x + (width * i) / count, y + storey * 0.17],
      ]);
    return (
      fill(
        plane.shape([
          [x - 8, y - 8],
          [x + width + 8, y - 8],
          [x + width, y + storey * 0.17],
          [x, y + storey * 0.17],
        ]),
        ink,
      ) +
      lines(plane, ribs, mix(ink, inks.ink, 0.45), Math.max(0.6, 2 * near)) +
      panel(plane, x - 8, y - 13, width + 16, 6, mix(ink, inks.ink, 0.5))
    );
  }

  function sign(): string {
    const ink = random.pick([inks.accent, inks.leafDark, mix(inks.waterLow, inks.ink, 0.3), inks.gold]);
    const mark = ink === inks.gold ? inks.accentDark : inks.gold;
    if (random.chance(0.5)) {
      const y = storey * 1.03;
      return (
        panel(plane, x + width * 0.18, y - 16, width * 0.64, 26, ink) +
        panel(plane, x + width * 0.22, y - 12, width * 0.56, 18, mix(ink, inks.ink, 0.18)) +
        [0.34, 0.5, 0.66]
          .map((t) =>
            fill(
              plane.shape([
                [x + width * t - 7, y - 3],
                [x + width * t, y + 4],
                [x + width * t + 7, y - 3],
                [x + width * t, y - 10],
              ]),
              mark,
            ),
          )
          .join('')
      );
    }
    const sx = x + width * 0.82;
    const sy = storey * 1.25;
    return (
      panel(plane, sx, sy, 26, storey * 0.62, ink) +
      panel(plane, sx + 4, sy + 4, 18, storey * 0.62 - 8, mix(ink, inks.ink, 0.18)) +
      [0.25, 0.5, 0.75].map((t) => panel(plane, sx + 8, sy + storey * 0.62 * t - 6, 10, 12, mark)).join('')
    );
  }
}
