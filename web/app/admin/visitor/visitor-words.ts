import type { OpeningHours, VisitorInfo } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { useGroupWords } from '~/site/resources/place/hours';
import { byDays } from '~/site/resources/place/opening';
import { type Part, sectionNames, sectionParts } from './sections';
import { useVisitorText } from './text';
import { type Given, toChoice } from './values';

/** The week in words, days with the same hours together. */
export function useWeekWords(): (hours: OpeningHours) => string {
  const words = useGroupWords();
  return (hours) =>
    byDays(hours)
      .map((group) => `${words.days(group)}: ${words.times(group)}`)
      .join('\n');
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What visitors have to know in the words of its form, a line for each thing that is said. */
export function useVisitorWords(): (info: VisitorInfo) => string {
  const t = useVisitorText();
  const language = useLanguage();
  const months = useMonths();
  const week = useWeekWords();

  function wordsOf(part: Part, value: unknown): string {
    const list = Array.isArray(value) ? value : [value];
    const named = () => list.map((one) => t(`value.${toChoice(one) as 'open'}`)).join(', ');
    switch (part.kind) {
      case 'flag':
        return t(value === true ? 'yes' : 'no');
      case 'choice':
      case 'ticks':
      case 'days':
        return named();
      case 'months':
        return months.spans(list.map(Number));
      case 'money':
        return formatVnd(Number(value), language);
      case 'date':
        return formatDate(String(value), language);
      case 'week':
        return week(value as OpeningHours).replaceAll('\n', '; ');
      case 'group':
        return partsOf(part.parts, value as Given).join(', ');
      case 'rows':
        return list.map((row) => partsOf(part.parts, row as Given).join(', ')).join('; ');
      default:
        return list.join(', ');
    }
  }

  const partsOf = (parts: readonly Part[], given: Given): string[] =>
    parts.flatMap((part) =>
      isGiven(given[part.name]) ? [`${t(`part.${part.name}`)}: ${wordsOf(part, given[part.name])}`] : [],
    );

  return (info) =>
    sectionNames
      .flatMap((name) => {
        const section = info[name] as Given | undefined;
        if (!section) return [];
        const said = [
          ...partsOf(sectionParts[name], section),
          ...(isGiven(section.source) ? [`${t('source')}: ${String(section.source)}`] : []),
          ...(isGiven(section.checked_on)
            ? [`${t('checked_on')}: ${formatDate(String(section.checked_on), language)}`]
            : []),
        ];
        const state = t(`state_name.${section.state as 'checked'}`);
        return [[`${t(`section.${name}`)} (${state})`, ...said.map((line) => `– ${line}`)].join('\n')];
      })
      .join('\n');
}
