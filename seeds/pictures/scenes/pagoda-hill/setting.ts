import { mix } from '../../kit/colour';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { pagodaTower, templeHall } from '../../kit/pagoda';
import { fractal, heightAt, polygon, ridge } from '../../kit/path';
import { pine } from '../../kit/plants';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, type Point, place } from '../../kit/svg';

const isOnPlain = ({ motif }: Stage): boolean => motif?.startsWith('plain') === true;

/** The far mountains with their mist: never karst, as the scene stands for hills and rivers that have none. */
export function distance(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('distance');
  if (isOnPlain(stage)) {
    const line = { left: -20, right: WIDTH + 20, y: horizon + 150, rise: 26, swell: 260 };
    const trees = mix(inks.leafDark, inks.far, 0.5);
    stage.add(
      wood(stage, 'far-trees', ridge(random, line), 34, trees, mix(trees, inks.leaf, 0.4), 90),
      mist(stage, 'far-air', horizon + 180, 120, inks.skyLow, 0.5),
    );
    return;
  }
  const ink = mix(inks.far, inks.skyLow, stage.weather === 'rain' ? 0.1 : 0.4);
  const peak = random.range(0.1, 0.9) * WIDTH;
  stage.add(
    massif(stage, 'far', {
      y: horizon - 10,
      rise: 90,
      swell: 280,
      bend: (x) => -Math.exp(-(((x - peak) / 380) ** 2)) * 120,
      base: horizon + 200,
      ink,
      shade: mix(ink, inks.far, 0.7),
    }).svg,
  );
  stage.add(mist(stage, 'far-air', horizon + 50, 150, inks.skyLow, 0.6));
  const mid = mix(inks.middle, inks.far, 0.35);
  stage.add(
    massif(stage, 'mid', {
      y: horizon + 70,
      rise: 80,
      swell: 220,
      base: horizon + 300,
      ink: mid,
      shade: mix(mid, inks.near, 0.35),
    }).svg,
  );
  stage.add(mist(stage, 'mid-air', horizon + 140, 190, inks.skyLow, 0.65));
}

/** The wooded hill with the tower and its halls; tells where the tower stands. */
export function hill(stage: Stage, horizon: number, subject: number, base: number): number {
  const { inks } = stage;
  const random = stage.random.fork('hill');
  const rough = fractal(random, 3);
  // In the plain a pagoda stands among trees, not over them.
  const isFlat = isOnPlain(stage);
  const top = isFlat ? base - 150 : horizon - random.range(-10, 70);
  const wide = random.range(520, 760);
  const lean = random.range(-0.25, 0.25);
  const lineOf = (lift: number, spread: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) {
      const u = (x - subject - lean * lift) / (wide * spread);
      points.push([
        x,
        top +
          lift +
          Math.min(1, Math.abs(u) ** 1.8) * (isFlat ? 40 : 300 + 60 * Math.sign(u) * lean) +
          Math.max(0, Math.abs(u) - 1) * (isFlat ? 10 : 70) +
          rough(x / 200 + lift) * 22,
      ]);
    }
    return points;
  };
  const crest = lineOf(0, 1);
  stage.add(fill(polygon([...crest, [WIDTH + 20, base], [-20, base]]), mix(inks.leafDark, inks.middle, 0.3)));
  stage.add(
    wood(
      stage,
      'crest',
      crest,
      26,
      mix(inks.leafDark, inks.middle, 0.25),
      mix(inks.leaf, inks.middle, 0.25),
      90,
    ),
  );
  const tiers = random.pick([5, 7, 7, 9]);
  const width = tiers === 9 ? 130 : tiers === 7 ? 150 : 172;
  const main = stage.motif?.endsWith('-hall')
    ? templeHall(stage, random.range(400, 470), 7)
    : pagodaTower(stage, tiers, width);
  stage.add(place(main, subject, heightAt(crest, subject) + 30));
  const hallSide = random.sign();
  const hx = subject + hallSide * random.range(230, 320);
  stage.add(place(templeHall(stage, random.range(230, 290), 5), hx, heightAt(crest, hx) + 46));
  if (random.chance(0.6)) {
    const sx = subject - hallSide * random.range(190, 270);
    stage.add(place(templeHall(stage, 170, 3), sx, heightAt(crest, sx) + 30));
  }
  for (let i = 0; i < 7; i++) {
    const px = subject + random.sign() * random.range(150, 620);
    stage.add(
      pine(stage, `pine${i}`, px, heightAt(crest, px) + 80, random.range(150, 260), random.range(-0.2, 0.2)),
    );
  }
  for (let row = 0; row < 3; row++) {
    const line = lineOf(70 + row * 96, 1.1 + row * 0.24);
    stage.add(
      wood(
        stage,
        `row${row}`,
        line,
        30 + row * 9,
        mix(inks.leafDark, inks.near, 0.1 + row * 0.12),
        mix(inks.leaf, inks.leafDark, row * 0.22),
        210,
      ),
    );
  }
  return heightAt(crest, subject) - 90;
}
