import { useTranslation } from 'react-i18next';
import { vietnamNow } from '~/i18n/vietnam-time';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';
import type { CheckInState } from './use-check-in';

/** The time of day of an instant, as clocks in Vietnam show it. */
const clockOf = (at: string) => vietnamNow(Date.parse(at)).slice(11, 16);

/** What became of the press of the button, in words. */
export function CheckInWords({ state, proven }: { state: CheckInState; proven: boolean }) {
  const { t } = useTranslation('maps');
  function say(): { icon: IconName; text: string; tone?: string } | null {
    if (state.state === 'done' || state.state === 'before') {
      const verified = state.state === 'done' ? state.verified : proven;
      const time = clockOf(state.at);
      return {
        icon: 'check',
        text: t(verified ? 'check_in.done_proven' : 'check_in.done', { time }),
        tone: 'text-jade-deep',
      };
    }
    if (state.state === 'kept')
      return { icon: 'clock', text: t('check_in.kept', { time: clockOf(state.at) }) };
    if (state.state === 'refused') return { icon: 'alert', text: state.message, tone: 'text-danger' };
    return null;
  }
  const said = say();
  return (
    <p
      role="status"
      className={cx('items-start gap-2 font-semibold not-empty:mb-3 not-empty:flex', said?.tone)}
    >
      {said && (
        <>
          <Icon name={said.icon} className="mt-0.5" />
          <span>{said.text}</span>
        </>
      )}
    </p>
  );
}
