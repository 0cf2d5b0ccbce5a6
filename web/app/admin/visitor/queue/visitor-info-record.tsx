import { Link } from '@remix-run/react';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { useAdmin } from '../../shell/admin-context';
import { useKindName } from '../../table/kind-name';
import { recordPath } from '../../table/record-path';
import { useWorkText } from '../../table/text';
import type { RecordToCheck } from '../issue';
import { TextAndData } from '../known-data';
import { sectionNames } from '../sections';
import { useVisitorText } from '../text';
import type { Answer } from './use-settling';

type Issue = RecordToCheck['issues'][number];

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

const icons = { right: 'check', unknown: 'info', still_unknown: 'check' } as const;

interface RecordRowProps {
  record: RecordToCheck;
  isOpen: boolean;
  pending: boolean;
  onAnswer: (issue: Issue, answer: Answer) => void;
  onAllUnknown: (issues: readonly Issue[]) => void;
}

/** Nobody knows these by now: one press says so of all of them. */
const isUnknown = ({ reason }: Issue) => reason === 'missing' || reason === 'unknown';

/** One record of the queue: what it is called and how much there is to look at; opened, all of it with what settles it. */
export function RecordRow({ record, isOpen, pending, onAnswer, onAllUnknown }: RecordRowProps) {
  const t = useWorkText();
  const kindOf = useKindName();
  const { title, entity, record_id, city, issues } = record;
  const name = title || `${kindOf(entity)} #${record_id}`;
  const { holds } = useAdmin();
  const sectionOf = useSectionName();
  const unknown = issues.filter(isUnknown);
  const reasons = [...new Set(issues.map(({ reason }) => reason))];
  return (
    <details open={isOpen} className="group border-b border-line">
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
          <li key={issue.id} data-row={issue.id} className="grid gap-2 py-3">
            <IssueHead issue={issue} />
            <TextAndData issue={issue} />
            <Settling issue={issue} name={name} pending={pending} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function useSectionName(): (issue: Issue) => string {
  const visitor = useVisitorText();
  return ({ section }) => {
    const name = sectionNames.find((one) => one === section);
    return name ? visitor(`section.${name}`) : section;
  };
}

function IssueHead({ issue }: { issue: Issue }) {
  const t = useWorkText();
  const language = useLanguage();
  const sectionOf = useSectionName();
  return (
    <p>
      <strong className="text-sm">{sectionOf(issue)}</strong>
      <span className="block text-xs text-lacquer">
        {t(`visitor_info.reasons.${issue.reason}`, { date: formatDate(issue.due_on, language) })}
      </span>
    </p>
  );
}

interface SettlingProps {
  issue: Issue;
  name: string;
  pending: boolean;
  onAnswer: (issue: Issue, answer: Answer) => void;
}

/** What settles one thing on the spot, and the way to its form. */
function Settling({ issue, name, pending, onAnswer }: SettlingProps) {
  const t = useWorkText();
  const { holds } = useAdmin();
  const sectionOf = useSectionName();
  const to = partPath(issue);
  // Who can't see the row hears what a press is about.
  const about = [name, sectionOf(issue), issue.said[0]?.text].filter(Boolean).join(', ');
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
