import { cx } from '~/ui/cx';
import type { QrCode } from './qr-code';

/** Cameras want a margin of four points around a code. */
const MARGIN = 4;

/** A code for cameras: dark on light in both themes, as they expect it. */
export function QrImage({ code, label, className }: { code: QrCode; label: string; className?: string }) {
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cx('block h-auto w-full border border-line scheme-light', className)}
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} className="fill-surface" />
      <path d={code.path} className="fill-ink" />
    </svg>
  );
}
