import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '~/i18n/languages';
import { FOOT, frameOf, PHONE_SCALE, SHEET_WIDTH, type Sheet, type SheetFeature, type Spot } from './frame';
import { Ground } from './ground';
import { placeSheetLabels } from './labels';
import { straightPath } from './lines';
import { Marks, SignShapes } from './marks';
import { type Pin, placePins, type SheetRecord } from './pins';
import { legsThrough } from './walk';

interface DrawingWords {
  language: Language;
  /** What the drawing shows, for those who don't see it. */
  alt: string;
  /** How far the scale reaches, in words. */
  distance: string;
  north: string;
  numbered: boolean;
  /** Leads from record to record in their order. */
  route?: boolean;
  /** The record that the page is about: named like a town. */
  named?: SheetRecord | undefined;
}

/** A name at a record, as sheets have them. */
const nameAt = ({ title, lat, lon }: SheetRecord): SheetFeature => ({
  form: 'point',
  kind: 'town',
  vi: title,
  en: title,
  at: [[lon, lat]],
});

/** The walk from sign to sign as a path; a sign that made room for others is left, and reached, straight. */
function walkOf(pins: readonly Pin[], legs: readonly Spot[][]): string {
  const signs = pins.map(({ x, y }): Spot => [x, y]);
  return straightPath(
    signs.flatMap((sign, index) => [...(legs[index - 1] ?? []), sign, ...(legs[index]?.slice(0, 1) ?? [])]),
  );
}

/** A sheet as SVG text: the browser gets no code for it. */
export function drawSheet(sheet: Sheet, records: readonly SheetRecord[], words: DrawingWords): string {
  const { language, alt, distance, north, numbered, route, named } = words;
  const { features } = sheet;
  const frame = frameOf(sheet);
  const spots = records.map(({ lat, lon }) => frame.project(lon, lat));
  const legs = route ? legsThrough(spots, features, frame) : [];
  const marks = (scale: number, className: string) => {
    const pins = placePins(records, frame, scale);
    const all = named ? [nameAt(named), ...features] : features;
    const labels = placeSheetLabels(all, pins, { frame, language, scale });
    return (
      <g className={className}>
        {route && pins.length > 1 && (
          <path
            d={walkOf(pins, legs)}
            fill="none"
            strokeWidth={2.6 * scale}
            strokeLinecap="round"
            strokeDasharray={`0.1 ${6 * scale}`}
            className="stroke-lacquer"
          />
        )}
        <Marks {...{ features, frame, pins, labels, scale, distance, north, numbered }} />
      </g>
    );
  };
  const height = frame.height + FOOT;
  return renderToStaticMarkup(
    <svg
      role="img"
      aria-label={alt}
      viewBox={`-2 -2 ${SHEET_WIDTH + 4} ${height + 4}`}
      className="block h-auto w-full bg-paper font-text"
    >
      <SignShapes pins={placePins(records, frame, 1)} />
      <Ground features={features} frame={frame} />
      {marks(1, 'max-sm:hidden print:block')}
      {marks(PHONE_SCALE, 'sm:hidden print:hidden')}
      <rect width={SHEET_WIDTH} height={frame.height} fill="none" strokeWidth="2" className="stroke-ink" />
      <rect
        x="4"
        y="4"
        width={SHEET_WIDTH - 8}
        height={frame.height - 8}
        fill="none"
        strokeWidth=".7"
        className="stroke-ink"
      />
    </svg>,
  );
}
