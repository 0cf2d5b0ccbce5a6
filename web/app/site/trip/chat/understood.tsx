import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useMonths } from '~/i18n/use-months';
import type { PlanRequest } from '../plan';
import { useTripWords } from '../plan/use-trip-words';

interface UnderstoodProps {
  request: PlanRequest;
  days: number;
  /** Puts the beginning of a correction where one writes. */
  onCorrect: (beginning: string) => void;
}

/** What the plan was made for, said or assumed; what can be changed by a word is tapped to say it otherwise. */
export function Understood({ request, days: count, onCorrect }: UnderstoodProps) {
  const { t } = useTranslation('trip');
  const months = useMonths();
  const { days, people, dayAndMonth } = useTripWords();
  const { start_date, month, pace, budget, interests, needs = [], origin } = request;
  const when = start_date
    ? dayAndMonth(start_date)
    : month
      ? months.long(month)
      : t('chat.understood.any_time');
  const chips = [
    { key: 'days', text: days(count), correction: t('chat.correct.days') },
    { key: 'when', text: when, correction: t('chat.correct.when') },
    { key: 'people', text: people(request), correction: t('chat.correct.people') },
    ...(origin
      ? [
          {
            key: 'origin',
            text: t('chat.understood.from', { place: origin.name }),
            correction: null,
          },
        ]
      : []),
    { key: 'pace', text: t(`pace_fact.${pace}`), correction: t('chat.correct.pace') },
    {
      key: 'budget',
      text: t('chat.understood.budget', { level: t(`budget.${budget}`).toLowerCase() }),
      correction: t('chat.correct.budget'),
    },
    ...interests.map((interest) => ({
      key: interest,
      text: t(`interest.${interest}`),
      correction: t('chat.correct.interest'),
    })),
    ...needs.map((need) => ({
      key: need,
      text: t(`need.${need}`),
      correction: null,
    })),
  ];
  return (
    <div className="needs-script mb-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2">
      <p id="understood" className="text-xs font-semibold text-muted">
        {t('chat.understood.title')}
      </p>
      <ul aria-labelledby="understood" className="rail min-w-0 gap-1.5! py-1">
        {chips.map(({ key, text, correction }) => (
          <li key={key} className="shrink-0">
            {correction === null ? (
              <span className="figures block px-2.5 text-xs leading-8 whitespace-nowrap text-muted">
                <Names>{text}</Names>
              </span>
            ) : (
              <button
                type="button"
                onClick={() => onCorrect(correction)}
                aria-label={t('chat.understood.correct', { what: text })}
                className="figures min-h-8 border border-line bg-paper px-2.5 text-xs whitespace-nowrap hover:border-ink"
              >
                <Names>{text}</Names>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
