import { useCallback } from 'react';
import type { Language } from '~/i18n/languages';
import { send } from '../api/records';
import type { ContentRecord, Revision } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdmin } from '../shell/admin-context';
import { Drawer } from '../shell/drawer';
import { useAdminText } from '../text';
import { useOutcome } from '../ui/outcome';
import { keyLabel } from './key-label';
import { readRecord } from './read-record';
import { RevisionList } from './revision-list';
import { changesTo } from './revision-texts';

interface RevisionsDrawerProps {
  open: boolean;
  onClose: () => void;
  entity: EntityDescriptor;
  records: Record<Language, ContentRecord>;
  onRestored: (records: Record<Language, ContentRecord>) => void;
}

/** Past states of a record: who made them, how they differ from now, and a way back. */
export function RevisionsDrawer(props: RevisionsDrawerProps) {
  const t = useAdminText();
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      title={t('revisions.title')}
      side="right"
      className="w-[min(44rem,96vw)]"
    >
      <Revisions {...props} />
    </Drawer>
  );
}

function Revisions({ entity, records, onRestored }: RevisionsDrawerProps) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const { may } = useAdmin();
  const { id, version } = records.vi;
  const load = useCallback(async () => {
    const answer = await send<{ data: Revision[] }>(entity.calls.revisions(id));
    return answer.ok ? answer.body.data : [];
  }, [entity, id]);

  async function restore(past: number) {
    const answer = await send(entity.calls.revive(id, past, version));
    say('restore', answer);
    const fresh = answer.ok ? await readRecord(entity, id) : null;
    if (fresh) onRestored(fresh);
  }

  return (
    <RevisionList
      load={load}
      current={version}
      changesTo={(revision) => changesTo(entity, revision, records)}
      labelOf={(key) => keyLabel(key, t)}
      onRestore={may(entity.right, 'update') ? restore : undefined}
    />
  );
}
