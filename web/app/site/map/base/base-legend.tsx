import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { type GlyphName, glyphs } from './glyphs';

const signs: readonly Exclude<GlyphName, 'lake' | 'station'>[] = ['airport', 'peak', 'pass'];

/** What the lines and signs of the drawn country mean. */
export function BaseLegend({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  const item = 'flex items-center gap-1.5';
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted', className)}>
      <li className={item}>
        <svg viewBox="0 0 24 6" aria-hidden="true" focusable="false" className="h-1.5 w-6">
          <path d="M1 3H23" strokeWidth="2.4" className="stroke-muted" />
          <path d="M1 3H23" strokeWidth="1.1" strokeDasharray="3.5 3.5" className="stroke-paper" />
          <path d="M12 3h0" strokeWidth="5" strokeLinecap="round" className="stroke-muted" />
        </svg>
        {t('map.legend.railway')}
      </li>
      <li className={item}>
        <svg viewBox="0 0 24 6" aria-hidden="true" focusable="false" className="h-1.5 w-6">
          <path
            d="M1 3H23"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeDasharray="0.5 3.500"
            className="stroke-river"
          />
        </svg>
        {t('map.legend.boat')}
      </li>
      {signs.map((sign) => (
        <li key={sign} className={item}>
          <svg viewBox="-7 -7 14 14" aria-hidden="true" focusable="false" className="size-3.5">
            <path d={glyphs[sign]} className="fill-muted" />
          </svg>
          {t(`map.legend.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
