import type { Viewer } from '@photo-sphere-viewer/core';

export type Move = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther' | 'start';

/** A key repeats while it is held; a button is pressed for each move. */
const DEGREES = { step: 4, leap: 30 };
const ZOOM = { step: 5, leap: 20 };
const SPEED = '15rpm';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns the view or brings it nearer; leaps are shown as a movement to those who don't mind movements. */
export function moveBy(viewer: Viewer, move: Move, size: keyof typeof DEGREES): void {
  const angle = (DEGREES[size] * Math.PI) / 180;
  const { yaw, pitch } = viewer.getPosition();
  const turnTo = (to: { yaw: number; pitch: number }) => {
    if (size === 'step' || isStill()) viewer.rotate(to);
    else viewer.animate({ ...to, speed: SPEED });
  };
  if (move === 'nearer') viewer.zoom(viewer.getZoomLevel() + ZOOM[size]);
  else if (move === 'farther') viewer.zoom(viewer.getZoomLevel() - ZOOM[size]);
  else if (move === 'left') turnTo({ yaw: yaw - angle, pitch });
  else if (move === 'right') turnTo({ yaw: yaw + angle, pitch });
  else if (move === 'up') turnTo({ yaw, pitch: Math.min(pitch + angle, Math.PI / 2) });
  else if (move === 'down') turnTo({ yaw, pitch: Math.max(pitch - angle, -Math.PI / 2) });
  else turnTo({ yaw: 0, pitch: 0 });
}
