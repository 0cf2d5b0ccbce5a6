import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { readList } from '../../api/records';
import type { ContentRecord } from '../../api/types';
import { useBookablesText } from '../../bookables-text';
import { addAddress } from '../../entities/paths';
import { BulkBar } from '../../list/bulk-bar';
import { ListTable } from '../../list/list-table';
import { UndoBar } from '../../list/undo-bar';
import { useListActions } from '../../list/use-list-actions';
import { useAdmin } from '../../shell/admin-context';
import { useContentLanguage, withContentLanguage } from '../../shell/content-language';
import { useAdminText } from '../../text';
import { roomsOf } from './room-entity';

/** More kinds of rooms than any hotel has. */
const MOST = 100;

/** The rooms of a hotel in their order; every change here is saved at once, and each room has an editor of its own. */
export default function RoomsPart({ id }: { id: number }) {
  const t = useAdminText();
  const own = useBookablesText();
  const { may } = useAdmin();
  const language = useContentLanguage();
  const spoken = useLanguage();
  const entity = roomsOf(id);
  const actions = useListActions(entity);
  const [rows, setRows] = useState<ContentRecord[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());

  const load = useCallback(async () => {
    const answer = await readList(entity, { lang_id: language, page: 1, per_page: MOST });
    setFailed(!answer.ok);
    if (answer.ok) setRows(answer.body.data);
  }, [entity, language]);
  useEffect(() => void load(), [load]);

  /** Whatever became of a change, the list is then what is stored. */
  const then = (change: Promise<unknown>) => void change.then(load);
  const chosen = (rows ?? []).filter((row) => chosenIds.has(row.id));

  return (
    <div>
      <p className="mb-3 max-w-measure text-xs text-muted">{own('rooms.intro')}</p>
      {failed && !rows && (
        <p className="flex flex-wrap items-center gap-3 text-danger">
          {own('rooms.failed')}
          <Button tone="secondary" size="small" onClick={() => void load()}>
            {own('departure.again')}
          </Button>
        </p>
      )}
      {rows?.length === 0 && <p className="text-muted">{own('rooms.none')}</p>}
      <BulkBar
        entity={entity}
        chosen={chosen}
        pending={actions.pending}
        onApply={(action) => {
          setChosenIds(new Set());
          then(actions.apply(action, chosen));
        }}
        onClear={() => setChosenIds(new Set())}
      />
      {rows && rows.length > 0 && (
        <ListTable
          entity={entity}
          language={language}
          rows={rows}
          columns={entity.columns}
          chosenIds={chosenIds}
          onChoose={setChosenIds}
          onOrder={(next) => {
            setRows(next);
            const seen = rows.map((row) => row.id);
            then(
              actions.sort(
                next.map((row) => row.id),
                seen,
              ),
            );
          }}
          onToggle={(record) => then(actions.toggle(record))}
          onDelete={(record) => then(actions.apply('delete', [record]))}
        />
      )}
      {may('resource', 'create') && (
        <ButtonLink
          to={withContentLanguage(addAddress(entity), language, spoken)}
          tone="secondary"
          size="small"
          className="mt-3"
        >
          <Icon name="plus" /> {t('entity.room.add')}
        </ButtonLink>
      )}
      <UndoBar undoable={actions.undoable} onUndo={() => then(actions.undo())} onForget={actions.forget} />
    </div>
  );
}
