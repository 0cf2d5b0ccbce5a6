import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';
import { useOrdersText } from './text';
import type { AdminOrder } from './types';

const signs: Record<AdminOrder['status'], IconName> = {
  pending: 'clock',
  paid: 'check',
  expired: 'info',
  cancelled: 'close',
  refunded: 'undo',
};

/** How an order stands, and whether money has to be given back. */
export function OrderBadge({ status, needsRefund }: { status: AdminOrder['status']; needsRefund: boolean }) {
  const t = useOrdersText();
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      <span
        className={cx(
          'inline-flex items-center gap-1.5 whitespace-nowrap',
          status === 'paid' && 'font-semibold text-jade',
          status !== 'paid' && status !== 'pending' && 'text-muted',
        )}
      >
        <Icon name={signs[status]} />
        {t(`status.${status}`)}
      </span>
      {needsRefund && (
        <span className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-danger">
          <Icon name="alert" />
          {t('needs_refund')}
        </span>
      )}
    </span>
  );
}
