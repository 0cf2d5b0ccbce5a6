import { useTranslation } from 'react-i18next';
import type { Accessibility, VisitorInfo } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { useMoney } from '~/site/money/use-money';
import { type Weekday, weekdays } from '~/site/resources/opening';

type SectionOf<Name extends keyof VisitorInfo> = NonNullable<VisitorInfo[Name]>;
type LunarSpan = NonNullable<SectionOf<'closures'>['lunar']>[number];

const METRES_IN_WORDS = 950;

/** Words that several sections need. */
function useWords() {
  const { t } = useTranslation('visitor');
  const places = useTranslation('places').t;
  const months = useMonths();
  const language = useLanguage();
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { type: 'conjunction' }).format(words);
  const nthDay = (day: number) => t('lunar_nth', { count: day, ordinal: true });
  const lunarDay = ({ month, day }: LunarSpan['from']) => {
    const named = { month: t(`lunar_month.${month as 1}`), day: nthDay(day) };
    if (day === 30) return t('lunar_last', named);
    return day <= 10 ? t('lunar_early_day', named) : t('lunar_day', named);
  };
  return {
    t,
    language,
    days: (chosen: readonly Weekday[]) =>
      weekdays
        .filter((day) => chosen.includes(day))
        .map((day) => places(`hours.on.${day}`))
        .join(places('hours.and')),
    times: (spans: readonly { opens: string; closes: string }[]) =>
      spans.map((span) => places('hours.span', span)).join(places('hours.and')),
    months: (chosen: readonly number[]) => months.spans([...chosen]),
    lunar: ({ from, to }: LunarSpan) =>
      t(from.month >= 11 && to.month <= 2 ? 'lunar_tet' : 'lunar', {
        from: lunarDay(from),
        to: lunarDay(to),
      }),
    date: (day: string) => formatDate(day, language),
    list,
    nthDay,
  };
}

type Words = ReturnType<typeof useWords>;
type Line = string | false | undefined;

function hoursLines({ t, ...say }: Words, section: SectionOf<'hours'>): Line[] {
  const { always_open, bound_to, last_admission, shows = [], seasonal = [], note } = section;
  return [
    always_open && t('always_open'),
    bound_to && t(`bound_to.${bound_to}`),
    last_admission && t('last_admission', { time: last_admission }),
    ...shows.map(({ days, times }) =>
      days
        ? t('shows_on', { days: say.days(days), times: times.join(', ') })
        : t('shows', { times: times.join(', ') }),
    ),
    ...seasonal.map(({ months, weekly }) => {
      const day = weekdays.map((one) => weekly[one] ?? []).find((spans) => spans.length > 0) ?? [];
      return t('seasonal', { months: say.months(months), times: say.times(day) });
    }),
    note?.[say.language],
  ];
}

function closureLines({ t, ...say }: Words, section: SectionOf<'closures'>): Line[] {
  const { weekdays: closed, public_holidays, lunar = [], dates = [], note } = section;
  const lines = [
    closed && t('weekdays', { days: say.days(closed) }),
    ...lunar.map(say.lunar),
    ...dates.map(({ from, to }) => t('dates', { from: say.date(from), to: say.date(to) })),
    public_holidays && t(`holidays.${public_holidays}`),
    note?.[say.language],
  ];
  return lines.some(Boolean) ? lines : [t('no_closures')];
}

function occursLines({ t, ...say }: Words, section: SectionOf<'occurs'>): Line[] {
  const { weekly, lunar_days, monthly, starts, ends, note } = section;
  return [
    weekly && t('weekly', { days: say.days(weekly) }),
    lunar_days && t('lunar_days', { days: say.list(lunar_days.map(say.nthDay)) }),
    monthly && t('monthly', { nth: t(`nth.${monthly.nth}`), day: say.days([monthly.weekday]) }),
    starts && (ends ? t('from_to', { from: starts, to: ends }) : t('from_time', { from: starts })),
    note?.[say.language],
  ];
}

function seasonLines({ t, ...say }: Words, { months, best_months, why }: SectionOf<'season'>): Line[] {
  const isAllYear = !months || months.length === 12;
  const isBest = best_months && best_months.length < 12;
  return [
    isAllYear ? !isBest && t('all_year') : t('months', { months: say.months(months) }),
    isBest && t('best', { months: say.months(best_months) }),
    why?.[say.language],
  ];
}

function effortLines({ t }: Words, { level, walk_m, slope }: SectionOf<'effort'>): Line[] {
  const walk =
    walk_m !== undefined &&
    walk_m > 0 &&
    (walk_m < METRES_IN_WORDS
      ? t('walk', { count: walk_m })
      : t('walk_km', { km: Math.round(walk_m / 500) / 2 }));
  return [level && t(`level.${level}`), walk, slope && t(`slope.${slope}`)];
}

const senses = ['wheelchair', 'pushchair', 'low_vision', 'hearing'] as const;

function accessLines(
  { t, language }: Words,
  access: Accessibility | null,
  note?: Record<string, string>,
): Line[] {
  const answers = senses.flatMap((sense) => {
    const answer = access?.[sense];
    return answer ? [t(`answer.${sense}`, { answer: t(`answer.${answer}`) })] : [];
  });
  return [answers.join('; '), note?.[language]];
}

const agesLines = ({ t }: Words, { suits_from, minimum }: SectionOf<'ages'>): Line[] => [
  suits_from !== undefined && (suits_from === 0 ? t('suits_all') : t('suits_from', { age: suits_from })),
  minimum !== undefined && t('minimum', { age: minimum }),
];

const shelterLines = ({ t }: Words, { setting, rain }: SectionOf<'shelter'>): Line[] => [
  setting && t(`setting.${setting}`),
  rain && t(`rain.${rain}`),
];

function priceLines(
  { t, language }: Words,
  section: SectionOf<'price'>,
  money: (vnd: number) => string,
): Line[] {
  const { is_free, adult, foreign_adult, child, child_below, combined, meal_from, meal_to, note } = section;
  const childPrice = child !== undefined && (child === 0 ? t('no_charge') : money(child));
  return [
    is_free && t('free'),
    adult !== undefined && t('adult', { price: money(adult) }),
    foreign_adult !== undefined && t('foreign', { price: money(foreign_adult) }),
    childPrice &&
      (child_below
        ? t('child_below', { age: child_below, price: childPrice })
        : t('child', { price: childPrice })),
    combined && t('combined', { price: money(combined.adult), with: combined.with[language] }),
    meal_from !== undefined &&
      (meal_to !== undefined && meal_to !== meal_from
        ? t('meal', { from: money(meal_from), to: money(meal_to) })
        : t('meal_one', { from: money(meal_from) })),
    note?.[language],
  ];
}

const bookingLines = ({ t }: Words, { need, days_ahead }: SectionOf<'booking'>): Line[] => [
  need && t(`need.${need}`),
  days_ahead !== undefined && days_ahead > 0 && t('days_ahead', { count: days_ahead }),
];

function dietLines({ t, ...say }: Words, section: SectionOf<'diet'>): Line[] {
  const { served, fish_sauce, dish_starts, dish_ends } = section;
  return [
    served &&
      (served.length > 0
        ? t('served', { list: say.list(served.map((one) => t(`diets.${one}`))) })
        : t('none_served')),
    fish_sauce && t('fish_sauce'),
    dish_starts && dish_ends && t('dish', { from: dish_starts, to: dish_ends }),
  ];
}

const stayLines = ({ t }: Words, { check_in, check_out, family_rooms, lift }: SectionOf<'stay'>): Line[] => [
  check_in && t('check_in', { time: check_in }),
  check_out && t('check_out', { time: check_out }),
  family_rooms !== undefined && t(family_rooms ? 'family_rooms' : 'no_family_rooms'),
  lift !== undefined && t(lift ? 'lift' : 'no_lift'),
];

function reachLines({ t }: Words, { minutes, means, province, formerly }: SectionOf<'reach'>): Line[] {
  const place = formerly ? t('province_formerly', { province, formerly }) : t('province', { province });
  return [
    minutes !== undefined && minutes > 0 && means && t('reach', { minutes, means: t(`means.${means}`) }),
    province && place,
  ];
}

function datesLines({ t }: Words, { are, starts, ends }: SectionOf<'dates'>): Line[] {
  return [
    are && t(`are.${are}`),
    starts && (ends ? t('from_to', { from: starts, to: ends }) : t('from_time', { from: starts })),
  ];
}

/** Notes are written by hand, and stand beside sentences. */
const asSentence = (line: string): string => (/[.!?…]["”’)]?$/.test(line) ? line : `${line}.`);

export interface VisitorSection {
  name: keyof VisitorInfo;
  label: string;
  lines: string[];
  /** Where it is known from, in a line. */
  source: string;
  href: string | undefined;
}

interface Described {
  visitor_info: VisitorInfo;
  accessibility: Accessibility | null;
}

/** What is known of a record for whoever goes there, section by section; what is unknown is said to be. */
export function useVisitorLines({ visitor_info: info, accessibility }: Described): VisitorSection[] {
  const words = useWords();
  const { money } = useMoney();
  const { t } = words;

  const written = (name: keyof VisitorInfo): Line[] => {
    switch (name) {
      case 'hours':
        return info.hours ? hoursLines(words, info.hours) : [];
      case 'closures':
        return info.closures ? closureLines(words, info.closures) : [];
      case 'occurs':
        return info.occurs ? occursLines(words, info.occurs) : [];
      case 'season':
        return info.season ? seasonLines(words, info.season) : [];
      case 'duration':
        return info.duration?.short_minutes ? [t('short', { minutes: info.duration.short_minutes })] : [];
      case 'effort':
        return info.effort ? effortLines(words, info.effort) : [];
      case 'access':
        return accessLines(words, accessibility, info.access?.note);
      case 'involves':
        return info.involves?.what?.length
          ? [t('involves', { list: words.list(info.involves.what.map((one) => t(`what.${one}`))) })]
          : [];
      case 'ages':
        return info.ages ? agesLines(words, info.ages) : [];
      case 'shelter':
        return info.shelter ? shelterLines(words, info.shelter) : [];
      case 'price':
        return info.price ? priceLines(words, info.price, money) : [];
      case 'booking':
        return info.booking ? bookingLines(words, info.booking) : [];
      case 'diet':
        return info.diet ? dietLines(words, info.diet) : [];
      case 'stay':
        return info.stay ? stayLines(words, info.stay) : [];
      case 'reach':
        return info.reach ? reachLines(words, info.reach) : [];
      case 'dates':
        return info.dates ? datesLines(words, info.dates) : [];
    }
  };

  return order.flatMap((name) => {
    const section = info[name];
    if (!section && !(name === 'access' && accessibility)) return [];
    const isUnknown = section?.state === 'unknown';
    const said = written(name).flatMap((line) => (line ? [asSentence(line)] : []));
    const lines = isUnknown && said.length === 0 ? [t(`unknown.${name}`)] : said;
    if (lines.length === 0) return [];
    const label = t(`label.${name}`);
    const { state = 'estimated', source = '', checked_on } = section ?? {};
    const how = { label, state: t(`state.${state}`) };
    const isAddress = /^https?:\/\//.test(source);
    const known = checked_on ? t('source_day', { ...how, day: words.date(checked_on) }) : t('source', how);
    return [
      {
        name,
        label,
        lines,
        source: source && !isAddress ? `${known} (${source})` : known,
        href: isAddress ? source : undefined,
      },
    ];
  });
}

/** Sections in the order in which people ask. */
const order = [
  'dates',
  'hours',
  'occurs',
  'closures',
  'season',
  'price',
  'booking',
  'diet',
  'stay',
  'duration',
  'effort',
  'access',
  'involves',
  'ages',
  'shelter',
  'reach',
] as const satisfies readonly (keyof VisitorInfo)[];
