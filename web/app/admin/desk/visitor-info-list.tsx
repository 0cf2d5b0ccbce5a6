import { Link } from '@remix-run/react';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { sectionNames } from '../visitor/sections';
import { useVisitorText } from '../visitor/text';
import { DeskPage } from './desk-page';
import { DeskTable } from './desk-table';
import { FilterBar } from './filter-bar';
import { useKindName } from './kind-name';
import { recordPath } from './record-path';
import { useDeskText } from './text';
import { useDeskCall } from './use-desk-call';

const reasons = ['outdated', 'unknown', 'missing', 'contradicts', 'lacks'] as const;

const kinds = ['resource', 'thing_to_do', 'experience', 'event'] as const;

/** The editor of a record with the part open that has to be looked at. */
function partPath(issue: VisitorInfoIssue): string | null {
  const to = recordPath(issue);
  return to && `${to}${to.includes('?') ? '&' : '?'}part=${issue.section}`;
}

export interface VisitorInfoIssue {
  id: number;
  entity: string;
  record_id: number;
  title: string;
  kind: number | null;
  section: string;
  reason: (typeof reasons)[number];
  lang_id: string;
  said: string;
  due_on: string;
}

/** What one press settles; the others want a change of the record. */
const confirmable = ['outdated', 'unknown'] as const;

/** What visitors have to know that has to be looked at again: why, since when, and how to settle it in one press. */
export function VisitorInfoList({ list }: { list: ListPage<VisitorInfoIssue> }) {
  const t = useDeskText();
  const visitor = useVisitorText();
  const language = useLanguage();
  const kindOf = useKindName();
  const { holds } = useAdmin();
  const { call, pending } = useDeskCall();
  const nameOf = ({ title, entity, record_id }: VisitorInfoIssue) =>
    title || `${kindOf(entity)} #${record_id}`;
  const sectionOf = ({ section }: VisitorInfoIssue) => {
    const name = sectionNames.find((one) => one === section);
    return name ? visitor(`section.${name}`) : section;
  };
  const confirm = ({ entity, record_id, section }: VisitorInfoIssue) =>
    call(
      '/visitor-info/confirm',
      'POST',
      { entity, record_id, section },
      {
        success: t('visitor_info.confirmed'),
        failure: t('visitor_info.confirm_failed'),
      },
    );
  const dismiss = ({ id }: VisitorInfoIssue) =>
    call(`/visitor-info/issues/${id}/dismiss`, 'POST', undefined, {
      success: t('visitor_info.dismissed'),
      failure: t('visitor_info.dismiss_failed'),
    });

  return (
    <DeskPage
      title={t('visitor_info.title')}
      intro={t('visitor_info.intro')}
      list={list}
      filters={
        <FilterBar
          choices={[
            {
              name: 'reason',
              label: t('visitor_info.reason'),
              options: [
                { value: '', title: t('visitor_info.all_reasons') },
                ...reasons.map((value) => ({ value, title: t(`visitor_info.reason_short.${value}`) })),
              ],
            },
            {
              name: 'entity',
              label: t('visitor_info.kind'),
              options: [
                { value: '', title: t('visitor_info.all_kinds') },
                ...kinds
                  .filter((name) => holds(`${name}.read`))
                  .map((value) => ({ value, title: kindOf(value) })),
              ],
            },
          ]}
        />
      }
      empty={{ title: t('visitor_info.empty_title'), text: t('visitor_info.empty_text') }}
    >
      <DeskTable
        caption={t('visitor_info.title')}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            name: 'record',
            head: t('links.record'),
            cell: (row) => (
              <>
                <strong>{nameOf(row)}</strong>
                <span className="block text-xs text-muted">
                  {[kindOf(row.entity), row.lang_id.toUpperCase()].filter(Boolean).join(' · ')}
                </span>
              </>
            ),
          },
          {
            name: 'what',
            head: t('visitor_info.what'),
            cell: (row) => (
              <>
                {sectionOf(row)}
                <span className="block text-xs text-lacquer">
                  {t(`visitor_info.reasons.${row.reason}`, { date: formatDate(row.due_on, language) })}
                </span>
                {row.said && (
                  <q lang={row.lang_id || undefined} className="block max-w-measure text-sm text-muted">
                    {row.said}
                  </q>
                )}
              </>
            ),
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('table.actions')}</span>,
            cell: (row) => {
              const to = partPath(row);
              const confirmed = confirmable.find((reason) => reason === row.reason);
              return (
                <span className="flex flex-wrap justify-end gap-1">
                  {confirmed && holds(`${row.entity}.update`) && (
                    <Button
                      tone="secondary"
                      size="small"
                      pending={pending}
                      aria-label={`${t(`visitor_info.confirm.${confirmed}`)}: ${nameOf(row)}, ${sectionOf(row)}`}
                      onClick={() => void confirm(row)}
                    >
                      <Icon name="check" />
                      {t(`visitor_info.confirm.${confirmed}`)}
                    </Button>
                  )}
                  {row.said && holds(`${row.entity}.update`) && (
                    <Button
                      tone="quiet"
                      size="small"
                      pending={pending}
                      aria-label={`${t('visitor_info.dismiss')}: ${nameOf(row)}, ${row.said}`}
                      onClick={() => void dismiss(row)}
                    >
                      {t('visitor_info.dismiss')}
                    </Button>
                  )}
                  {to && (
                    <Link to={to} className={buttonStyle('quiet', 'small')}>
                      <Icon name="edit" />
                      {t('links.edit')}
                      <span className="visually-hidden">{nameOf(row)}</span>
                    </Link>
                  )}
                </span>
              );
            },
          },
        ]}
      />
    </DeskPage>
  );
}
