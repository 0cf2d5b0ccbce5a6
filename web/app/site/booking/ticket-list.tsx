import { useTranslation } from 'react-i18next';
import type { Order } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { type ShownTicket, TicketSheet } from './ticket-sheet';

/** The tickets of a paid order with what can be done with them. */
export function TicketList({ order, tickets }: { order: Order; tickets: readonly ShownTicket[] }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby="tickets">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-t-2 border-ink pt-4">
        <h2 id="tickets" className="text-2xl">
          {t('tickets.heading')}
        </h2>
        <p data-print="hide" className="flex flex-wrap gap-3">
          {order.status === 'paid' && (
            <a href={sitePaths.orderFile(language, order.code)} className={buttonStyle('secondary', 'small')}>
              <Icon name="calendar" />
              {t('tickets.calendar')}
            </a>
          )}
          {/* Only browsers with scripts can be asked to print; the others have their own button for it. */}
          <Button tone="secondary" size="small" onClick={() => window.print()} className="needs-script">
            <Icon name="print" />
            {t('tickets.print')}
          </Button>
        </p>
      </div>
      <ul className="grid gap-6">
        {tickets.map((ticket) => {
          const line = order.lines.find(({ id }) => id === ticket.line_id);
          return (
            line && (
              <li key={ticket.code}>
                <TicketSheet ticket={ticket} line={line} withLink={tickets.length > 1} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
