import type { Random } from '../kit/random';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { beyond } from './table-of-dishes/beyond';
import { steam, tableLight, vignette } from './table-of-dishes/light';
import { MOTIFS, type Motif } from './table-of-dishes/motifs';
import type { Item } from './table-of-dishes/props';
import { layTable } from './table-of-dishes/tables';
import { createView } from './table-of-dishes/view';

/** How close the eye comes to most dishes. */
const ZOOM = [1, 1.15] as const;
/** From here on a thing is only seen in the wide cuts, and may stand elsewhere. */
const FAR = 600;

/** A dish of the country on its own table, with all that is eaten with it, under the light of the hour. */
export function tableOfDishes(stage: Stage): Focal {
  const { random } = stage;
  const motif = chosen(stage);
  const v = createView(stage, random.fork('tilt').pick(motif.tilts));
  const centre = [WIDTH * random.range(0.44, 0.56), HEIGHT * random.range(0.5, 0.54)] as const;
  stage.add(layTable(v, random.fork('table').pick(motif.tables), centre), tableLight(v, centre));
  if (motif.beyond)
    stage.add(beyond(v, random.fork('beyond').pick(motif.beyond), centre[1] - random.range(350, 390)));
  const zoom = random.fork('zoom').range(...(motif.zoom ?? ZOOM));
  const hand = random.fork('hand').sign();
  for (const { x, y, draw } of setOut(random.fork('places'), motif.lay(v)))
    stage.add(place(draw, centre[0] + hand * x * zoom, centre[1] + y * zoom, zoom));
  if (motif.steam) stage.add(steam(v, 'dish', centre[0], centre[1] - 40, motif.steam, 520));
  stage.add(vignette(v));
  return { x: centre[0] / WIDTH, y: centre[1] / HEIGHT };
}

/** Shift what is set out a little, change the far things' places about, and order all from the back. */
function setOut(random: Random, items: readonly Item[]): Item[] {
  const far = items.filter(({ x }) => Math.abs(x) > FAR);
  const draws = random.shuffle(far.map(({ draw }) => draw));
  const spare = far.length > 2 && random.chance(0.6) ? random.int(0, far.length - 1) : -1;
  return items
    .map((item): Item => {
      const i = far.indexOf(item);
      const reach = i < 0 ? 14 : 34;
      const draw = i < 0 ? item.draw : i === spare ? '' : (draws[i] ?? '');
      return { x: item.x + random.range(-reach, reach), y: item.y + random.range(-reach, reach), draw };
    })
    .sort((a, b) => a.y - b.y);
}

function chosen({ motif, random }: Stage): Motif {
  const names = Object.keys(MOTIFS);
  const name = motif && Object.hasOwn(MOTIFS, motif) ? motif : random.fork('motif').shuffle(names)[0];
  return MOTIFS[name ?? ''] as Motif;
}
