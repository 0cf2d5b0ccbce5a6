import { group } from '../kit/svg';

/** What moves in a print, and how: small, slow, position and opacity only. */
const MOVES = {
  drifts: '0%,100%{transform:translateX(-3px)}50%{transform:translateX(4px)}',
  sways: '0%,100%{transform:rotate(-4deg)}50%{transform:rotate(4deg)}',
  rises: '0%{opacity:0;transform:translateY(6px)}40%{opacity:.7}100%{opacity:0;transform:translateY(-12px)}',
};
const SECONDS = { drifts: 6, sways: 5, rises: 4 } satisfies Record<Move, number>;
type Move = keyof typeof MOVES;

/**
 * A part of a print that moves where a page asks for the print as `…svg#alive`, which it does for those who have not asked
 * for less motion: an SVG that is shown as an image is not told of that wish by all browsers. To others it stands as drawn.
 * What sways hangs from the middle of its upper edge.
 */
export function moving(move: Move, drawing: string): string {
  const name = `vignette-${move}`;
  const rule = `#alive:target .${name}{animation:${name} ${SECONDS[move]}s ease-in-out infinite;transform-box:fill-box;transform-origin:50% 0}`;
  return `<style>@media (prefers-reduced-motion:no-preference){${rule}@keyframes ${name}{${MOVES[move]}}}</style>${group(drawing, { class: name })}`;
}
