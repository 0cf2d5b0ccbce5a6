import { cx } from '~/ui/cx';
import { lookOf } from '../point-kinds';
import { FOOT, type Frame, SHEET_WIDTH, type SheetFeature, scaleMetres } from './frame';
import type { LabelLook, SheetLabel } from './labels';
import { PIN, type Pin } from './pins';

const round = (value: number) => Math.round(value * 10) / 10;

/** A town is written where it is; everything else has a drawing. */
type PointKind = Exclude<Extract<SheetFeature, { form: 'point' }>['kind'], 'town'>;

/** Drawings of points around 0, 0, ten units wide. */
const symbols: Record<PointKind, { d: string; className: string }> = {
  gate: { d: 'M-5 4V-4H-2.500V-2H-1V-4H1V-2H2.500V-4H5V4H2V1A2 2 0 0 0-2 1V4Z', className: 'fill-ink' },
  station: { d: 'M-5-5H5V5H-5ZM-2.500-3V1H2.500V-3ZM-3 3H3', className: 'fill-ink' },
  pier: {
    d: 'M0-5V4M-3-2H3M-4.500 1.500Q-3.500 4.500 0 4.500T4.500 1.500',
    className: 'fill-none stroke-ink stroke-[1.6]',
  },
  peak: { d: 'M-5 4L0-5L5 4Z', className: 'fill-jade-deep' },
  airport: {
    d: 'M0-5L1.200-1L5 1.500V2.800L1.200 1.600V3.500L2.500 5H-2.500L-1.200 3.500V1.600L-5 2.800V1.500L-1.200-1Z',
    className: 'fill-ink',
  },
  landmark: { d: 'M0-4L4 0L0 4L-4 0Z', className: 'fill-ink' },
};

const texts: Record<LabelLook, string> = {
  sea: 'fill-river stroke-river-wash italic tracking-[0.18em]',
  water: 'fill-river stroke-river-wash italic font-medium',
  quarter: 'fill-ink stroke-turmeric-wash font-semibold tracking-[0.08em]',
  green: 'fill-jade-deep stroke-surface italic',
  street: 'fill-muted stroke-surface',
  place: 'fill-ink stroke-surface font-medium',
  town: 'fill-ink stroke-surface font-semibold',
};

function Symbols({
  features,
  frame,
  scale,
}: {
  features: readonly SheetFeature[];
  frame: Frame;
  scale: number;
}) {
  return features.map((feature) => {
    if (feature.form !== 'point' || feature.kind === 'town') return null;
    const [lon = 0, lat = 0] = feature.at[0] ?? [];
    const [x, y] = frame.project(lon, lat);
    const { d, className } = symbols[feature.kind];
    const at = `translate(${round(x)} ${round(y)})scale(${scale})`;
    return <path key={at} d={d} fillRule="evenodd" transform={at} className={className} />;
  });
}

const looksOf = (labels: readonly SheetLabel[]) => [...new Set(labels.map(({ look }) => look))];

/** Names of one look share what they have in common, which keeps the page small. */
function Labels({ labels }: { labels: readonly SheetLabel[] }) {
  return looksOf(labels).map((look) => {
    const alike = labels.filter((label) => label.look === look);
    const size = alike[0]?.size ?? 0;
    return (
      <g key={look} fontSize={round(size)} strokeWidth={round(size * 0.4)} className={texts[look]}>
        {alike.map(({ text, x, y, angle }) =>
          angle === 0 ? (
            <text key={text} x={round(x)} y={round(y)}>
              {text}
            </text>
          ) : (
            <text key={text} transform={`translate(${round(x)} ${round(y)})rotate(${round(angle)})`}>
              {text}
            </text>
          ),
        )}
      </g>
    );
  });
}

/** The shapes of signs, drawn once and used by every sign of their kind. */
export function SignShapes({ pins }: { pins: readonly Pin[] }) {
  return (
    <defs>
      {[...new Set(pins.map(({ kind }) => kind))].map((kind) => {
        const { shape, fill } = lookOf(kind);
        return (
          <path
            key={kind}
            id={`sheet-${kind}`}
            d={shape}
            transform={`scale(${PIN / 18})translate(-18-18)`}
            strokeWidth="3"
            className={cx('stroke-surface', fill)}
          />
        );
      })}
    </defs>
  );
}

function Signs({ pins, scale, numbered }: Pick<MarksProps, 'pins' | 'scale' | 'numbered'>) {
  return (
    <>
      {pins.map(({ number, kind, x, y }) => (
        <use
          key={number}
          href={`#sheet-${kind}`}
          transform={`translate(${round(x)} ${round(y)})${scale === 1 ? '' : `scale(${scale})`}`}
        />
      ))}
      <g fontSize={9.5 * scale} className="fill-current font-semibold">
        {(numbered ? pins : []).map(({ number, kind, x, y }) => (
          <text key={number} x={round(x)} y={round(y)} className={lookOf(kind).ink}>
            {number}
          </text>
        ))}
      </g>
    </>
  );
}

/** Lines from records to signs that had to make room, with a dot where the record is. */
function Leads({ pins, scale }: { pins: readonly Pin[]; scale: number }) {
  return pins.map(({ number, x, y, from }) =>
    from ? (
      <g key={number} className="fill-ink stroke-ink">
        <path d={`M${round(from.x)} ${round(from.y)}L${round(x)} ${round(y)}`} strokeWidth={0.8 * scale} />
        <circle cx={round(from.x)} cy={round(from.y)} r={1.6 * scale} stroke="none" />
      </g>
    ) : null,
  );
}

interface FootProps {
  frame: Frame;
  scale: number;
  distance: string;
  north: string;
}

function Foot({ frame, scale, distance, north }: FootProps) {
  const length = scaleMetres(frame) * frame.perMetre;
  const top = frame.height;
  const size = 11.5 * Math.min(scale, 1.8);
  return (
    <g className="fill-ink stroke-ink">
      <path d={`M12 ${top + 16}h${length}`} strokeWidth="6" />
      <path
        d={`M${12 + length / 2} ${top + 16}h${length / 2 - 1}`}
        strokeWidth="4"
        className="stroke-surface"
      />
      <text x="12" y={top + 24 + size * 0.75} fontSize={size} stroke="none">
        0
      </text>
      <text x={12 + length} y={top + 24 + size * 0.75} fontSize={size} stroke="none" textAnchor="end">
        {distance}
      </text>
      <path
        d={`M${SHEET_WIDTH - 24} ${top + 6}l8 32l-8-6l-8 6Z`}
        strokeWidth="1"
        strokeLinejoin="round"
        className="fill-surface"
      />
      <path d={`M${SHEET_WIDTH - 24} ${top + 6}v26l-8 6Z`} stroke="none" />
      <text x={SHEET_WIDTH - 40} y={top + FOOT / 2} dy=".35em" fontSize={size} stroke="none" textAnchor="end">
        {north}
      </text>
    </g>
  );
}

interface MarksProps extends FootProps {
  features: readonly SheetFeature[];
  pins: readonly Pin[];
  labels: readonly SheetLabel[];
  /** Whether signs carry their numbers; where a list with the same signs stands beside, they need none. */
  numbered: boolean;
  className?: string;
}

/** What is drawn larger on a small screen: signs, names, scale. */
export function Marks({ features, pins, labels, numbered, className, ...foot }: MarksProps) {
  const { frame, scale } = foot;
  return (
    <g className={className}>
      <Symbols features={features} frame={frame} scale={scale} />
      <Leads pins={pins} scale={scale} />
      <g dominantBaseline="central" textAnchor="middle">
        <g paintOrder="stroke" strokeLinejoin="round">
          <Labels labels={labels} />
        </g>
        <Signs pins={pins} scale={scale} numbered={numbered} />
      </g>
      <Foot {...foot} />
    </g>
  );
}
