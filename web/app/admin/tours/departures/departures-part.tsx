import { useState } from 'react';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { useEditor } from '../../editor/editor-context';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { DepartureDialog } from './departure-dialog';
import { DepartureTable } from './departure-table';
import { RemoveDialog } from './remove-dialog';
import { SeriesDialog } from './series-dialog';
import { useDepartures } from './use-departures';

/** What is open over the list. */
type Opened = { what: 'one' | 'series' } | { what: 'edit' | 'remove'; id: number } | null;

const USUAL_SEATS = 12;

/** When a tour leaves, for how much and for how many; every change here is saved at once. */
export default function DeparturesPart({ id }: { id: number }) {
  const t = useAdminText();
  const own = useBookablesText();
  const { stored } = useEditor();
  const { may } = useAdmin();
  const [past, setPast] = useState(false);
  const [opened, setOpened] = useState<Opened>(null);
  const departures = useDepartures(id, past);
  const { list } = departures;
  const close = () => setOpened(null);
  // As it is stored now: a refused change has read the list anew.
  const chosen = opened && 'id' in opened ? list?.data.find((one) => one.id === opened.id) : undefined;
  const last = list?.data.at(-1);
  const usual = {
    price: last?.price ?? (typeof stored.price === 'number' ? stored.price : null),
    seats: last?.seats ?? USUAL_SEATS,
  };

  if (departures.failed && !list) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{own('departure.failed')}</p>
        <Button tone="secondary" size="small" onClick={() => void departures.load()}>
          {own('departure.again')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p className="mb-3 max-w-measure text-xs text-muted">{own('departure.intro')}</p>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {may('tour', 'create') && (
          <>
            <Button
              tone="secondary"
              size="small"
              onClick={() => setOpened({ what: 'one' })}
              aria-haspopup="dialog"
            >
              <Icon name="plus" /> {own('departure.add')}
            </Button>
            <Button
              tone="secondary"
              size="small"
              onClick={() => setOpened({ what: 'series' })}
              aria-haspopup="dialog"
            >
              <Icon name="calendar" /> {own('series.add')}
            </Button>
          </>
        )}
        <Checkbox
          label={own('departure.past')}
          checked={past}
          onChange={(event) => setPast(event.target.checked)}
          className="ml-auto"
        />
      </div>
      {!list && <p className="text-muted">{t('revisions.loading')}</p>}
      {list?.data.length === 0 && <p className="text-muted">{own('departure.none')}</p>}
      {list && list.data.length > 0 && (
        <DepartureTable
          rows={list.data}
          total={list.total}
          onToggle={(departure) => void departures.toggle(departure)}
          onEdit={(departure) => setOpened({ what: 'edit', id: departure.id })}
          onRemove={(departure) => setOpened({ what: 'remove', id: departure.id })}
        />
      )}
      <DepartureDialog
        open={opened?.what === 'one' || (opened?.what === 'edit' && chosen !== undefined)}
        departure={chosen ?? null}
        usual={usual}
        onClose={close}
        onSave={(input) => (chosen ? departures.update(chosen, input) : departures.add(input))}
      />
      <SeriesDialog
        open={opened?.what === 'series'}
        existing={list?.data ?? []}
        usual={usual}
        onClose={close}
        onSave={departures.addSeries}
      />
      <RemoveDialog
        departure={opened?.what === 'remove' ? (chosen ?? null) : null}
        onClose={close}
        onRemove={departures.remove}
      />
    </div>
  );
}
