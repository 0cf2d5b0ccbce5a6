import { type Stage, WIDTH } from '../../kit/stage';
import { group } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** Draw a scene with the mountain on the left and the light on the right, and mirror the whole when asked. */
export function mirrorable(stage: Stage, flip: boolean, draw: (lit: Stage) => Focal): Focal {
  const layers: string[] = [];
  const lit: Stage = {
    ...stage,
    side: 1,
    add: (...more) => {
      layers.push(...more);
    },
  };
  const focal = draw(lit);
  stage.add(group(layers.join(''), flip ? { transform: `matrix(-1 0 0 1 ${WIDTH} 0)` } : {}));
  return flip ? { x: 1 - focal.x, y: focal.y } : focal;
}
