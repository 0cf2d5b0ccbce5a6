import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { bamboo, bananaLeaf, springBough } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, type Point } from '../../kit/svg';

export function frame(stage: Stage): void {
  const random = stage.random.fork('frame');
  const { inks } = stage;
  const left = random.chance(0.5);
  const at = (x: number) => (left ? x : WIDTH - x);
  const kind = random.pick(['banana', 'bamboo', 'bough', 'grass']);
  if (kind === 'banana') {
    const roots: [Point, Point, number, number][] = [
      [[-20, HEIGHT + 30], [330, HEIGHT - 330], 74, 60],
      [[-30, HEIGHT], [160, HEIGHT - 560], 80, -40],
      [[20, HEIGHT + 40], [520, HEIGHT - 120], 66, 50],
    ];
    roots.forEach(([a, b, w, bend], i) => {
      stage.add(bananaLeaf(stage, `banana${i}`, [at(a[0]), a[1]], [at(b[0]), b[1]], w, left ? bend : -bend));
    });
  } else if (kind === 'bamboo') {
    stage.add(bamboo(stage, 'bamboo', at(90), HEIGHT + 20, 1080, 4));
  } else if (kind === 'bough') {
    const bloom = stage.season === 'spring' || stage.season === 'winter' ? inks.lotus : inks.accent;
    stage.add(springBough(stage, 'bough', [at(-40), 60], [at(620), 210], bloom, 30));
  }
  let d = '';
  for (let x = 0; x < (kind === 'grass' ? WIDTH : 560); x += 26)
    d += grassTuft(random, at(x), HEIGHT + 8, random.range(50, 130), 6);
  stage.add(fill(d, mix(inks.leafDark, inks.ink, 0.5)));
}
