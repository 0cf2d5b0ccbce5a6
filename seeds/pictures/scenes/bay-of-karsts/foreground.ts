import { karst } from '../../kit/karst';
import { lotusBud, lotusFlower, lotusLeaf, palm, pine, springBough } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';

export function foreground(stage: Stage, fresh: boolean): void {
  const random = stage.random.fork('front');
  const { inks, side } = stage;
  const kind = fresh
    ? random.pick(['lotus', 'lotus', 'rock'])
    : random.pick(['pine', 'rock', 'bough', 'palms']);
  const left = side > 0;
  const at = (x: number) => (left ? x : WIDTH - x);
  if (kind === 'lotus') {
    lotusBanks(stage);
    return;
  }
  if (kind === 'bough') {
    stage.add(
      springBough(
        stage,
        'front-bough',
        [at(-50), 60],
        [at(random.range(520, 680)), random.range(170, 260)],
        stage.season === 'spring' ? inks.lotus : inks.accent,
        32,
      ),
    );
    return;
  }
  if (kind === 'palms') {
    stage.add(
      palm(stage, 'front-palm', at(70), HEIGHT + 30, 860, left ? 0.14 : -0.14),
      palm(stage, 'front-palm2', at(-30), HEIGHT + 40, 620, left ? 0.3 : -0.3),
    );
  }
  const shelf = karst(stage, 'front-rock', {
    x: at(-20),
    base: HEIGHT + 60,
    width: random.range(620, 820),
    height: kind === 'palms' ? 150 : 270,
    form: 'hump',
    detail: 0.9,
    ink: inks.shade,
    shade: inks.ink,
  });
  if (kind === 'pine') stage.add(pine(stage, 'front-pine', at(70), HEIGHT - 110, 520, left ? 0.25 : -0.25));
  stage.add(shelf.svg);
}

function lotusBanks(stage: Stage): void {
  const random = stage.random.fork('lotus');
  for (const end of [-1, 1]) {
    const at = (inset: number) => (end < 0 ? inset : WIDTH - inset);
    const count = end === stage.side ? 3 : 6;
    for (let i = 0; i < count; i++) {
      stage.add(
        lotusLeaf(
          stage,
          at(random.range(-20, 440)),
          HEIGHT - random.range(-10, 100),
          random.range(90, 150),
          random.range(26, 42),
          random.range(0, 6),
        ),
      );
    }
    const fx = at(random.range(120, 320));
    stage.add(
      lotusBud(stage, fx + 90, HEIGHT - 20, random.range(90, 160), 56, random.range(-0.15, 0.15)),
      lotusFlower(stage, fx, HEIGHT - 60, random.range(84, 118), random.range(-8, 8)),
    );
  }
}
