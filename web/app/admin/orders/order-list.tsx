import { Link, useLocation } from '@remix-run/react';
import { formatDate, formatDateTime } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { DataTable } from '../table/data-table';
import { TablePage } from '../table/table-page';
import { OrderBadge } from './order-badge';
import { OrderFilters } from './order-filters';
import { useOrdersText } from './text';
import type { OrderList as List } from './types';

/** All orders, with filters in the address and the way to each. */
export function OrderList({ list }: { list: List }) {
  const t = useOrdersText();
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <TablePage
      title={t('title')}
      intro={t('intro')}
      list={list}
      actions={
        <a href={`/admin/orders/export.csv${search}`} className={buttonStyle('secondary', 'small')}>
          <Icon name="download" />
          {t('export')}
        </a>
      }
      filters={<OrderFilters />}
      empty={{ title: t('none'), text: t('none_text') }}
    >
      <DataTable
        caption={t('title')}
        rows={list.data}
        keyOf={({ code }) => code}
        columns={[
          {
            name: 'code',
            head: t('column.code'),
            cell: ({ code, titles }) => (
              <>
                <Link to={`/admin/orders/${code}`} className="link figures font-semibold whitespace-nowrap">
                  {code}
                </Link>
                <span className="block text-xs text-muted">{titles.join(', ')}</span>
              </>
            ),
          },
          {
            name: 'status',
            head: t('column.status'),
            cell: ({ status, needs_refund, total }) => (
              <>
                <OrderBadge status={status} needsRefund={needs_refund} />
                <span className="figures mt-1 block whitespace-nowrap md:hidden">
                  {formatVnd(total, language)}
                </span>
              </>
            ),
          },
          {
            name: 'buyer',
            head: t('column.buyer'),
            hidesOnPhone: true,
            cell: ({ contact }) => (
              <span className="[overflow-wrap:anywhere]">
                {contact.full_name}
                <span className="block text-xs text-muted">{contact.email}</span>
              </span>
            ),
          },
          {
            name: 'first_date',
            head: t('column.first_date'),
            hidesOnPhone: true,
            cell: ({ first_date }) => (
              <span className="figures whitespace-nowrap">{formatDate(first_date, language)}</span>
            ),
          },
          {
            name: 'created',
            head: t('column.created'),
            hidesOnPhone: true,
            cell: ({ created_at }) => (
              <time className="figures text-xs whitespace-nowrap text-muted">
                {formatDateTime(created_at, language)}
              </time>
            ),
          },
          {
            name: 'total',
            head: t('column.total'),
            hidesOnPhone: true,
            cell: ({ total }) => (
              <span className="figures whitespace-nowrap">{formatVnd(total, language)}</span>
            ),
          },
        ]}
      />
    </TablePage>
  );
}
