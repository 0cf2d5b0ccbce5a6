import { formatDate, formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { useOrdersText } from './text';
import type { TicketAtTheDoor } from './types';

/** What the door says. */
export type Verdict = 'ok' | 'used' | 'void' | 'wrong_day' | 'unknown' | 'failed' | 'undone';

export interface CheckInAnswer {
  verdict: Verdict;
  /** In the API's words, where it refused. */
  message: string;
  ticket: TicketAtTheDoor | null;
}

interface CheckInAnswerProps {
  answer: CheckInAnswer;
  pending: boolean;
  onAnyway: (code: string) => void;
  onUndo: (code: string) => void;
}

/** Whether somebody may come in, to be read from arm’s length. */
export function CheckInAnswerCard({ answer, pending, onAnyway, onUndo }: CheckInAnswerProps) {
  const t = useOrdersText();
  const language = useLanguage();
  const { verdict, message, ticket } = answer;
  const isGood = verdict === 'ok';
  return (
    <div
      role="status"
      className={cx(
        'max-w-measure border-l-6 px-6 py-5',
        isGood && 'border-jade bg-jade-wash',
        verdict === 'undone' && 'border-edge bg-paper',
        !isGood && verdict !== 'undone' && 'border-danger bg-danger-wash',
      )}
    >
      <p
        className={cx(
          'display flex items-center gap-3 text-2xl',
          !isGood && verdict !== 'undone' && 'text-danger',
        )}
      >
        <Icon name={isGood ? 'check' : verdict === 'undone' ? 'undo' : 'alert'} />
        {t(`check_in.${verdict}`)}
      </p>
      {message && <p className="mt-1">{message}</p>}
      {ticket && (
        <div className="mt-4">
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">{ticket.holder}</p>
          <p className="[overflow-wrap:anywhere]">{ticket.title}</p>
          <p className="figures">
            {ticket.date === ticket.end_date
              ? formatDate(ticket.date, language)
              : t('check_in.days', {
                  from: formatDate(ticket.date, language),
                  to: formatDate(ticket.end_date, language),
                })}
          </p>
          <p className="figures text-xs text-muted">
            {t('check_in.number', { number: ticket.number, of: ticket.of })} · {ticket.code} ·{' '}
            {ticket.order_code}
          </p>
          {verdict === 'used' && ticket.checked_in_at && (
            <p className="mt-2">
              {t('check_in.used_at', {
                at: formatDateTime(ticket.checked_in_at, language),
                by: ticket.checked_in_by ?? '–',
              })}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {verdict === 'wrong_day' && (
              <Button tone="secondary" pending={pending} onClick={() => onAnyway(ticket.code)}>
                {t('check_in.anyway')}
              </Button>
            )}
            {(verdict === 'ok' || verdict === 'used') && (
              <Button tone="quiet" pending={pending} onClick={() => onUndo(ticket.code)}>
                <Icon name="undo" />
                {t('check_in.undo')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
