import { create, type Font } from 'fontkit';

interface Point {
  x: number;
  y: number;
  endContour: boolean;
  copy(): Point;
}

interface Outline {
  points?: Point[];
  /** Parts that are other glyphs, and how far they are moved. */
  components?: Array<{ dx: number; dy: number }>;
}

/** What fontkit has inside of a variable font in WOFF2. */
interface Innards {
  variationCoords: number[];
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void } | null;
  _transformedGlyphs: Outline[];
}

const place = (x: number, y: number): Point => ({ x, y, endContour: true, copy: () => place(x, y) });

/**
 * One instance of a variable font, with a value for each of its axes in order. fontkit has `getVariation` for that, but
 * not for WOFF2, whose outlines it unpacks at once, unvaried. So they are varied here, all at once, by the processor of
 * a second copy; from then on the first one counts as that instance, and its widths and kerning follow.
 */
export const openInstance = (file: Buffer, coordinates: number[]): Font => {
  const varying = create(file) as Font & Innards;
  varying.variationCoords = coordinates;
  const processor = varying._variationProcessor;

  const font = create(file) as Font & Innards;
  Object.defineProperty(font, '_variationProcessor', { value: null, writable: true });
  font.getGlyph(0);
  font._transformedGlyphs.forEach(({ points = [], components = [] }, glyph) => {
    const moved = components.map(({ dx, dy }) => place(dx, dy));
    const own = [...points, ...moved];
    // Four more points say how widths vary; the table of widths does so too, and is what counts.
    if (own.length > 0) {
      processor?.transformPoints(glyph, [...own, place(0, 0), place(0, 0), place(0, 0), place(0, 0)]);
    }
    components.forEach((component, index) => {
      component.dx = moved[index]?.x ?? component.dx;
      component.dy = moved[index]?.y ?? component.dy;
    });
  });
  font._variationProcessor = processor;
  return font;
};
