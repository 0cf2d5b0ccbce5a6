import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { bellFrame, gatePillar } from '../../kit/pagoda';
import { polygon } from '../../kit/path';
import { aoDai, dress, walkerWithPole } from '../../kit/people';
import { pine, springBough } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, place } from '../../kit/svg';

/** The stair, from the tower's foot down to ours, with those who climb it. */
export function stair(stage: Stage, subject: number, foot: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('stair');
  const from = foot + 130;
  const sway = random.range(-90, 90);
  const drift = random.range(-70, 70);
  const at = (t: number) => ({
    x: subject + Math.sin(t * Math.PI * 1.5) * sway * (1 - t * 0.4) + drift * t * t,
    y: from + (HEIGHT + 30 - from) * t ** 1.5,
    w: 34 + 470 * t ** 1.7,
  });
  const tread = mix(inks.ground, inks.paper, 0.35);
  const riser = mix(inks.groundDark, inks.near, 0.35);
  let shade = '';
  let light = '';
  let wall = '';
  let cap = '';
  const count = 46;
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i / count), at((i + 1) / count)];
    const mid = a.y + (b.y - a.y) * 0.48;
    light += polygon([
      [a.x - a.w / 2, a.y],
      [a.x + a.w / 2, a.y],
      [b.x + b.w / 2, mid],
      [b.x - b.w / 2, mid],
    ]);
    shade += polygon([
      [b.x - b.w / 2, mid],
      [b.x + b.w / 2, mid],
      [b.x + b.w / 2, b.y + 1],
      [b.x - b.w / 2, b.y + 1],
    ]);
    for (const s of [-1, 1]) {
      const [ax, bx] = [a.x + (s * a.w) / 2, b.x + (s * b.w) / 2];
      const [ah, bh] = [a.w * 0.14, b.w * 0.14];
      wall += polygon([
        [ax, a.y - ah],
        [bx, b.y - bh],
        [bx, b.y + 2],
        [ax, a.y + 2],
      ]);
      cap += polygon([
        [ax, a.y - ah],
        [ax + s * a.w * 0.09, a.y - ah],
        [bx + s * b.w * 0.09, b.y - bh],
        [bx, b.y - bh],
      ]);
      cap +=
        s * side < 0
          ? ''
          : polygon([
              [ax + s * a.w * 0.09, a.y - ah],
              [bx + s * b.w * 0.09, b.y - bh],
              [bx + s * b.w * 0.09, b.y + 2],
              [ax + s * a.w * 0.09, a.y + 2],
            ]);
    }
  }
  stage.add(
    fill(shade, riser),
    fill(light, tread),
    fill(wall, mix(tread, inks.near, 0.45)),
    fill(cap, mix(tread, inks.light, 0.3)),
  );
  const where = random.shuffle([0.44, 0.56, 0.68]);
  for (const [i, t] of [...where].sort((a, b) => a - b).entries()) {
    const p = at(t);
    const c = dress(stage, [0, 3, 4, 1][(i + random.int(0, 1)) % 4] ?? 0);
    const s = p.w / 210;
    const x = p.x + (i % 2 ? 1 : -1) * p.w * 0.17;
    stage.add(
      place(i === 1 ? walkerWithPole(c, inks.gold) : aoDai(c), x, p.y, Math.max(0.55, s), random.chance(0.5)),
    );
  }
}

/** What frames the stair: gate pillars, the great bell, or a bough. */
export function foreground(stage: Stage, subject: number): void {
  const { inks } = stage;
  const random = stage.random.fork('front');
  const kind = stage.motif?.startsWith('bell') ? 'bell' : random.pick(['pillars', 'bell', 'bough', 'pine']);
  const s = random.sign();
  const bloom = stage.season === 'spring' ? inks.lotus : stage.season === 'autumn' ? inks.gold : inks.paper;
  let grass = '';
  for (let i = 0; i < 44; i++) {
    const x = i % 2 ? random.range(-10, subject - 330) : random.range(subject + 330, WIDTH + 10);
    grass += grassTuft(random, x, HEIGHT + 10, random.range(60, 140), 7);
  }
  if (kind === 'pillars')
    stage.add(
      place(gatePillar(stage, 520), subject - 400, HEIGHT + 30),
      place(gatePillar(stage, 520), subject + 400, HEIGHT + 30),
    );
  if (kind === 'bell') stage.add(place(bellFrame(stage), subject + s * 560, HEIGHT + 6, 1.34));
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.4)));
  if (kind === 'pine')
    stage.add(pine(stage, 'front-pine', s > 0 ? WIDTH - 140 : 140, HEIGHT + 20, 1060, -s * 0.12));
  if (kind !== 'pine' && random.chance(0.7))
    stage.add(
      springBough(
        stage,
        'bough',
        [s > 0 ? -40 : WIDTH + 40, 40],
        [s > 0 ? 560 : WIDTH - 560, 230],
        bloom,
        32,
      ),
    );
}
