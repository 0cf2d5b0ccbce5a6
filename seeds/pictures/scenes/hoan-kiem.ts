import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { redBridge } from './hoan-kiem/bridge';
import { iceCream } from './hoan-kiem/ice-cream';
import { turtleTower } from './hoan-kiem/tower';

const MOTIFS = { tower: turtleTower, bridge: redBridge, 'ice-cream': iceCream };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * Hoàn Kiếm lake in Hà Nội and nothing else: `tower` the Turtle Tower on its islet (drawn without a motif), `bridge` the
 * red Thê Húc bridge to the Ngọc Sơn temple, `ice-cream` what is eaten on its shore.
 */
export function hoanKiem(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'tower'](stage);
}
