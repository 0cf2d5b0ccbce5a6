import { useSearchParams } from '@remix-run/react';
import type { Option } from '../../api/options.server';
import { useAdmin } from '../../shell/admin-context';
import { FilterBar } from '../../table/filter-bar';
import { useKindName } from '../../table/kind-name';
import { TablePage } from '../../table/table-page';
import { useWorkText } from '../../table/text';
import { useAdminText } from '../../text';
import { issueReasons, type QueuePage, visitedKinds } from '../issue';
import { useSettling } from './use-settling';
import { RecordRow } from './visitor-info-record';

/** How far ahead an editor can look, in days. */
const dueWithin = [30, 90, 180, 365];

interface VisitorInfoListProps {
  list: QueuePage;
  cities: readonly Option[];
}

/** What visitors have to know that has to be looked at again: why, since when, and how to settle it in one press. */
export function VisitorInfoList({ list, cities }: VisitorInfoListProps) {
  const t = useWorkText();
  const admin = useAdminText();
  const kindOf = useKindName();
  const { holds } = useAdmin();
  const { pending, settle, settleUnknown, given } = useSettling(list.data);
  const [query] = useSearchParams();
  const isNarrowed = ['reason', 'city_id', 'entity'].some((name) => query.get(name));

  return (
    <TablePage
      title={t('visitor_info.title')}
      intro={t('visitor_info.intro')}
      list={list}
      count={`${admin('list.total', { count: list.total })} · ${t('visitor_info.total', { count: list.things })}`}
      filters={
        <FilterBar
          choices={[
            {
              name: 'within_days',
              label: t('visitor_info.due'),
              options: [
                { value: '', title: t('visitor_info.due_now') },
                ...dueWithin.map((count) => ({
                  value: String(count),
                  title: t('visitor_info.due_within', { count }),
                })),
              ],
            },
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
      <div className="border-t border-line">
        {list.data.map((record, place) => (
          <RecordRow
            key={`${record.entity} ${record.record_id}`}
            record={record}
            isOpen={place === 0}
            pending={pending}
            onAllUnknown={settleUnknown}
            onGiven={given}
            onAnswer={(issue, answer) => void settle(issue, answer)}
          />
        ))}
      </div>
    </TablePage>
  );
}
