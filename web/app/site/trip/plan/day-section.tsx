import { Link } from '@remix-run/react';
import { type ComponentType, type CSSProperties, memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { PlanEdit, PlanIssue, ShownDay } from '../plan';
import { IssueNotes } from './issue-notes';
import { sameProps } from './same-props';
import { StopEntry, type StopEntryProps } from './stop-entry';
import { TransferLine } from './travel-line';
import { issuesAt, placedStops } from './trip-view';
import { useTripWords } from './use-trip-words';

/** Where a stop stands in its plan. */
export interface StopPlaceProps {
  name: string;
  day: number;
  /** Whether something stands before it, and behind it, on this day or another. */
  hasBefore: boolean;
  hasAfter: boolean;
}

/** What the board puts in the place of what is only to be read. */
export interface DayParts {
  /** One stop in its list. */
  Stop: ComponentType<StopEntryProps & StopPlaceProps>;
  /** Holds the list of a day together. */
  List: ComponentType<{ day: number; names: string[]; children: ReactNode }>;
  /** What can be done with a day, beside its title. */
  Head: ComponentType<{ day: ShownDay; days: number }>;
  /** Below the last stop. */
  End: ComponentType<{ day: ShownDay }>;
}

interface DaySectionProps {
  day: ShownDay;
  /** How many days the plan has. */
  days: number;
  /** The city of the day before, where one comes from. */
  from: string | undefined;
  /** What is to be said of this day and its stops. */
  issues: PlanIssue[];
  names: string[];
  parts?: DayParts | undefined;
  onFix?: ((fix: PlanEdit) => void) | undefined;
  readOnly?: boolean | undefined;
}

/** One day of a plan: where it is spent, how one gets there, and its stops along a line. */
export const DaySection = memo(Day, sameProps<DaySectionProps>('day', 'issues', 'names'));

function Day(props: DaySectionProps) {
  const { day, days, from, issues, names, parts, onFix, readOnly } = props;
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { fullDay } = useTripWords();
  const headingId = useId();
  const { number, date, city, transfer, note, stops } = day;
  const numbers = new Map(placedStops(day).map((placed) => [placed.index, placed.number]));
  const entries = stops.map((stop, index) => {
    const name = names[index] ?? String(index);
    const entry = {
      stop,
      number: numbers.get(index) ?? null,
      issues: issuesAt(issues, number, index + 1),
      onFix,
      readOnly,
      isFirst: index === 0,
    };
    return parts ? (
      <parts.Stop
        key={name}
        {...entry}
        name={name}
        day={number}
        hasBefore={number > 1 || index > 0}
        hasAfter={number < days || index < stops.length - 1}
      />
    ) : (
      <li key={name} className="py-1.5">
        <StopEntry {...entry} />
      </li>
    );
  });
  const ofDay = issuesAt(issues, number, null);

  return (
    <section
      id={`day-${number}`}
      aria-labelledby={headingId}
      style={{ '--stops': stops.length } as CSSProperties}
      className="trip-day scroll-mt-36 border-t-2 border-ink pt-5 pb-14 print:pb-6"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h2 id={headingId} tabIndex={-1} className="scroll-mt-36 text-3xl">
            <span className="mb-1 block font-text text-sm font-semibold tracking-normal text-lacquer">
              {date ? t('day_on', { day: number, date: fullDay(date) }) : t('day', { day: number })}
            </span>
            {city ? (
              <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className="link-quiet">
                <Names>{city.title}</Names>
              </Link>
            ) : (
              t('somewhere')
            )}
          </h2>
          {note && <p className="mt-2 max-w-measure text-muted">{note}</p>}
        </div>
        {!readOnly && (
          <div className="needs-script min-h-9 shrink-0" data-print="hide">
            {parts && <parts.Head day={day} days={days} />}
          </div>
        )}
      </div>
      {transfer && city && (
        <div className="mb-5">
          <TransferLine travel={transfer} from={from ?? t('somewhere')} to={city.title} />
        </div>
      )}
      {ofDay.length > 0 && (
        <div className="mb-5">
          <IssueNotes issues={ofDay} onFix={onFix} readOnly={readOnly ?? false} />
        </div>
      )}
      {stops.length === 0 && <p className="text-muted">{t('empty_day')}</p>}
      {parts ? (
        <parts.List day={number} names={names}>
          {entries}
        </parts.List>
      ) : (
        <StopList day={number}>{entries}</StopList>
      )}
      {!readOnly && (
        <div className="needs-script mt-2 min-h-11 sm:pl-27" data-print="hide">
          {parts && <parts.End day={day} />}
        </div>
      )}
    </section>
  );
}

/** The stops of a day along one line. */
export function StopList({ day, children }: { day: number; children: ReactNode }) {
  const { t } = useTranslation('trip');
  return (
    <ol
      aria-label={t('stops_of', { day })}
      className="relative before:absolute before:inset-y-4 before:left-4.5 before:-z-1 before:w-px before:bg-lacquer/45 isolate sm:before:left-[5.875rem]"
    >
      {children}
    </ol>
  );
}
