import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';

/** A line along the top edge while the next page is on its way. */
export function ProgressBar() {
  const { t } = useTranslation();
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" data-print="hide" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
      <div
        className={cx(
          'h-full origin-left bg-lacquer transition-[scale,opacity] ease-out',
          // Fast answers should not flash: the line starts after a moment and creeps while it waits.
          busy ? 'scale-x-90 opacity-100 delay-150 duration-[4s]' : 'scale-x-0 opacity-0 duration-150',
        )}
      />
      {busy && <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}
