import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { ChosenBar } from '../table/chosen-bar';
import { DataTable } from '../table/data-table';
import { KeywordFilter } from '../table/keyword-filter';
import { binnedKinds, useKindName } from '../table/kind-name';
import { TablePage } from '../table/table-page';
import { useWorkText } from '../table/text';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { type Binned, binnedKey } from './binned';

/** Nearly out of days: said in another colour as well. */
const FEW_DAYS = 3;

/** What was deleted within 30 days, to take back or to let go for good. */
export function BinList({ list }: { list: ListPage<Binned> }) {
  const t = useWorkText();
  const admin = useAdminText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<Binned[]>([]);
  const { call, pending } = useListCall();
  const rows = list.data;
  const chosenRows = rows.filter((row) => chosen.has(binnedKey(row)));

  // A fresh list may lack what was chosen in the one before.
  useEffect(() => {
    const there = new Set(rows.map(binnedKey));
    setChosen((before) => new Set([...before].filter((key) => there.has(key))));
  }, [rows]);

  const nameOf = ({ title, id }: Binned) => title || `#${id}`;
  const kindOf = useKindName();
  const recordsOf = (wanted: Binned[]) => ({ records: wanted.map(({ entity, id }) => ({ entity, id })) });

  const restore = (wanted: Binned[]) =>
    call(callFromBrowser('POST', '/bin/restore', { json: recordsOf(wanted) }), {
      success: t('bin.restore_success', { count: wanted.length }),
      failure: t('bin.restore_failure'),
    });

  async function purge() {
    const answer = await call(callFromBrowser('POST', '/bin/delete', { json: recordsOf(leaving) }), {
      success: t('bin.purge_success', { count: leaving.length }),
      failure: t('bin.purge_failure'),
    });
    if (answer.ok || answer.status === 409) setLeaving([]);
  }

  return (
    <TablePage
      title={t('bin.title')}
      intro={t('bin.intro')}
      list={list}
      filters={
        <KeywordFilter label={t('bin.search')}>
          <KindFilter />
        </KeywordFilter>
      }
      empty={{ title: t('bin.empty_title'), text: t('bin.empty_text') }}
    >
      <ChosenBar count={chosenRows.length} onClear={() => setChosen(new Set())}>
        <Button tone="quiet" size="small" pending={pending} onClick={() => void restore(chosenRows)}>
          <Icon name="undo" /> {t('bin.restore')}
        </Button>
        <Button tone="quiet" size="small" pending={pending} onClick={() => setLeaving(chosenRows)}>
          <Icon name="trash" /> {t('bin.purge')}
        </Button>
      </ChosenBar>
      <DataTable
        caption={t('bin.title')}
        rows={rows}
        keyOf={binnedKey}
        choice={{ chosen, onChoose: setChosen, nameOf }}
        columns={[
          {
            name: 'title',
            head: admin('field.title'),
            cell: (row) => (
              <>
                <strong>{nameOf(row)}</strong>
                <span className="block text-xs text-muted">{kindOf(row.entity)}</span>
              </>
            ),
          },
          {
            name: 'who',
            head: t('bin.who'),
            cell: ({ admin: person }) => person?.full_name ?? admin('revisions.system'),
            hidesOnPhone: true,
          },
          {
            name: 'deleted_at',
            head: t('bin.deleted_at'),
            cell: ({ deleted_at }) => (
              <span className="figures text-xs">{formatDateTime(deleted_at, language)}</span>
            ),
            hidesOnPhone: true,
          },
          {
            name: 'days_left',
            head: t('bin.days_left'),
            cell: ({ days_left }) => (
              <span
                className={cx('whitespace-nowrap', days_left <= FEW_DAYS && 'font-semibold text-lacquer')}
              >
                {t('bin.days', { count: days_left })}
              </span>
            ),
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('table.actions')}</span>,
            cell: (row) => (
              <span className="flex flex-wrap justify-end gap-1">
                <Button
                  tone="quiet"
                  size="small"
                  pending={pending}
                  aria-label={t('bin.restore_one', { title: nameOf(row) })}
                  onClick={() => void restore([row])}
                >
                  <Icon name="undo" />
                  <span className="max-sm:visually-hidden">{t('bin.restore')}</span>
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  pending={pending}
                  aria-label={t('bin.purge_one', { title: nameOf(row) })}
                  onClick={() => setLeaving([row])}
                >
                  <Icon name="trash" />
                </Button>
              </span>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={leaving.length > 0}
        title={t('bin.confirm_title', { count: leaving.length })}
        action={t('bin.purge')}
        pending={pending}
        onConfirm={() => void purge()}
        onClose={() => setLeaving([])}
      >
        {t('bin.confirm_text', { title: leaving.map(nameOf).slice(0, 3).join(', ') })}
      </ConfirmDialog>
    </TablePage>
  );
}

function KindFilter() {
  const t = useWorkText();
  const kindOf = useKindName();
  const { may } = useAdmin();
  const [query] = useSearchParams();
  return (
    <Field label={t('bin.kind')} className="w-52" hideLabel>
      {(control) => (
        <Select {...control} name="entity" defaultValue={query.get('entity') ?? ''}>
          <option value="">{t('bin.all_kinds')}</option>
          {binnedKinds
            .filter(({ right }) => may(right, 'delete'))
            .map(({ name }) => (
              <option key={name} value={name}>
                {kindOf(name)}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
