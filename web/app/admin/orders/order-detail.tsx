import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { useAdmin } from '../shell/admin-context';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { OrderBadge } from './order-badge';
import { RefundDialog } from './refund-dialog';
import { useOrdersText } from './text';
import { type AdminOrder, orderStatuses, providers } from './types';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h2 id={id} className="mb-2 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Lines({ order }: { order: AdminOrder }) {
  const t = useOrdersText();
  const language = useLanguage();
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {line.path ? (
              <a href={`/${order.lang_id}${line.path}`} className="link-quiet">
                {line.title}
              </a>
            ) : (
              line.title
            )}
          </p>
          <p className="figures whitespace-nowrap">{formatVnd(line.amount, language)}</p>
          <p className="col-span-2 text-xs text-muted">
            {formatDate(line.date, language)} – {formatDate(line.end_date, language)} ·{' '}
            {line.type === 2
              ? t('quantity_rooms', { count: line.quantity })
              : t('quantity_seats', { count: line.quantity })}{' '}
            · {t('people', { adults: line.adults, children: line.children })}
          </p>
        </li>
      ))}
      <li className="flex justify-between py-2 font-semibold">
        {t('column.total')}
        <span className="figures">{formatVnd(order.total, language)}</span>
      </li>
    </ul>
  );
}

function Payments({ order }: { order: AdminOrder }) {
  const t = useOrdersText();
  const language = useLanguage();
  const { holds } = useAdmin();
  if (order.payments.length === 0) return <p className="text-muted">{t('no_payments')}</p>;
  return (
    <ul>
      {order.payments.map((payment) => {
        const provider = providers.find((one) => one === payment.provider);
        return (
          <li
            key={payment.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <div className="min-w-0">
              <p>
                <span className="figures font-semibold">{formatVnd(payment.amount, language)}</span> ·{' '}
                {t(`payment_status.${payment.status}`)}
              </p>
              <p className="figures text-xs text-muted [overflow-wrap:anywhere]">
                {provider ? t(`provider.${provider}`) : payment.provider} · {payment.reference} ·{' '}
                {formatDateTime(payment.updated_at, language)}
              </p>
            </div>
            {payment.status === 'succeeded' && holds('order.update') && (
              <RefundDialog order={order} payment={payment} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Tickets({ order }: { order: AdminOrder }) {
  const t = useOrdersText();
  const language = useLanguage();
  if (order.tickets.length === 0) return <p className="text-muted">{t('no_tickets')}</p>;
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {order.tickets.map(({ code, status, checked_in_at }) => (
        <li key={code} className="border-b border-line py-1.5">
          <span className="figures font-semibold">{code}</span>
          {status !== 'valid' && (
            <span className="ml-2 text-xs text-muted">
              {status === 'void' ? t('check_in.void') : t('check_in.used')}
              {checked_in_at && ` · ${formatDateTime(checked_in_at, language)}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function History({ order }: { order: AdminOrder }) {
  const t = useOrdersText();
  const language = useLanguage();
  return (
    <ol>
      {order.history.map(({ status, note, by, created_at }) => {
        const known = orderStatuses.find((one) => one === status);
        return (
          <li key={`${created_at}-${status}`} className="border-b border-line py-1.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                {known ? t(`status.${known}`) : status}
                <span className="text-muted"> · {by ?? t('by_nobody')}</span>
              </span>
              <time className="figures text-xs text-muted">{formatDateTime(created_at, language)}</time>
            </span>
            {note && <span className="block text-xs text-muted [overflow-wrap:anywhere]">{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** One order: who, what, how it was paid, its tickets and what became of it. */
export function OrderDetail({ order }: { order: AdminOrder }) {
  const language = useLanguage();
  const t = useOrdersText();
  const admin = useAdminText();
  const { contact, note, customer_id, lang_id } = order;
  const title = t('order', { code: order.code });
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { title: admin('nav.dashboard'), to: '/admin' },
          { title: t('title'), to: '/admin/orders' },
          { title: order.code },
        ]}
        note={<OrderBadge status={order.status} needsRefund={order.needs_refund} />}
      />
      {order.refund && (
        <p className="mb-6 max-w-measure border-l-3 border-turmeric px-4 py-3">
          {t('buyer_cancelled', {
            amount: formatVnd(order.refund.amount, language),
            state: t(`refund_state.${order.refund.status}`),
          })}
        </p>
      )}
      {order.needs_refund && !order.refund && (
        <p className="mb-6 flex max-w-measure items-start gap-2 border-l-3 border-danger bg-danger-wash px-4 py-3 text-danger">
          <Icon name="alert" className="mt-0.5" />
          {t('needs_refund_text')}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <Part id="lines" title={t('lines')}>
            <Lines order={order} />
          </Part>
          <Part id="payments" title={t('payments')}>
            <Payments order={order} />
          </Part>
          <Part id="order-tickets" title={t('tickets')}>
            <Tickets order={order} />
          </Part>
        </div>
        <div className="grid content-start gap-8">
          <Part id="buyer" title={t('buyer')}>
            <p className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{contact.full_name}</span>
              <br />
              <a href={`mailto:${contact.email}`} className="link">
                {contact.email}
              </a>
              <br />
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className="link figures">
                {contact.phone}
              </a>
            </p>
            <p className="mt-2 text-xs text-muted">
              {customer_id === null ? t('guest') : t('customer', { id: customer_id })} ·{' '}
              {t('language', { language: admin(`language.${lang_id === 'en' ? 'en' : 'vi'}`) })}
            </p>
            {note && (
              <>
                <h3 className="mt-4 text-sm">{t('note')}</h3>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
              </>
            )}
          </Part>
          <Part id="history" title={t('history')}>
            <History order={order} />
          </Part>
        </div>
      </div>
    </>
  );
}
