import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { useAmounts } from '~/site/cards/use-amounts';
import { useMoney } from '~/site/money/use-money';
import { useGroupWords } from '~/site/resources/place/hours';
import { type Weekday, weekdays } from '~/site/resources/place/opening';
import type { LunarSpan } from './described';

/** Words that several sections need, in the language of the page. */
export function useWords() {
  const { t } = useTranslation('visitor');
  const places = useTranslation('places').t;
  const months = useMonths();
  const language = useLanguage();
  const { money } = useMoney();
  const { stay } = useAmounts();
  const groups = useGroupWords();
  const lists = (type: Intl.ListFormatType) => (words: readonly string[]) =>
    new Intl.ListFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { type }).format(words);
  const list = lists('conjunction');
  // Spelt out by key: the browser's own reader of texts knows plurals, but no ordinals.
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const nthDay = (day: number) => t(`lunar_nth.${ordinals.select(day)}`, { day });
  const lunarDay = ({ month, day }: LunarSpan['from']) => {
    const named = { month: t(`lunar_month.${month as 1}`), day: nthDay(day) };
    if (day === 30) return t('lunar_last', named);
    return day <= 10 ? t('lunar_early_day', named) : t('lunar_day', named);
  };
  const solar = (date: string) => ({
    day: Number(date.slice(8)),
    month: months.long(Number(date.slice(5, 7))),
  });
  /** "in 2027: 5–8 February". */
  const solarSpan = ({ from, to }: { from: string; to: string }) => {
    const [first, last, year] = [solar(from), solar(to), to.slice(0, 4)];
    if (from === to) return t('solar_day', { ...last, year });
    return first.month === last.month
      ? t('solar_days', { first: first.day, last: last.day, month: last.month, year })
      : t('solar_span', { first: t('solar', first), last: t('solar', last), year });
  };
  return {
    t,
    language,
    list,
    either: lists('disjunction'),
    nthDay,
    money,
    stay,
    weekday: (day: Weekday) => t(`weekday.${day}`),
    /** "Fridays, Saturdays and Sundays". */
    days: (chosen: readonly Weekday[]) =>
      list(weekdays.filter((day) => chosen.includes(day)).map((day) => t(`each.${day}`))),
    times: (spans: readonly { opens: string; closes: string }[]) =>
      spans.map((span) => places('hours.span', span)).join(places('hours.and')),
    groups,
    months: (chosen: readonly number[]) => months.spans([...chosen]),
    lunar: ({ from, to }: LunarSpan, next?: { from: string; to: string }) => {
      const isTet = from.month >= 11 && to.month <= 2;
      const said = t(isTet ? 'lunar_tet' : 'lunar', { from: lunarDay(from), to: lunarDay(to) });
      return next ? t('lunar_next', { said, next: solarSpan(next) }) : said;
    },
    date: (day: string) => formatDate(day, language),
  };
}

export type Words = ReturnType<typeof useWords>;
