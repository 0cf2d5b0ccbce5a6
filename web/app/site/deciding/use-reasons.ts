import { useTranslation } from 'react-i18next';
import type { WeighedDestination } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { useDuration } from '~/site/city/use-duration';

type Reason = WeighedDestination['for'][number];

/** Reasons for and against a destination, in words. */
export function useReasons(month: number | null): (reason: Reason) => string {
  const { t } = useTranslation(['deciding', 'trip']);
  const language = useLanguage();
  const duration = useDuration();
  const { long } = useMonths();
  return ({ code, values }) => {
    const { minutes, amount, interest, need, from, sights } = values;
    const what = interest
      ? t(`trip:interest.${interest}` as 'trip:interest.beach')
      : need
        ? t(`trip:need.${need}` as 'trip:need.stroller')
        : '';
    return t(`reason.${code}` as 'reason.need', {
      ...values,
      count: Number(values.count ?? sights ?? 0),
      month: month ? long(month) : '',
      what,
      duration: minutes === undefined ? '' : duration(Number(minutes)),
      from: from === undefined ? '' : t(`gateway.${from}` as 'gateway.da-nang'),
      amount: amount === undefined ? '' : formatVnd(Number(amount), language),
      of: Number(values.of ?? 0),
    });
  };
}
