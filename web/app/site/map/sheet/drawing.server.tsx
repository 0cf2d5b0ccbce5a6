import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '~/i18n/languages';
import { FOOT, frameOf, PHONE_SCALE, SHEET_WIDTH, type Sheet } from './frame';
import { Ground } from './ground';
import { placeSheetLabels } from './labels';
import { Marks, SignShapes } from './marks';
import { placePins, type SheetRecord } from './pins';

interface DrawingWords {
  language: Language;
  /** What the drawing shows, for those who don't see it. */
  alt: string;
  /** How far the scale reaches, in words. */
  distance: string;
  north: string;
  numbered: boolean;
}

/** A sheet as SVG text: the browser gets no code for it. */
export function drawSheet(sheet: Sheet, records: readonly SheetRecord[], words: DrawingWords): string {
  const { language, alt, distance, north, numbered } = words;
  const { features } = sheet;
  const frame = frameOf(sheet);
  const marks = (scale: number, className: string) => {
    const pins = placePins(records, frame, scale);
    const labels = placeSheetLabels(features, pins, { frame, language, scale });
    return <Marks {...{ features, frame, pins, labels, scale, distance, north, numbered, className }} />;
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
