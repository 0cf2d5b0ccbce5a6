import type { Accessibility } from '~/api/types';
import { provinceName } from '~/i18n/province-name';
import { type Described, isEvent, type Line, type SectionOf } from './described';
import type { Words } from './use-words';
import { isLodging } from './when';

const METRES_IN_WORDS = 950;

/** From the door of a house to its beds only what is out of the usual is worth a line. */
const FAR_FROM_THE_ROAD_M = 500;
const GROWN_CHILD = 6;

export function effortLines({ t, language }: Words, section: SectionOf<'effort'>, record: Described): Line[] {
  const { level, walk_m = 0, slope } = section;
  const isUsual = level === 'easy' && slope !== 'steep' && walk_m < FAR_FROM_THE_ROAD_M;
  if (isLodging(record) && isUsual) return [];
  const walk =
    walk_m > 0 &&
    (walk_m < METRES_IN_WORDS
      ? t('walk', { count: walk_m })
      : t('walk_km', { km: new Intl.NumberFormat(language).format(Math.round(walk_m / 500) / 2) }));
  return [level && t(`level.${level}`), walk, slope && t(`slope.${slope}`)];
}

const senses = ['wheelchair', 'pushchair', 'low_vision', 'hearing'] as const;

export function accessLines(
  { t, language, list }: Words,
  access: Accessibility | null,
  note?: Record<string, string>,
): Line[] {
  const known = senses.flatMap((sense) => {
    const answer = access?.[sense];
    return answer && answer !== 'unknown' ? [t(`answer.${sense}.${answer}`)] : [];
  });
  const unknown = senses.filter((sense) => access?.[sense] === 'unknown');
  return [
    known.join(' '),
    unknown.length > 0 && t('senses_unknown', { list: list(unknown.map((sense) => t(`sense.${sense}`))) }),
    note?.[language],
  ];
}

export function agesLines({ t }: Words, section: SectionOf<'ages'>, record: Described): Line[] {
  const { suits_from, minimum } = section;
  if (isLodging(record) && minimum === undefined && (suits_from ?? 0) < GROWN_CHILD) return [];
  return [
    suits_from !== undefined && (suits_from === 0 ? t('suits_all') : t('suits_from', { age: suits_from })),
    minimum !== undefined && t('minimum', { age: minimum }),
  ];
}

export function shelterLines({ t }: Words, section: SectionOf<'shelter'>, record: Described): Line[] {
  const { setting, rain } = section;
  const isSevere = rain === 'spoiled' || rain === 'cancelled';
  if (isLodging(record) && !isSevere) return [];
  // A feast is no outing that one puts off: rain counts where all of it is under the sky.
  const isTold = !isEvent(record) || isSevere || setting === 'outdoors';
  return [setting && t(`setting.${setting}`), rain && isTold && t(`rain.${rain}`)];
}

export const involvesLines = ({ t, list }: Words, { what = [] }: SectionOf<'involves'>): Line[] => [
  what.length > 0 && t('involves', { list: list(what.map((one) => t(`what.${one}`))) }),
];

export function reachLines(
  words: Words,
  { minutes, means, starting_point, ...lies }: SectionOf<'reach'>,
): Line[] {
  const { t, language } = words;
  const [province, formerly] = [lies.province, lies.formerly].map(
    (name) => name && provinceName(name, language),
  );
  const place = formerly ? t('province_formerly', { province, formerly }) : t('province', { province });
  return [
    minutes !== undefined &&
      minutes > 0 &&
      means &&
      t(starting_point ? 'reach_from' : 'reach', {
        count: minutes,
        means: t(`means.${means}`),
        from: starting_point?.[language],
      }),
    province && place,
  ];
}
