import { useTranslation } from 'react-i18next';
import type { QrCode } from './app-data.server';

/** Cameras want a margin of four points around a code. */
const MARGIN = 4;

/** The site's address for the camera of a phone: dark on light in both themes, as cameras expect it. */
export function AddressCode({ code, address }: { code: QrCode; address: string }) {
  const { t } = useTranslation('guides');
  const side = code.size + 2 * MARGIN;
  return (
    <figure className="max-w-64">
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        role="img"
        aria-label={t('app.code_label', { address })}
        shapeRendering="crispEdges"
        className="block h-auto w-full border border-line scheme-light"
      >
        <rect x={-MARGIN} y={-MARGIN} width={side} height={side} className="fill-surface" />
        <path d={code.path} className="fill-ink" />
      </svg>
      <figcaption className="mt-3 text-sm text-muted">
        {t('app.code_text')}
        <span className="mt-1 block font-semibold break-all text-ink">
          {address.replace(/^https?:\/\//, '')}
        </span>
      </figcaption>
    </figure>
  );
}
