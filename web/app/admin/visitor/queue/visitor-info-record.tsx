import { Link } from '@remix-run/react';
import { lazy, Suspense, useState } from 'react';
import { restaurant } from '~/api/resource-types';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { vietnamToday } from '~/i18n/vietnam-time';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { useAdmin } from '../../shell/admin-context';
import { useKindName } from '../../table/kind-name';
import { editedAs, recordPath } from '../../table/record-path';
import { useWorkText } from '../../table/text';
import type { RecordToCheck } from '../issue';
import { TextAndData } from '../known-data';
import { useSectionName } from '../section-name';
import type { Answer } from './use-settling';

const AnswerInPlace = lazy(() => import('./answer-in-place'));

type Issue = RecordToCheck['issues'][number];

/** Stays the same when the record is written, with which the numbers of its issues change. */
const keyOf = ({ section, reason, said }: Issue) => [section, reason, said[0]?.text].join(' ');

/** The editor of a record with the part open that has to be looked at. */
function partPath({ entity, record_id, kind, said, section }: Issue): string | null {
  const to = recordPath({ entity, record_id, kind, lang_id: said[0]?.lang_id ?? '' });
  return to && `${to}${to.includes('?') ? '&' : '?'}part=${section}`;
}

/** What one press says of each reason; the rest wants a change of the record. */
const answers: Readonly<Record<Issue['reason'], readonly Answer[]>> = {
  contradicts: ['not_about_this'],
  lacks: ['not_about_this'],
  outdated: ['right', 'unknown'],
  missing: ['unknown', 'not_applicable'],
  unknown: ['still_unknown', 'not_applicable'],
};

/** Somewhere to eat, among the kinds of places. */

const icons = { right: 'check', unknown: 'info', still_unknown: 'check' } as const;

interface RecordRowProps {
  record: RecordToCheck;
  isOpen: boolean;
  pending: boolean;
  onAnswer: (issue: Issue, answer: Answer) => void;
  onAllUnknown: (issues: readonly Issue[]) => void;
  /** A value was given in its row. */
  onGiven: (issue: Issue) => void;
}

/** Nobody knows these by now: one press says so of all of them. */
const isUnknown = ({ reason }: Issue) => reason === 'missing' || reason === 'unknown';

/** One record of the queue: what it is called and how much there is to look at; opened, all of it with what settles it. */
export function RecordRow({ record, isOpen, pending, onAnswer, onAllUnknown, onGiven }: RecordRowProps) {
  const t = useWorkText();
  const kindOf = useKindName();
  const { title, entity, record_id, city, issues } = record;
  const name = title || `${kindOf(entity)} #${record_id}`;
  const { holds } = useAdmin();
  // As it was left, also when others come before it: what is typed in it stays in sight.
  const [open, setOpen] = useState(isOpen);
  const called = useSectionName();
  const sectionOf = ({ section, kind }: Issue) => called(section, kind === restaurant);
  const unknown = issues.filter(isUnknown);
  const reasons = [...new Set(issues.map(({ reason }) => reason))];
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-b border-line"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 py-2">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">
          <strong>{name}</strong>
          <span className="block text-xs text-muted">
            {[kindOf(entity), city?.title].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-sm text-muted max-sm:basis-full max-sm:pl-7">
          {t('visitor_info.total', { count: issues.length })}
          {': '}
          {reasons.map((reason) => t(`visitor_info.reason_short.${reason}`)).join(', ')}
        </span>
      </summary>
      {unknown.length > 1 && holds(`${entity}.publish`) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 sm:ml-7">
          <Button
            tone="secondary"
            size="small"
            pending={pending}
            aria-label={`${t('visitor_info.all_unknown', { count: unknown.length })}: ${name}`}
            onClick={() => onAllUnknown(unknown)}
          >
            <Icon name="check" />
            {t('visitor_info.all_unknown', { count: unknown.length })}
          </Button>
          <span className="text-sm text-muted">{unknown.map(sectionOf).join(', ')}</span>
        </div>
      )}
      <ul className="divide-y divide-line border-t border-line sm:ml-7">
        {issues.map((issue) => (
          <IssueItem
            key={keyOf(issue)}
            issue={issue}
            name={name}
            section={sectionOf(issue)}
            pending={pending}
            onAnswer={onAnswer}
            onGiven={onGiven}
          />
        ))}
      </ul>
    </details>
  );
}

interface IssueItemProps {
  issue: Issue;
  /** What the record is called. */
  name: string;
  /** What the section is called. */
  section: string;
  pending: boolean;
  onAnswer: (issue: Issue, answer: Answer) => void;
  onGiven: (issue: Issue) => void;
}

/** One thing to look at; the value that is missing or wrong can be given in its place. */
function IssueItem({ issue, onGiven, ...settling }: IssueItemProps) {
  const [answering, setAnswering] = useState(false);
  const entity = editedAs(issue);
  return (
    <li data-row={issue.id} className="grid gap-2 py-3">
      <IssueHead issue={issue} section={settling.section} />
      <TextAndData issue={issue} />
      <Settling
        issue={issue}
        {...settling}
        answering={answering}
        onAnswering={entity && (() => setAnswering(!answering))}
      />
      {answering && entity && (
        <Suspense fallback={<div className="min-h-24" />}>
          <AnswerInPlace
            entity={entity}
            id={issue.record_id}
            section={issue.section}
            onSaved={() => {
              setAnswering(false);
              onGiven(issue);
            }}
            onClose={() => setAnswering(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

function IssueHead({ issue, section }: { issue: Issue; section: string }) {
  const t = useWorkText();
  const language = useLanguage();
  const date = formatDate(issue.due_on, language);
  return (
    <p>
      <strong className="text-sm">{section}</strong>
      <span className="block text-xs text-lacquer">
        {issue.due_on > vietnamToday()
          ? t('visitor_info.due_later', { date })
          : t(`visitor_info.reasons.${issue.reason}`, { date })}
      </span>
    </p>
  );
}

interface SettlingProps extends Omit<IssueItemProps, 'onGiven'> {
  answering: boolean;
  onAnswering: (() => void) | undefined;
}

/** What settles one thing on the spot, and the way to its form. */
function Settling(props: SettlingProps) {
  const { issue, name, section, pending, onAnswer, answering, onAnswering } = props;
  const t = useWorkText();
  const { holds } = useAdmin();
  const to = partPath(issue);
  // Who can't see the row hears what a press is about.
  const about = [name, section, issue.said[0]?.text].filter(Boolean).join(', ');
  return (
    <span className="flex flex-wrap gap-2">
      {holds(`${issue.entity}.publish`) &&
        answers[issue.reason].map((answer, place) => (
          <Button
            key={answer}
            tone={place === 0 && issue.said.length === 0 ? 'secondary' : 'quiet'}
            size="small"
            pending={pending}
            aria-label={`${t(`visitor_info.answer.${answer}`)}: ${about}`}
            onClick={() => onAnswer(issue, answer)}
          >
            {answer in icons && <Icon name={icons[answer as keyof typeof icons]} />}
            {t(`visitor_info.answer.${answer}`)}
          </Button>
        ))}
      {onAnswering && holds(`${issue.entity}.update`) && (
        <Button
          tone="quiet"
          size="small"
          aria-expanded={answering}
          aria-label={`${t('visitor_info.give')}: ${about}`}
          onClick={onAnswering}
        >
          <Icon name="plus" />
          {t('visitor_info.give')}
        </Button>
      )}
      {to && (
        <Link to={to} className={buttonStyle('quiet', 'small')}>
          <Icon name="edit" />
          {t('visitor_info.open_form')}
          <span className="visually-hidden">{about}</span>
        </Link>
      )}
    </span>
  );
}
