import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Today } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { sitePaths } from '~/site/paths';

/** From then on something is said to be in the evening. */
const EVENING = '17:00';

type OnToday = Today['events'][number];

const isTonight = ({ times }: OnToday): boolean => times.some(({ opens }) => opens >= EVENING);

/** What is on today, the evening's first. */
export function OnToday({ events, town }: { events: readonly OnToday[]; town: string }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  if (events.length === 0)
    return (
      <p className="max-w-measure text-muted">
        {t('today.events.none', { town })}{' '}
        <Link to={sitePaths.events(language)} className="link inline-block py-0.5">
          {t('today.events.all')}
        </Link>
      </p>
    );
  const ordered = [...events].sort((a, b) => Number(isTonight(b)) - Number(isTonight(a)));
  return (
    <ul className="border-t border-line">
      {ordered.map((event) => (
        <li key={event.id} className="border-b border-line">
          <Link
            to={sitePaths.event(language, event.slug)}
            prefetch="intent"
            className="link-quiet block py-3"
          >
            <span className="block font-semibold">
              <Names>{event.title}</Names>
            </span>
            <span className="figures mt-0.5 block text-sm text-muted">
              {factLine(
                isTonight(event) && t('today.events.tonight'),
                event.times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') ||
                  t('today.events.time_unknown'),
                event.is_here ? event.venue : t('today.events.everywhere'),
                t('today.events.until', { date: dateInWords(event.end_date, language) }),
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
