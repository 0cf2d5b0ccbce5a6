import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { doanMon } from './citadel/doan-mon';
import { hoGate } from './citadel/ho-gate';
import { quangTri } from './citadel/quang-tri';

const MOTIFS = { ho: hoGate, 'doan-mon': doanMon, 'quang-tri': quangTri };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * Gates of old capitals, each that gate only: `ho` the south gate of the Hồ citadel in Thanh Hóa, three vaults of great
 * grey blocks among fields; `doan-mon` the gate of five arches of Thăng Long in Hà Nội;
 * `quang-tri` the rebuilt gate of Quảng Trị over its moat, in mourning. Without a motif: the Hồ gate.
 */
export function citadel(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'ho'](stage);
}
