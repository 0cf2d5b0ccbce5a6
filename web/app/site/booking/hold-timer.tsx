import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

const ALMOST_SECONDS = 120;

/** How long places are still held. Counts down where scripts run, says until when everywhere. */
export function HoldTimer({ secondsLeft, until }: { secondsLeft: number; until: string }) {
  const { t } = useTranslation('booking');
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    // By the browser's own passing of time: its clock may be wrong, and a sleeping page counts nothing.
    const end = performance.now() + secondsLeft * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  useEffect(() => {
    if (left === 0) revalidate();
  }, [left, revalidate]);

  const isAlmost = left !== null && left <= ALMOST_SECONDS;
  return (
    <div
      className={cx(
        'flex items-start gap-3 border-l-3 px-4 py-3',
        isAlmost ? 'border-danger bg-danger-wash' : 'border-turmeric bg-turmeric-wash',
      )}
    >
      <Icon name="clock" className="mt-1" />
      <div>
        <p>{t('payment.held_until', { time: until.slice(11, 16) })}</p>
        {left !== null && (
          <p role="timer" className="figures">
            {t('payment.left')}{' '}
            <strong>
              {t('payment.minutes', {
                minutes: Math.floor(left / 60),
                seconds: String(left % 60).padStart(2, '0'),
              })}
            </strong>
          </p>
        )}
        <p role="status" className={cx(isAlmost && 'font-semibold text-danger')}>
          {isAlmost && t('payment.almost')}
        </p>
      </div>
    </div>
  );
}
