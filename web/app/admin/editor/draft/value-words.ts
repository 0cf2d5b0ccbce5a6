import { useTranslation } from 'react-i18next';
import type { Accessibility, OpeningHours, VisitorInfo } from '~/api/types';
import { formatDate, formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { isFacility } from '~/site/resources/place/facility-shapes';
import type { Options } from '../../api/options.server';
import { useBookablesText } from '../../bookables-text';
import type { EntityDescriptor } from '../../entities/descriptor';
import type { Field } from '../../entities/field';
import { useAdminText } from '../../text';
import type { Duration } from '../../tours/duration';
import { useVisitorWords, useWeekWords } from '../../visitor/visitor-words';
import { type EventTimes, modeOf } from '../controls/event-times/event-times';
import type { GalleryItem } from '../controls/gallery-items';
import { choicesAmong } from '../controls/use-choices';
import { fieldOfKey, sharedFields } from './draft';
import type { Coordinates } from './field-rules';
import { plainValue } from './plain-value';
import { sectionOfKey } from './sections-apart';

/** How one gets in and around, in the words of its form. */
function useAccessWords(): (access: Accessibility) => string {
  const t = useAdminText();
  const own = useBookablesText();
  const places = useTranslation('places').t;
  const answer = (value: 'yes' | 'partly' | 'no' | 'unknown') =>
    own(value === 'unknown' ? 'access.unknown_answer' : `access.${value}`);
  return ({ steps, surface, toilets, quiet_hours = [], ...senses }) =>
    [
      ...(['wheelchair', 'pushchair', 'low_vision', 'hearing'] as const).flatMap((name) => {
        const said = senses[name];
        return said ? [`${own(`access.${name}`)}: ${answer(said)}`] : [];
      }),
      ...(steps === undefined ? [] : [`${own('access.steps')}: ${steps}`]),
      ...(surface ? [`${own('access.surface')}: ${places(`access.surface.${surface}`)}`] : []),
      ...(toilets === undefined
        ? []
        : [`${own('access.toilets')}: ${t(toilets ? 'answer.yes' : 'answer.no')}`]),
      ...(quiet_hours.length > 0
        ? [
            `${own('access.quiet')}: ${quiet_hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}`,
          ]
        : []),
    ].join('\n');
}

/** When an event takes place, in the words of its form. */
function useTimesWords(): (times: EventTimes) => string {
  const t = useAdminText();
  const language = useLanguage();
  const date = (value: string | null) => (value ? formatDate(value, language) : '–');
  return (times) => {
    const mode = modeOf(times);
    const { rule, start_date, end_date } = times;
    if (!rule) return `${t('event_times.once')}: ${date(start_date)} – ${date(end_date ?? start_date)}`;
    return [
      t(`event_times.${mode}`),
      `${t('event_times.day')}: ${rule.day ?? '–'}`,
      `${t(mode === 'lunar' ? 'event_times.lunar_month' : 'event_times.month')}: ${rule.month ?? '–'}`,
      `${t('event_times.days')}: ${rule.days ?? '–'} ${t('unit.days')}`,
    ].join('\n');
  };
}

/** Values in the words of the form, to be compared by eye: hours, prices, months, answers, names of what they refer to. */
export function useValueWords(
  entity: EntityDescriptor,
  options: Options,
  /** What records that are put in an order are called, by their ids. */
  nameOf: (id: number) => string = (id) => `#${id}`,
): (key: string, value: unknown) => string {
  const t = useAdminText();
  const places = useTranslation('places').t;
  const language = useLanguage();
  const months = useMonths();
  const week = useWeekWords();
  const visitor = useVisitorWords();
  const access = useAccessWords();
  const times = useTimesWords();

  const gallery = (items: readonly GalleryItem[]) =>
    items
      .map(({ titles, youtube_url, image }, index) => {
        const caption = [titles.vi, titles.en].filter(Boolean).join(' / ');
        const kind = youtube_url || (image ? t('revisions.picture') : t('revisions.picture_gone'));
        return `${index + 1}. ${[kind, caption].filter(Boolean).join(': ')}`;
      })
      .join('\n');

  const chosen = (field: Field & { kind: 'choice' | 'choices' }, value: unknown) => {
    const choices = choicesAmong(field, options, t);
    return [value]
      .flat()
      .map((one) => choices.find((choice) => choice.value === one)?.title ?? t('revisions.gone', { id: one }))
      .join(', ');
  };

  /** Values that have a control of their own, by the name of their field. */
  const own: Readonly<Record<string, (value: unknown) => string>> = {
    opening_hours: (value) => week(value as OpeningHours),
    visitor_info: (value) => visitor(value as VisitorInfo),
    accessibility: (value) => access(value as Accessibility),
    rule: (value) => times(value as EventTimes),
    duration: (value) => {
      const { days, nights } = value as Duration;
      return `${days ?? '–'} ${t('unit.days')}, ${nights ?? '–'} ${t('unit.nights')}`;
    },
    facilities: (value) =>
      (value as string[]).map((code) => (isFacility(code) ? places(`facility.${code}`) : code)).join(', '),
  };

  function words(field: Field | undefined, key: string, value: unknown): string {
    switch (field?.kind) {
      case 'months':
        return months.spans(value as number[]);
      case 'related':
        return (value as number[]).map((id, index) => `${index + 1}. ${nameOf(id)}`).join('\n');
      case 'gallery':
        return gallery(value as GalleryItem[]);
      case 'coordinates': {
        const { lat, lon } = value as Coordinates;
        return lat === null || lon === null ? '' : `${lat}, ${lon}`;
      }
      case 'choice':
      case 'choices':
        return chosen(field, value);
      case 'date':
        return formatDate(String(value), language);
      case 'date_time':
        return formatDateTime(String(value), language);
      case 'own': {
        const say = own[field.name];
        return say ? say(value) : plainValue(key, value, entity, options, t);
      }
      default:
        return plainValue(key, value, entity, options, t);
    }
  }

  return (key, value) => {
    if (key === 'image') return value ? t('revisions.picture') : t('image.none');
    if (value === null || value === undefined || value === '') return t('editor.empty_value');
    const name = sectionOfKey(key) ? 'visitor_info' : fieldOfKey(key);
    const field = [...entity.texts, ...sharedFields(entity)].find((one) => one.name === name);
    return words(field, key, value) || t('editor.empty_value');
  };
}
