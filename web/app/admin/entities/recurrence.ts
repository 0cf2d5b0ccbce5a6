import type { VisitorInfo } from '~/api/types';
import { monthSpans } from '~/i18n/months';
import type { AdminText } from '../text';

/** What a record says of when it comes back, each part of which it may lack. */
export interface Recurring {
  is_lunar?: boolean | undefined;
  rule?:
    | {
        month: number | null;
        day: number | null;
        days: number | null;
        every?: number | null | undefined;
      }
    | null
    | undefined;
  known_dates?: { calendar: string; usual_months: readonly number[] } | null | undefined;
  visitor_info?: Pick<VisitorInfo, 'occurs'> | null | undefined;
}

const locales = { en: 'en-GB', vi: 'vi-VN' } as const;

/** In words how something comes back: "the first Sunday of the month", "15/8 âm lịch hằng năm"; empty of what takes place once. */
export function recurrenceText(record: Recurring, t: AdminText): string {
  const language = t('language_code') === 'en' ? 'en' : 'vi';
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const nth = (day: number): string => t(`recurs.nth.${ordinals.select(day)}`, { day });
  const list = (words: string[]): string =>
    new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(words);
  const weekday = (day: string): string => t(`recurs.weekday.${day as 'mon'}`);
  const named = (month: number): string => {
    const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
    const said = name.format(Date.UTC(2026, month - 1, 1));
    return language === 'vi' ? said.toLocaleLowerCase('vi') : said;
  };
  const lunarDay = (day: number): string =>
    t(day === 15 ? 'recurs.lunar_full' : day <= 10 ? 'recurs.lunar_early' : 'recurs.lunar_late', {
      day: nth(day),
    });

  function byDays({ weekly, monthly, lunar_days }: NonNullable<VisitorInfo['occurs']>): string[] {
    return [
      ...(weekly?.length === 7 ? [t('recurs.daily')] : []),
      ...(weekly && weekly.length < 7 ? [t('recurs.weekly', { days: list(weekly.map(weekday)) })] : []),
      ...(monthly
        ? [t('recurs.monthly', { nth: t(`recurs.place.${monthly.nth}`), day: weekday(monthly.weekday) })]
        : []),
      ...(lunar_days ? [t('recurs.lunar_days', { days: list(lunar_days.map(lunarDay)) })] : []),
    ];
  }

  function byYear(): string[] {
    const { rule, known_dates, is_lunar } = record;
    if (known_dates) {
      const months = list(
        monthSpans([...known_dates.usual_months]).map(([from, to]) =>
          from === to ? named(from) : t('recurs.span', { from: named(from), to: named(to) }),
        ),
      );
      const calendar = known_dates.calendar as 'announced';
      return [months ? t(`recurs.${calendar}`, { months }) : t('recurs.announced_none')];
    }
    // Half-filled in the form, it says nothing yet.
    if (!rule?.day || !rule.month) return [];
    const day = is_lunar
      ? t('recurs.lunar', { day: lunarDay(rule.day), month: t(`recurs.lunar_month.${rule.month as 1}`) })
      : t('recurs.solar', { day: rule.day, month: named(rule.month) });
    const often =
      rule.every && rule.every > 1
        ? t('recurs.every', { day, count: rule.every })
        : t('recurs.yearly', { day });
    return [rule.days && rule.days > 1 ? t('recurs.lasting', { often, count: rule.days }) : often];
  }

  return [...byYear(), ...byDays(record.visitor_info?.occurs ?? { state: 'unknown' })]
    .map((part, index) => (index === 0 ? capital(part) : part))
    .join('; ');
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('vi') + text.slice(1);
