import { Link } from '@remix-run/react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { PointSign } from '~/site/map/point-sign';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { Picture } from '~/ui/picture';
import type { PlanEdit, PlanIssue, ShownStop } from '../plan';
import { IssueNotes } from './issue-notes';
import { sameProps } from './same-props';
import { TravelLine } from './travel-line';

export interface StopEntryProps {
  stop: ShownStop;
  /** Its number on the map of the day; null for what lies nowhere. */
  number: number | null;
  issues: PlanIssue[];
  onFix?: ((fix: PlanEdit) => void) | undefined;
  readOnly?: boolean | undefined;
  /** The one that a day opens with; on a phone its picture is large. */
  isFirst: boolean;
  /** What can be done with it; room for it is reserved before it is there. */
  tools?: ReactNode;
}

/** A stop: when, what, how long, how one gets there. */
export const StopEntry = memo(Entry, sameProps<StopEntryProps>('stop', 'issues'));

function Entry({ stop, number, issues, onFix, readOnly, isFirst, tools }: StopEntryProps) {
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const { duration, priceFrom } = useAmounts();
  const { record, starts_at, minutes, travel, note } = stop;
  const title = record?.title ?? t('gone');
  return (
    <article className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[3.75rem_2.25rem_minmax(0,1fr)]">
      {travel && <TravelLine travel={travel} />}
      <p className="figures pt-1.5 font-semibold max-sm:hidden">
        <time>{starts_at}</time>
      </p>
      <div className="grid place-items-start justify-center self-start bg-paper py-0.5">
        {number ? (
          <PointSign kind="stop" number={number} className="scale-90" />
        ) : (
          <span aria-hidden="true" className="mt-3 size-2.5 rounded-full bg-lacquer" />
        )}
      </div>
      <div className="min-w-0 pb-2">
        <div className={cx('flex gap-x-4 gap-y-3 sm:gap-x-5', isFirst && 'max-sm:flex-col-reverse')}>
          <div className="min-w-0 grow pt-0.5">
            <h3 tabIndex={-1} className="scroll-mt-36 text-lg">
              <span className="figures mr-2 font-text text-base font-semibold text-lacquer sm:hidden">
                {starts_at}
              </span>
              {record ? (
                <Link to={sitePaths.place(language, record.path)} prefetch="intent" className="link-quiet">
                  <Names>{title}</Names>
                </Link>
              ) : (
                <span className="text-muted">
                  <Names>{title}</Names>
                </span>
              )}
            </h3>
            <p className="figures mt-0.5 text-sm text-muted">
              {factLine(
                duration(minutes),
                record?.opens && t('open', { hours: record.opens }),
                priceFrom(record?.price_from ?? null),
              )}
            </p>
            {record && (
              <p className="mt-2 line-clamp-2 max-w-measure text-sm">
                <Names>{record.description}</Names>
              </p>
            )}
            {note && (
              <p className="mt-2 max-w-measure border-l-3 border-turmeric pl-3 text-sm italic">{note}</p>
            )}
          </div>
          {record && (
            <div className={cx('w-24 shrink-0 sm:w-40 print:w-24', isFirst && 'max-sm:w-full')}>
              <Picture
                source={record.image}
                alt=""
                ratio="3:2"
                sizes={isFirst ? '(min-width: 30rem) 10rem, 80vw' : '(min-width: 30rem) 10rem, 6rem'}
                largest={isFirst ? 800 : 480}
                className="rounded-card"
              />
            </div>
          )}
        </div>
        {issues.length > 0 && (
          <div className="mt-3">
            <IssueNotes issues={issues} onFix={onFix} readOnly={readOnly ?? false} />
          </div>
        )}
        {!readOnly && (
          <div className="needs-script mt-1.5 min-h-9" data-print="hide">
            {tools}
          </div>
        )}
      </div>
    </article>
  );
}
