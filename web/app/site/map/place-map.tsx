import { Link } from '@remix-run/react';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { onceNear } from '~/rendering/later/once-near';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { DrawnCourse } from './drawn-course';
import { DrawnPoints } from './drawn-points';
import type { MapCanvasProps } from './gl/map-canvas.client';
import type { MapPoint } from './point';
import { whenWanted } from './when-wanted';

type Own = 'selected' | 'onSelect' | 'onReady' | 'onFail';

interface PlaceMapProps extends Omit<MapCanvasProps, Own> {
  /** The chosen point, where the page keeps it; otherwise the map does. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
  /** Classes that give the map its height. */
  height?: string;
  /** The same points stand in a list beside the map. */
  listed?: boolean;
  /** Is told once the map is asked for. */
  onAsked?: () => void;
  /** The page is opened for the map: it comes as soon as it is near the window. */
  asked?: boolean;
  /** The drawing, where there is a better one than that of the points. */
  fallback?: ReactNode;
  /** A drawing that stands there until the map does, and on paper. */
  sheet?: string | undefined;
  /** The sheet of the town that the first points lie in, where the server has drawn it already. */
  town?: string | undefined;
  className?: string;
}

function PointList({ points }: { points: MapPoint[] }) {
  return (
    <ul className="absolute inset-0 size-full overflow-y-auto bg-paper p-4 pb-16">
      {points.map(({ id, title, to }) => (
        <li key={id} className="border-b border-line py-1.5">
          {to ? (
            <Link to={to} className="link-quiet inline-block py-0.5">
              <Names>{title}</Names>
            </Link>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  );
}

/** How far below the window a map may still be when its parts are fetched. */
const AHEAD = '300px';

interface OverDrawingProps {
  isFailed: boolean;
  isComing: boolean;
  onAsk: () => void;
}

/** What stands over the drawing: the button that makes a map of it, or why there is none. */
function OverDrawing({ isFailed, isComing, onAsk }: OverDrawingProps) {
  const { t } = useTranslation('site');
  const label = t(isComing ? 'map.loading' : 'map.open_map');
  if (isFailed)
    return (
      <p className={'absolute inset-x-3 bottom-3 z-1 rounded-input bg-paper px-3 py-1.5 text-sm text-muted'}>
        {t('map.failed')}
      </p>
    );
  return (
    <Button
      tone="secondary"
      size="small"
      aria-label={label}
      title={label}
      // Where the buttons of the map itself will be; on a phone its sign has to do.
      className="needs-script absolute top-3 right-3 z-1 min-h-10 bg-paper max-sm:px-2.5 print:hidden"
      pending={isComing}
      onClick={onAsk}
    >
      <Icon name="expand" />
      <span className="max-sm:hidden">{label}</span>
    </Button>
  );
}

/**
 * Points on a map. First it is a drawing; the interactive map and its code come when somebody presses it or rests beside
 * it (`whenWanted`), so that they cost nothing on the way to a usable page. Every point can be reached with Tab, and the
 * same points stand in a list beside or instead of it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const {
    selected,
    onSelect,
    height = 'h-80 md:h-[28rem]',
    listed,
    fallback,
    sheet,
    town: given,
    className,
    asked,
    onAsked,
    ...rest
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps> | null>(null);
  const [state, setState] = useState<'drawn' | 'coming' | 'ready' | 'failed'>('drawn');
  const [ownSelected, setOwnSelected] = useState<string | null>(null);
  const ready = useCallback(() => setState('ready'), []);
  const fail = useCallback((error: unknown) => {
    if (import.meta.env.DEV) console.warn('The map could not be drawn.', error);
    setState('failed');
  }, []);
  const isMounted = useRef(false);
  const told = useRef(onAsked);
  told.current = onAsked;
  const fetchMap = useCallback(() => {
    told.current?.();
    setState((before) => (before === 'drawn' ? 'coming' : before));
    import('./gl/map-canvas.client').then(
      ({ MapCanvas }) => isMounted.current && setCanvas(() => MapCanvas),
      fail,
    );
  }, [fail]);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // Who has chosen a place in the list, asks where they are, or has asked for the map of a sheet, wants to see it.
  const isChosen = Boolean(selected || rest.here || sheet);
  useEffect(() => {
    if (!box.current) return;
    return asked || isChosen ? onceNear([box.current], AHEAD, fetchMap) : whenWanted(box.current, fetchMap);
  }, [asked, isChosen, fetchMap]);

  const { points, label, route, course = [] } = rest;
  // Better drawn already, or else what is drawn.
  const where = sheet || fallback || rest.country ? '' : points.map(({ lat, lon }) => [lat, lon]).join(';');
  const [town, setTown] = useState(given ? { where, svg: given } : { where: '', svg: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the points are is what counts
  useEffect(() => {
    const element = box.current;
    if (!element || !where || town.where === where) return;
    return onceNear([element], AHEAD, () => {
      import('./sheet/fetch-town')
        .then(({ fetchTown }) => fetchTown({ points, route, language, box: element }))
        // The points stand there without it.
        .then(
          (svg) => isMounted.current && setTown({ where, svg }),
          () => undefined,
        );
    });
  }, [where, route, language]);
  const drawn = sheet ?? (town.where === where ? town.svg : '');
  return (
    <div
      ref={box}
      className={cx(
        'relative isolate overflow-hidden',
        drawn ? 'bg-paper' : 'bg-river-wash',
        height,
        className,
      )}
    >
      {drawn ? (
        <div
          className={cx('size-full [&>svg]:size-full', state === 'ready' && 'hidden print:block')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made on the server, its texts escaped
          dangerouslySetInnerHTML={{ __html: drawn }}
        />
      ) : (
        <div className={cx('size-full', state === 'ready' && 'hidden print:block')}>
          {fallback ??
            (points.length > 0 && (
              <DrawnPoints points={points} label={label} numbered={route}>
                {(unit) => <DrawnCourse course={course} unit={unit} />}
              </DrawnPoints>
            ))}
        </div>
      )}
      {state !== 'ready' && !sheet && (
        <OverDrawing isFailed={state === 'failed'} isComing={state === 'coming'} onAsk={fetchMap} />
      )}
      {!listed && state === 'failed' && !sheet && <PointList points={points} />}
      {Canvas && state !== 'failed' && (
        <div className={cx('absolute inset-0 size-full print:hidden', state !== 'ready' && 'invisible')}>
          <Canvas
            {...rest}
            selected={selected === undefined ? ownSelected : selected}
            onSelect={onSelect ?? setOwnSelected}
            onReady={ready}
            onFail={fail}
          />
        </div>
      )}
    </div>
  );
}
