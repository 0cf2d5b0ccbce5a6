import { Link } from '@remix-run/react';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { onceNear } from '~/rendering/later/once-near';
import { cx } from '~/ui/cx';
import type { MapCanvasProps } from './gl/map-canvas.client';
import type { MapPoint } from './point';

type Own = 'selected' | 'onSelect' | 'onReady' | 'onFail';

interface PlaceMapProps extends Omit<MapCanvasProps, Own> {
  /** The chosen point, where the page keeps it; otherwise the map does. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
  /** Classes that give the map its height. */
  height?: string;
  /** The same points stand in a list beside the map. */
  listed?: boolean;
  /** What stands there before the map, without JavaScript, and where it cannot be drawn. */
  fallback?: ReactNode;
  /** A drawing that stands there until the map does, and on paper. */
  sheet?: string | undefined;
  className?: string;
}

function PointList({ points }: { points: MapPoint[] }) {
  return (
    <ul className="size-full overflow-y-auto p-4">
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

/** What stands in the map's place where nothing better does. */
function Instead({ points, listed, failed }: { points: MapPoint[]; listed?: boolean; failed: boolean }) {
  const { t } = useTranslation('site');
  const centred = 'grid size-full place-items-center p-6 text-center text-sm text-muted';
  if (failed && !listed) return <PointList points={points} />;
  if (failed) return <p className={centred}>{t('map.failed')}</p>;
  return (
    <>
      <noscript>
        {listed ? <p className={centred}>{t('map.failed')}</p> : <PointList points={points} />}
      </noscript>
      <p className={cx('needs-script', centred)}>{t('map.loading')}</p>
    </>
  );
}

/** How far below the window a map may still be when its parts are fetched. */
const AHEAD = '300px';

/**
 * Points on an interactive map. Its code is fetched when the map comes into view, so that it costs nothing on the way
 * to a usable page; every point can be reached with Tab, and the same points stand in a list beside or instead of it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const {
    selected,
    onSelect,
    height = 'h-80 md:h-[28rem]',
    listed,
    fallback,
    sheet,
    className,
    ...rest
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps> | null>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [ownSelected, setOwnSelected] = useState<string | null>(null);
  const ready = useCallback(() => setState('ready'), []);
  const fail = useCallback((error: unknown) => {
    if (import.meta.env.DEV) console.warn('The map could not be drawn.', error);
    setState('failed');
  }, []);

  useEffect(() => {
    if (!box.current) return;
    let left = false;
    const stop = onceNear([box.current], AHEAD, () => {
      import('./gl/map-canvas.client').then(({ MapCanvas }) => !left && setCanvas(() => MapCanvas), fail);
    });
    return () => {
      left = true;
      stop();
    };
  }, [fail]);

  return (
    <div
      ref={box}
      data-print={sheet ? 'keep' : 'hide'}
      className={cx(
        'relative isolate overflow-hidden',
        sheet ? 'bg-paper' : 'bg-river-wash',
        height,
        className,
      )}
    >
      {sheet && (
        <div
          className={cx('size-full [&>svg]:size-full', state === 'ready' && 'hidden print:block')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made on the server, its texts escaped
          dangerouslySetInnerHTML={{ __html: sheet }}
        />
      )}
      {state !== 'ready' &&
        !sheet &&
        (fallback ?? <Instead points={props.points} listed={listed} failed={state === 'failed'} />)}
      {Canvas && state !== 'failed' && (
        <div data-print="hide" className="contents">
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
