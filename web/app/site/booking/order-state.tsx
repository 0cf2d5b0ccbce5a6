import { useTranslation } from 'react-i18next';
import type { OrderRow } from '~/api/types';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';

const icons: Record<OrderRow['status'], IconName> = {
  pending: 'clock',
  paid: 'check',
  expired: 'info',
  cancelled: 'info',
  refunded: 'undo',
};

/** How an order stands, in a word and a sign. */
export function OrderState({ status }: { status: OrderRow['status'] }) {
  const { t } = useTranslation('booking');
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 font-semibold',
        status === 'paid' ? 'text-jade' : status === 'pending' ? 'text-lacquer' : 'text-muted',
      )}
    >
      <Icon name={icons[status]} />
      {t(`order_status.${status}`)}
    </span>
  );
}
