import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Move, moveBy } from './moves';
import { SphereButtons } from './sphere-buttons';

export interface SphereProps {
  /** Path of an equirectangular picture, twice as wide as high. */
  picture: string;
  title: string;
  onFail: (error: unknown) => void;
}

const moveOfKey: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  Home: 'start',
};

/** The view all around itself; comes with its library, and only when somebody opens it. It never turns by itself. */
export function Sphere({ picture, title, onFail }: SphereProps) {
  const { t } = useTranslation('places');
  const box = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer | null>(null);

  useEffect(() => {
    let made: Viewer | undefined;
    // Its loader mixes up a picture that is given up and asked for again at once, as React does in development.
    const frame = requestAnimationFrame(() => {
      if (!box.current) return;
      try {
        made = new Viewer({
          container: box.current,
          panorama: picture,
          navbar: false,
          // Its own keys would be taken from the whole page.
          keyboard: false,
          defaultZoomLvl: 10,
          lang: { loading: t('view.loading') },
        });
        made.addEventListener('panorama-error', ({ error }) => onFail(error));
        setViewer(made);
      } catch (error) {
        onFail(error);
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      setViewer(null);
      made?.destroy();
    };
  }, [picture, onFail, t]);

  function onKeyDown(event: KeyboardEvent) {
    const move = moveOfKey[event.key];
    if (!viewer || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveBy(viewer, move, 'step');
  }

  return (
    <>
      <div
        role="application"
        aria-label={t('view.application', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative h-[min(68dvh,46rem)] overflow-hidden rounded-card bg-river-wash"
      >
        <div ref={box} aria-hidden="true" className="absolute inset-0" />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <SphereButtons onMove={(move) => viewer && moveBy(viewer, move, 'leap')} />
        <p className="text-sm text-muted">{t('view.hint')}</p>
      </div>
    </>
  );
}
