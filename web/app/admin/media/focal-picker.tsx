import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useAdminText } from '../text';
import { wholeUrl } from './preview-url';

interface Point {
  x: number;
  y: number;
}

interface FocalPickerProps {
  image: string;
  value: Point;
  onChange: (point: Point) => void;
  disabled?: boolean;
}

const STEP = 0.02;

const moves: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** The point that crops keep in sight: pressed on the picture, or moved with the arrow keys. */
export function FocalPicker({ image, value, onChange, disabled }: FocalPickerProps) {
  const t = useAdminText();
  const hintId = useId();
  const percent = { x: Math.round(value.x * 100), y: Math.round(value.y * 100) };

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    // Enter and Space on a button come as presses without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(value.x + move.x), y: within(value.y + move.y) });
  }

  return (
    <div>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        onKeyDown={onKeyDown}
        aria-label={t('focal.label', percent)}
        aria-describedby={hintId}
        className="relative block w-full cursor-crosshair overflow-hidden rounded-input disabled:cursor-not-allowed"
      >
        <img src={wholeUrl(image)} alt="" className="block w-full bg-river-wash" />
        <span
          aria-hidden="true"
          className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface shadow-lift outline-2 outline-ink"
          style={{ left: `${percent.x}%`, top: `${percent.y}%` }}
        />
      </button>
      <p id={hintId} className="mt-1 text-xs text-muted">
        {t('focal.hint')}
      </p>
      <p role="status" className="visually-hidden">
        {t('focal.label', percent)}
      </p>
    </div>
  );
}
