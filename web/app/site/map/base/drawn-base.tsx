import { useSheet } from './use-sheet';

interface DrawnBaseProps {
  /** Lines and signs are drawn that many times larger, for maps that are shown small. */
  scale?: number;
  /** Land and water alone. */
  plain?: boolean;
}

/** Nearer than this the signs of the sheet would be too large. */
const SIGNS_FROM = 0.25;

/** Water, land, railways and signs of the country, from a file that all maps share and browsers keep. */
export function DrawnBase(props: DrawnBaseProps) {
  return <CountryBase sheet={useSheet()} {...props} />;
}

/**
 * The same outside a page.
 * @param sheet address of that file; nothing is drawn without one
 */
export function CountryBase({ sheet, scale = 1, plain }: DrawnBaseProps & { sheet: string }) {
  // Small maps need stronger lines, but not as much stronger as they are small.
  const width = (units: number) => units * (scale > 1 ? Math.sqrt(scale) : scale);
  const signs = scale > 1 ? 'signs-large' : scale > 0.6 ? 'signs' : 'signs-small';
  const dashes = (...units: number[]) => units.map(width).join(' ');
  const part = (id: string) => `${sheet}#${id}`;
  if (!sheet) return null;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <use href={part('neighbours')} className="fill-line/45 stroke-paper" strokeWidth={width(1)} />
      <use href={part('country')} className="fill-jade-wash stroke-jade" strokeWidth={width(1.1)} />
      <use href={part('islands')} className="fill-jade-wash stroke-jade" strokeWidth={width(0.8)} />
      <use
        href={part('borders')}
        fill="none"
        className="stroke-muted"
        strokeWidth={width(1.3)}
        strokeDasharray={dashes(5, 3, 0.5, 3)}
      />
      <use href={part('lakes')} className="fill-river-wash stroke-river/50" strokeWidth={width(0.8)} />
      <use href={part('streams')} fill="none" className="stroke-river/45" strokeWidth={width(0.9)} />
      <use href={part('rivers')} fill="none" className="stroke-river/65" strokeWidth={width(1.5)} />
      {!plain && (
        <>
          <use
            href={part('boats')}
            fill="none"
            className="stroke-river"
            strokeWidth={width(1.1)}
            strokeDasharray={dashes(1, 3.5)}
          />
          <use href={part('railways')} fill="none" className="stroke-muted" strokeWidth={width(2.2)} />
          <use
            href={part('railways')}
            fill="none"
            className="stroke-jade-wash"
            strokeWidth={width(1)}
            strokeLinecap="butt"
            strokeDasharray={dashes(3.5, 3.5)}
          />
          <use href={part('stations')} fill="none" className="stroke-muted" strokeWidth={width(4)} />
          {scale > SIGNS_FROM && (
            <use
              href={part(signs)}
              className="fill-muted stroke-surface"
              strokeWidth={width(1)}
              paintOrder="stroke"
            />
          )}
        </>
      )}
    </g>
  );
}
