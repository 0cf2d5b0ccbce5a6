import { Link } from '@remix-run/react';
import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { Icon } from '~/ui/icon';
import type { MapPoint } from '../point';
import type { Cluster } from './clusters';

interface PointPopupProps {
  map: MapLibre;
  cluster: Cluster;
  onClose: () => void;
}

function Entry({ point }: { point: MapPoint }) {
  const { t } = useTranslation('site');
  const { title, kind, note, to } = point;
  return (
    <li className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2">
      <p className="kicker">{t(`map.kind.${kind}`, { defaultValue: '' })}</p>
      <p className="display text-base leading-snug">
        <Names>{title}</Names>
      </p>
      {note && <p className="text-xs text-muted">{note}</p>}
      {to && (
        <Link to={to} className="link mt-1 inline-flex items-center gap-1 py-1 text-sm font-semibold">
          {t('map.open')}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </li>
  );
}

/** What a place on the map is, with the way to its page; closes on Escape and on a press beside it. */
export function PointPopup({ map, cluster, onClose }: PointPopupProps) {
  const { t } = useTranslation('site');
  const [content] = useState(() => document.createElement('div'));
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { lat, lon, points } = cluster;

  useEffect(() => {
    const popup = new Popup({ closeButton: false, focusAfterOpen: false, offset: 20, maxWidth: '17rem' })
      .setLngLat([lon, lat])
      .setDOMContent(content)
      .addTo(map);
    const closed = () => close.current();
    popup.on('close', closed);
    box.current?.focus({ preventScroll: true });
    return () => {
      popup.off('close', closed);
      popup.remove();
    };
  }, [map, content, lat, lon]);

  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={box}
      role="group"
      aria-label={points.map(({ title }) => title).join(', ')}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      className="relative rounded-card border border-line bg-surface p-4 pr-11 text-ink shadow-lift outline-none"
    >
      <ul className="max-h-60 overflow-y-auto">
        {points.map((point) => (
          <Entry key={point.id} point={point} />
        ))}
      </ul>
      <button
        type="button"
        onClick={onClose}
        aria-label={t('map.close')}
        className="absolute top-2 right-2 grid size-8 place-items-center rounded-full hover:bg-jade-wash"
      >
        <Icon name="close" />
      </button>
    </div>,
    content,
  );
}
