import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { ButtonLink } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { Pagination } from '~/ui/pagination';
import type { Options } from '../api/options.server';
import type { ContentRecord, ListPage } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import type { ColumnName } from '../entities/names';
import { addAddress, listAddress } from '../entities/paths';
import { isImportable } from '../import/importable';
import { useAdmin } from '../shell/admin-context';
import { withContentLanguage } from '../shell/content-language';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useStoredChoice } from '../ui/stored-choice';
import { BulkBar } from './bulk-bar';
import { ColumnChooser } from './column-chooser';
import { EmptyList } from './empty-list';
import { FilterForm } from './filter-form';
import { isFiltered, type ListQuery } from './list-query';
import { ListTable } from './list-table';
import { storeTrail, trailOf } from './trail';
import { UndoBar } from './undo-bar';
import { MOST_AT_ONCE, useAllMatching } from './use-all-matching';
import { useListActions } from './use-list-actions';

interface ContentListProps {
  entity: EntityDescriptor;
  query: ListQuery;
  list: ListPage<ContentRecord>;
  options: Options;
}

/** The list of any entity: filters, table with status and order, changes to many at once. */
export function ContentList({ entity, query, list, options }: ContentListProps) {
  const own = useLanguage();
  const t = useAdminText();
  const { may } = useAdmin();
  const { pathname, search } = useLocation();
  const [rows, setRows] = useState(list.data);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useColumns(entity);
  const actions = useListActions(entity);
  const [unwanted, setUnwanted] = useState<ContentRecord[]>([]);
  const { everywhere, chooseAll, forgetAll } = useAllMatching(entity, query, list);

  // What the server says is the order; between a change and its answer the rows stand as they were moved.
  useEffect(() => setRows(list.data), [list.data]);
  useEffect(() => {
    const present = new Set(list.data.map(({ id }) => id));
    setChosenIds((chosen) => new Set([...chosen].filter((id) => present.has(id))));
  }, [list.data]);

  /** What has no bin is asked for before it goes. */
  function remove(records: ContentRecord[]) {
    if (entity.calls.restore) void actions.apply('delete', records);
    else setUnwanted(records);
  }

  useEffect(() => storeTrail(entity, trailOf(search, list)), [entity, search, list]);

  const chosen = everywhere ?? rows.filter(({ id }) => chosenIds.has(id));
  const chooseNone = () => {
    setChosenIds(new Set());
    forgetAll();
  };
  const heading = t(`entity.${entity.name}.many`);

  return (
    // On wide screens the page is as high as the window, so that head and pages of the table stay in sight.
    <div className="lg:-mb-16 lg:flex lg:h-[calc(100dvh-3.6rem)] lg:flex-col lg:pb-3">
      <PageHeader
        title={heading}
        crumbs={[
          { title: t('nav.dashboard'), to: '/admin' },
          ...(entity.under ? [{ title: t(entity.under.text), to: entity.under.to }] : []),
          { title: heading },
        ]}
        actions={
          <>
            <a
              href={`${pathname}/export.csv${search}`}
              download
              className={buttonStyle('secondary', 'small')}
              title={t('list.export_hint')}
            >
              <Icon name="download" />
              CSV
            </a>
            {isImportable(entity) && may(entity.right, 'update') && (
              <ButtonLink
                to={withContentLanguage(`${listAddress(entity)}/import`, query.lang_id, own)}
                tone="secondary"
                size="small"
                className="max-md:hidden"
              >
                <Icon name="upload" />
                {t('list.import')}
              </ButtonLink>
            )}
            <ColumnChooser
              columns={entity.columns.map(({ name }) => name)}
              shown={shown}
              onChange={setShown}
            />
            {may(entity.right, 'create') && (
              <ButtonLink to={addAddress(entity, { ...query.filters, lang_id: query.lang_id })} size="small">
                <Icon name="plus" />
                {t(`entity.${entity.name}.add`)}
              </ButtonLink>
            )}
          </>
        }
      />
      <FilterForm entity={entity} query={query} options={options} />
      <p role="status" className="mt-3 mb-2 text-xs text-muted">
        {t('list.total', { count: list.total })}
      </p>
      <BulkBar
        entity={entity}
        chosen={chosen}
        pending={actions.pending}
        onApply={(action) => {
          if (action === 'delete') remove(chosen);
          else void actions.apply(action, chosen);
          chooseNone();
        }}
        onClear={chooseNone}
        all={
          entity.calls.bulk
            ? { total: list.total, most: MOST_AT_ONCE, onChoose: () => void chooseAll() }
            : undefined
        }
      />
      {rows.length > 0 ? (
        <ListTable
          entity={entity}
          language={query.lang_id}
          rows={rows}
          columns={entity.columns.filter(({ name }) => shown.includes(name))}
          chosenIds={chosenIds}
          onChoose={(ids) => {
            setChosenIds(ids);
            forgetAll();
          }}
          onOrder={(next) => {
            setRows(next);
            void actions.sort(
              next.map(({ id }) => id),
              rows.map(({ id }) => id),
            );
          }}
          onToggle={(record) => void actions.toggle(record)}
          onDelete={(record) => remove([record])}
        />
      ) : (
        <EmptyList entity={entity} query={query} filtered={isFiltered(entity, query) || query.page > 1} />
      )}
      <div className="-mt-8">
        <Pagination page={list.page} lastPage={list.last_page} />
      </div>
      <ConfirmDialog
        open={unwanted.length > 0}
        title={t('confirm.delete_title', { count: unwanted.length })}
        action={t('list.delete')}
        onClose={() => setUnwanted([])}
        onConfirm={() => {
          void actions.apply('delete', unwanted);
          setUnwanted([]);
        }}
      >
        <ul className="grid gap-1">
          {unwanted.map(({ id, title }) => (
            <li key={id}>{title || `#${id}`}</li>
          ))}
        </ul>
        <p className="mt-3">{t('confirm.delete_text')}</p>
      </ConfirmDialog>
      <UndoBar undoable={actions.undoable} onUndo={() => void actions.undo()} onForget={actions.forget} />
    </div>
  );
}

function useColumns(entity: EntityDescriptor) {
  const isColumns = (value: unknown): value is ColumnName[] =>
    Array.isArray(value) && value.every((name) => entity.columns.some((column) => column.name === name));
  return useStoredChoice<ColumnName[]>(
    `admin:columns:${entity.section}`,
    [...entity.shownColumns],
    isColumns,
  );
}
