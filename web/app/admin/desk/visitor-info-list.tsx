import { Link, useSearchParams } from '@remix-run/react';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { Option } from '../api/options.server';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { issueReasons, type VisitorInfoIssue, visitedKinds } from '../visitor/issue';
import { TextAndData } from '../visitor/known-data';
import { sectionNames } from '../visitor/sections';
import { useVisitorText } from '../visitor/text';
import { DeskPage } from './desk-page';
import { DeskTable } from './desk-table';
import { FilterBar } from './filter-bar';
import { useKindName } from './kind-name';
import { recordPath } from './record-path';
import { useDeskText } from './text';
import { useDeskCall } from './use-desk-call';
import { useNextRow } from './use-next-row';

/** The editor of a record with the part open that has to be looked at. */
function partPath({ entity, record_id, kind, said, section }: VisitorInfoIssue): string | null {
  const to = recordPath({ entity, record_id, kind, lang_id: said[0]?.lang_id ?? '' });
  return to && `${to}${to.includes('?') ? '&' : '?'}part=${section}`;
}

/** What one press settles; the others want a change of the record. */
const confirmable = ['outdated', 'unknown'] as const;

interface VisitorInfoListProps {
  list: ListPage<VisitorInfoIssue>;
  cities: readonly Option[];
}

/** What visitors have to know that has to be looked at again: why, since when, and how to settle it in one press. */
export function VisitorInfoList({ list, cities }: VisitorInfoListProps) {
  const t = useDeskText();
  const admin = useAdminText();
  const visitor = useVisitorText();
  const kindOf = useKindName();
  const { holds } = useAdmin();
  const nameOf = ({ title, entity, record_id }: VisitorInfoIssue) =>
    title || `${kindOf(entity)} #${record_id}`;
  const sectionOf = ({ section }: VisitorInfoIssue) => {
    const name = sectionNames.find((one) => one === section);
    return name ? visitor(`section.${name}`) : section;
  };
  const { pending, confirm, dismiss } = useSettling(list.data);
  const [query] = useSearchParams();
  const isNarrowed = ['reason', 'city_id', 'entity'].some((name) => query.get(name));

  return (
    <DeskPage
      title={t('visitor_info.title')}
      intro={t('visitor_info.intro')}
      list={list}
      count={t('visitor_info.total', { count: list.total })}
      filters={
        <FilterBar
          choices={[
            {
              name: 'reason',
              label: t('visitor_info.reason'),
              options: [
                { value: '', title: t('visitor_info.all_reasons') },
                ...issueReasons.map((value) => ({ value, title: t(`visitor_info.reason_short.${value}`) })),
              ],
            },
            {
              name: 'city_id',
              label: admin('filter.city_id'),
              options: [
                { value: '', title: admin('filter.all.city_id') },
                ...cities.map(({ id, title }) => ({ value: String(id), title })),
              ],
            },
            {
              name: 'entity',
              label: t('visitor_info.kind'),
              options: [
                { value: '', title: t('visitor_info.all_kinds') },
                ...visitedKinds
                  .filter((name) => holds(`${name}.read`))
                  .map((value) => ({ value, title: kindOf(value) })),
              ],
            },
          ]}
        />
      }
      empty={{
        title: t('visitor_info.empty_title'),
        text: t(isNarrowed ? 'visitor_info.empty_narrowed' : 'visitor_info.empty_text'),
      }}
    >
      <DeskTable
        caption={t('visitor_info.title')}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            name: 'record',
            head: t('import.record'),
            cell: (row) => (
              <>
                <strong>{nameOf(row)}</strong>
                <span className="block text-xs text-muted">
                  {[kindOf(row.entity), row.city?.title].filter(Boolean).join(' · ')}
                </span>
              </>
            ),
          },
          {
            name: 'what',
            head: t('visitor_info.what'),
            cell: (row) => <What issue={row} section={sectionOf(row)} />,
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('table.actions')}</span>,
            cell: (row) => {
              const to = partPath(row);
              const confirmed = confirmable.find((reason) => reason === row.reason);
              return (
                <span className="flex flex-wrap justify-end gap-1">
                  {confirmed && holds(`${row.entity}.publish`) && (
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
                  {row.said.length > 0 && holds(`${row.entity}.publish`) && (
                    <Button
                      tone="quiet"
                      size="small"
                      pending={pending}
                      aria-label={`${t('visitor_info.dismiss')}: ${nameOf(row)}, ${row.said[0]?.text}`}
                      onClick={() => void dismiss(row)}
                    >
                      {t('visitor_info.dismiss')}
                    </Button>
                  )}
                  {to && (
                    <Link to={to} className={buttonStyle('quiet', 'small')}>
                      <Icon name="edit" />
                      {t('links.edit')}
                      <span className="visually-hidden">
                        {nameOf(row)}, {sectionOf(row)}
                      </span>
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

function What({ issue, section }: { issue: VisitorInfoIssue; section: string }) {
  const t = useDeskText();
  const language = useLanguage();
  return (
    <>
      {section}
      <span className="mb-2 block text-xs text-lacquer">
        {t(`visitor_info.reasons.${issue.reason}`, { date: formatDate(issue.due_on, language) })}
      </span>
      <TextAndData issue={issue} />
    </>
  );
}

/** The two ways to settle what stands in the queue; the focus goes on to what comes next. */
function useSettling(rows: readonly VisitorInfoIssue[]) {
  const t = useDeskText();
  const { call, pending } = useDeskCall();
  const leave = useNextRow(rows);
  return {
    pending,
    confirm: ({ id, entity, record_id, section }: VisitorInfoIssue) => {
      leave(String(id));
      return call(
        callFromBrowser('POST', '/visitor-info/confirm', { json: { entity, record_id, section } }),
        { success: t('visitor_info.confirmed'), failure: t('visitor_info.confirm_failed') },
      );
    },
    dismiss: ({ id }: VisitorInfoIssue) => {
      leave(String(id));
      return call(callFromBrowser('POST', '/visitor-info/issues/{id}/dismiss', { path: { id } }), {
        success: t('visitor_info.dismissed'),
        failure: t('visitor_info.dismiss_failed'),
      });
    },
  };
}
