import { mix } from './colour';
import type { Dress } from './people';
import { fill, num, oval, type Point, stroke } from './svg';

/** Where the joints of a figure are; about 100 high when it stands. */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  /** Elbow and hand, then the other arm; the first pair lies behind the body. */
  arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** Knee and foot, then the other leg. */
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
}

/** A figure at work or play, drawn from its joints: bare arms, short or long trousers, a sash. */
export function posed(
  c: Dress,
  pose: Pose,
  look: { sash?: string; bare?: boolean; hair?: string; legs?: string } = {},
): string {
  const { head, neck, hip, arms, legs } = pose;
  const along = (points: readonly Point[]) =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  const angle = Math.atan2(hip[1] - neck[1], hip[0] - neck[0]);
  const side = (p: Point, w: number): Point => [p[0] - Math.sin(angle) * w, p[1] + Math.cos(angle) * w];
  const [a, b] = [side(neck, -9), side(neck, 9)];
  const [d, e] = [side(hip, -7), side(hip, 7)];
  const torso = `${along([a, b, e, d])}Z`;
  const dim = mix(c.skin, c.trousers, 0.3);
  const leg = ([knee, foot]: readonly [Point, Point], ink: string, skin: string) =>
    stroke(along([hip, knee]), ink, 11) +
    stroke(along([knee, foot]), look.bare ? skin : ink, 7.4) +
    stroke(along([foot, [foot[0] + 5, foot[1] + 1]]), skin, 4.4);
  const arm = ([elbow, hand]: readonly [Point, Point], from: Point, ink: string, skin: string) =>
    stroke(along([from, elbow]), ink, 6.6) + stroke(along([elbow, hand]), skin, 5);
  const trousers = look.legs ?? c.trousers;
  return (
    arm(arms[0], side(neck, 5), c.topShade, dim) +
    leg(legs[0], mix(trousers, c.trousers, 0.4), dim) +
    leg(legs[1], trousers, c.skin) +
    fill(torso, c.top) +
    stroke(torso, c.top, 5) +
    fill(`${along([a, side(neck, -2), side(hip, -1), d])}Z`, c.topShade) +
    (look.sash ? stroke(along([side(hip, -8), side(hip, 8)]), look.sash, 5) : '') +
    arm(arms[1], side(neck, -5), c.top, c.skin) +
    stroke(along([neck, head]), c.skin, 5) +
    oval(head[0], head[1], 6, 7, c.skin) +
    fill(
      `M${num(head[0] - 6.6)} ${num(head[1] + 1)}Q${num(head[0] - 8)} ${num(head[1] - 9)} ${num(head[0])} ${num(head[1] - 8.4)}Q${num(head[0] + 8)} ${num(head[1] - 8)} ${num(head[0] + 5)} ${num(head[1] - 2)}Q${num(head[0] - 2)} ${num(head[1] - 4)} ${num(head[0] - 6.6)} ${num(head[1] + 1)}Z`,
      look.hair ?? c.trousers,
    )
  );
}
