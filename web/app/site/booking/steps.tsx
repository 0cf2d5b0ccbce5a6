import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

const steps = ['contact', 'pay', 'tickets'] as const;

/** How far a booking has come. */
export function Steps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('booking');
  const at = steps.indexOf(current);
  return (
    <ol aria-label={t('payment.steps')} data-print="hide" className="flex flex-wrap gap-x-6 gap-y-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === at ? 'font-semibold' : 'text-muted')}
        >
          <span
            aria-hidden="true"
            className={cx(
              'figures grid size-7 place-items-center rounded-full border text-sm',
              index === at && 'border-jade bg-jade text-on-jade',
              index < at && 'border-jade text-jade',
              index > at && 'border-edge',
            )}
          >
            {index < at ? <Icon name="check" /> : index + 1}
          </span>
          {t(`payment.step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
