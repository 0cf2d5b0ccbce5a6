import { Fragment, type ReactNode } from 'react';
import { type Frame, SHEET_WIDTH, type SheetFeature, type Spot } from './frame';
import { curvedPath, straightPath } from './lines';

type Kind = SheetFeature['kind'];
type Shape = SheetFeature & { d: string };

/** What has corners; everything else is drawn as a curve. */
const straight = new Set<Kind>([
  'citadel',
  'quarter',
  'wall',
  'road',
  'street',
  'walk',
  'bridge',
  'canal',
  'cable',
  'park',
]);

/** Smaller water is not wider than a line, in units. */
const THINNEST = 2.4;

const BEYOND = 24;

const wet = new Set<Kind>(['sea', 'water', 'lake', 'river', 'canal', 'land']);

/** Water that leaves the sheet goes on beyond it, so that its shore lines and ends are not drawn along the edge. */
function beyondEdge([x, y]: Spot, { height }: Frame): Spot {
  const beyond = (at: number, end: number) => (at < 0.5 ? -BEYOND : at > end - 0.5 ? end + BEYOND : at);
  return [beyond(x, SHEET_WIDTH), beyond(y, height)];
}

function shapesOf(features: readonly SheetFeature[], frame: Frame): Shape[] {
  const onEdge = ([x, y]: Spot) => x < 0.5 || y < 0.5 || x > SHEET_WIDTH - 0.5 || y > frame.height - 0.5;
  return features
    .filter(({ form }) => form !== 'point')
    .map((feature) => {
      const within = feature.at.map(([lon = 0, lat = 0]) => frame.project(lon, lat));
      const spots = wet.has(feature.kind) ? within.map((spot) => beyondEdge(spot, frame)) : within;
      const closed = feature.form === 'area';
      const d = straight.has(feature.kind)
        ? straightPath(spots, closed)
        : curvedPath(spots, { closed, onEdge });
      return { ...feature, d };
    });
}

const isFlowing = ({ kind }: Shape) => kind === 'river' || kind === 'canal';
const isStill = ({ kind }: Shape) => kind === 'sea' || kind === 'lake' || kind === 'water';

/** In the order of the file, so that islands lie on the water before them, and their lakes on them. */
function passesOf(shapes: Shape[]): Shape[][] {
  const starts = shapes.flatMap(({ kind }, index) =>
    index === 0 || (kind === 'land' && shapes[index - 1]?.kind !== 'land') ? [index] : [],
  );
  return starts.map((start, index) => shapes.slice(start, starts[index + 1]));
}

interface LayerProps {
  shapes: Shape[];
  of: readonly Kind[];
  children: (shape: Shape) => ReactNode;
}

function Layer({ shapes, of, children }: LayerProps) {
  return shapes.filter(({ kind }) => of.includes(kind)).map(children);
}

/** Water with its shore, and lines along the shore as engravers draw them. Where two waters meet there is no line. */
function Water({ shapes, perMetre, id }: { shapes: Shape[]; perMetre: number; id: string }) {
  const still = shapes.filter(isStill);
  const flowing = shapes.filter(isFlowing);
  const widthOf = (shape: Shape) =>
    Math.max(THINNEST, (('width_m' in shape && shape.width_m) || 0) * perMetre);
  return (
    <>
      <g fill="none" className="stroke-river" strokeLinecap="round" strokeLinejoin="round">
        {still.map(({ d }) => (
          <path key={d} d={d} strokeWidth="2.4" />
        ))}
        {flowing.map((shape) => (
          <path key={shape.d} d={shape.d} strokeWidth={widthOf(shape) + 2} />
        ))}
      </g>
      <g className="fill-river-wash">
        {still.map(({ d }) => (
          <path key={d} d={d} />
        ))}
      </g>
      {still.map(({ d, kind }, index) => (
        <g key={d} fill="none" clipPath={`url(#${id}-${index})`} className="stroke-river">
          <clipPath id={`${id}-${index}`}>
            <path d={d} />
          </clipPath>
          <path d={d} strokeWidth={kind === 'sea' ? 22 : 8} opacity=".1" />
          <path d={d} strokeWidth={kind === 'sea' ? 11 : 4} opacity=".14" />
        </g>
      ))}
      <g fill="none" className="stroke-river-wash" strokeLinecap="round" strokeLinejoin="round">
        {flowing.map((shape) => (
          <path key={shape.d} d={shape.d} strokeWidth={widthOf(shape)} />
        ))}
      </g>
    </>
  );
}

/** Islands, and what is on the ground: parks, sand, quarters. */
function Land({ shapes }: { shapes: Shape[] }) {
  return (
    <>
      <Layer shapes={shapes} of={['land']}>
        {({ d }) => (
          <g key={d}>
            <path d={d} fill="none" strokeWidth="11" opacity=".16" className="stroke-river" />
            <path d={d} strokeWidth="1.2" className="fill-surface stroke-river" />
          </g>
        )}
      </Layer>
      <Layer shapes={shapes} of={['sand', 'park']}>
        {({ d, kind }) => (
          <path key={d} d={d} className={kind === 'park' ? 'fill-jade-wash' : 'fill-turmeric-wash'} />
        )}
      </Layer>
      <Layer shapes={shapes} of={['quarter', 'citadel']}>
        {({ d }) => (
          <g key={d}>
            <path d={d} strokeWidth=".8" className="fill-turmeric-wash stroke-turmeric" />
            <path d={d} fill="url(#sheet-roofs)" />
          </g>
        )}
      </Layer>
    </>
  );
}

const lineLooks: Partial<Record<Kind, { width: number; dash?: string; cap?: 'round'; className: string }>> = {
  street: { width: 1.5, className: 'stroke-muted/70' },
  road: { width: 2.6, className: 'stroke-muted/80' },
  walk: { width: 2, dash: '0.1 4', cap: 'round', className: 'stroke-lacquer' },
  cable: { width: 1.2, dash: '7 3', className: 'stroke-ink' },
  beach: { width: 4.5, dash: '0.1 6', cap: 'round', className: 'stroke-turmeric' },
};

function Ways({ shapes }: { shapes: Shape[] }) {
  return (
    <g fill="none" strokeLinejoin="round">
      {shapes.map(({ d, kind }) => {
        const look = lineLooks[kind];
        if (!look) return null;
        const { width, dash, cap, className } = look;
        return (
          <path
            key={d}
            d={d}
            strokeWidth={width}
            strokeDasharray={dash}
            strokeLinecap={cap}
            className={className}
          />
        );
      })}
      <Layer shapes={shapes} of={['rail']}>
        {({ d }) => (
          <g key={d} className="stroke-ink">
            <path d={d} strokeWidth="1" />
            <path d={d} strokeWidth="4.5" strokeDasharray="1 7" />
          </g>
        )}
      </Layer>
      <Layer shapes={shapes} of={['wall', 'citadel']}>
        {({ d }) => (
          <g key={d} className="stroke-ink">
            <path d={d} strokeWidth="1.8" />
            <path d={d} strokeWidth="4.6" strokeDasharray="2.6 4" />
          </g>
        )}
      </Layer>
      <Layer shapes={shapes} of={['bridge']}>
        {({ d }) => (
          <g key={d}>
            <path d={d} strokeWidth="5.4" className="stroke-ink" />
            <path d={d} strokeWidth="3" className="stroke-surface" />
          </g>
        )}
      </Layer>
    </g>
  );
}

/** Everything of a sheet that is the same at every size: land, water, walls and ways. */
export function Ground({ features, frame }: { features: readonly SheetFeature[]; frame: Frame }) {
  const shapes = shapesOf(features, frame);
  const whole = { width: SHEET_WIDTH, height: frame.height };
  return (
    <g clipPath="url(#sheet-edge)">
      <clipPath id="sheet-edge">
        <rect {...whole} />
      </clipPath>
      <pattern
        id="sheet-roofs"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path d="M0 1h4M5 4.500h2" strokeWidth="1" className="stroke-turmeric" opacity=".4" />
      </pattern>
      <rect {...whole} className="fill-surface" />
      {passesOf(shapes).map((pass, index) => {
        const id = `sheet-water-${index}`;
        return (
          <Fragment key={id}>
            <Land shapes={pass} />
            <Water shapes={pass} perMetre={frame.perMetre} id={id} />
          </Fragment>
        );
      })}
      <Ways shapes={shapes} />
    </g>
  );
}
