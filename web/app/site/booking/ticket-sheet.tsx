import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OrderLine, Ticket } from '~/api/types';
import { formatDateTime, machineDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { LogoMark } from '~/site/logo';
import { sitePaths } from '~/site/paths';
import type { QrCode } from '~/site/qr/qr-code';
import { QrImage } from '~/site/qr/qr-image';
import { SampleMark, sampleKindOf } from '~/site/sample-mark';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { PracticalFacts } from './line-details';
import { SaveCode } from './save-code';
import { useBookingWords } from './use-booking-words';

export type ShownTicket = Ticket & { code_image: QrCode };

interface TicketSheetProps {
  ticket: ShownTicket;
  line: OrderLine;
  /** Leads to this ticket alone. */
  withLink: boolean;
}

/** One ticket, as it is shown at the start of a trip or printed on a sheet of its own. */
export function TicketSheet({ ticket, line, withLink }: TicketSheetProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const words = useBookingWords();
  const { code, number, of, holder, status, checked_in_at, order_code, code_image } = ticket;
  const isGood = status === 'valid';
  return (
    <article
      aria-label={t('tickets.heading_one', { number, of })}
      className="grid break-inside-avoid border-t-4 border-jade bg-surface sm:grid-cols-[1fr_15rem] print:border print:border-ink"
    >
      <div className="p-6">
        {line.is_sample && <SampleMark kind={sampleKindOf(line)} className="mb-4" />}
        <p className="flex items-center gap-2 text-sm text-muted">
          <LogoMark />
          {t('tickets.heading_one', { number, of })}
        </p>
        <h3 className="mt-3 text-xl [overflow-wrap:anywhere]">
          <Names>{line.title}</Names>
        </h3>
        <p className="mt-1 text-lg">
          <time dateTime={machineDate(line.date)}>{words.when(line)}</time>
        </p>
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
          <dt className="text-muted">{t('tickets.holder')}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{holder}</dd>
          <dt className="text-muted">{t('tickets.code')}</dt>
          <dd className="figures font-semibold">{order_code}</dd>
        </dl>
        <div className="mt-5">
          {line.details && <PracticalFacts details={line.details} isStay={line.type === 2} />}
        </div>
        <p className="mt-5 text-sm text-muted">{t(line.type === 2 ? 'tickets.show_room' : 'tickets.show')}</p>
        {withLink && of > 1 && (
          <p data-print="hide" className="mt-3 text-sm">
            <Link to={sitePaths.ticket(language, order_code, code)} className="link py-1">
              {t('tickets.one')}
            </Link>
          </p>
        )}
      </div>
      <div className="border-line p-6 max-sm:border-t sm:border-l">
        <QrImage
          code={code_image}
          label={t('tickets.qr_label', { code })}
          className={cx('max-w-56', !isGood && 'opacity-30')}
        />
        <p className="figures mt-3 font-semibold tracking-wide">{code}</p>
        <p className={cx('mt-1 flex items-center gap-1.5 text-sm', isGood ? 'text-jade' : 'text-muted')}>
          <Icon name={isGood ? 'check' : 'info'} />
          {t(`tickets.status.${status}`)}
        </p>
        {isGood && <SaveCode code={code_image} letters={code} />}
        {checked_in_at && (
          <p className="text-sm text-muted">
            {t('tickets.used_at', { at: formatDateTime(checked_in_at, language) })}
          </p>
        )}
      </div>
    </article>
  );
}
