import { Suspense, useCallback } from 'react';
import type { Language } from '~/i18n/languages';
import { toast } from '~/ui/toast-store';
import { callByDescriptor } from '../../api/browser';
import type { Options } from '../../api/options.server';
import type { ContentRecord, Revision } from '../../api/types';
import { entityNamed } from '../../entities';
import type { EntityDescriptor } from '../../entities/descriptor';
import { nameOf } from '../../entities/records';
import { useAdmin } from '../../shell/admin-context';
import { Drawer } from '../../shell/drawer';
import { useAdminText } from '../../text';
import { useOutcome } from '../../ui/outcome';
import { type Draft, sharedFields } from '../draft/draft';
import { readRecord } from '../draft/read-record';
import { useKeyLabel } from '../draft/use-key-label';
import { useValueWords } from '../draft/value-words';
import { changedBy, changesTo, keyOfName, pastValues } from './revision-changes';
import { noPastStates, type PastStates, RevisionList } from './revision-list';
import { useKnownIds } from './use-known-ids';

interface RevisionsDrawerProps {
  open: boolean;
  onClose: () => void;
  entity: EntityDescriptor;
  records: Record<Language, ContentRecord>;
  options: Options;
  /** Gets what is stored by now: after going back, or because somebody else has changed it. */
  onFresh: (records: Record<Language, ContentRecord>) => void;
  /** Gets single values of a past state; nothing is stored before the editor saves. */
  onTake: (values: Draft) => void;
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
      {/* Some of its words are fetched with it. */}
      <Suspense fallback={<p className="text-muted">{t('revisions.loading')}</p>}>
        <Revisions {...props} />
      </Suspense>
    </Drawer>
  );
}

function Revisions({ entity, records, options, onFresh, onTake, onClose }: RevisionsDrawerProps) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const { may } = useAdmin();
  const { id, version } = records.vi;
  const related = sharedFields(entity).find(({ kind }) => kind === 'related');
  const named = (related?.kind === 'related' && related.of && entityNamed(related.of)) || entity;
  const { known, learn } = useKnownIds(named);
  const plainOf = useValueWords(entity, options, (one) => {
    const record = known.get(one);
    return (record && nameOf(record)) || `#${one}`;
  });
  const publishes = may(entity.right, 'publish');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has another history
  const load = useCallback(
    async (before?: number) => {
      const answer = await callByDescriptor<PastStates>(entity.calls.revisions(id, before));
      if (!answer.ok) return noPastStates;
      const { data } = answer.body;
      if (related)
        learn([records.vi, ...data.map(({ snapshot }) => snapshot)].map((one) => one[related.name]));
      return answer.body;
    },
    [entity, id, version],
  );

  const labelOf = useKeyLabel();
  const labels = (keys: readonly string[]) => keys.map(labelOf).join(', ');

  function changed(revision: Revision, before: Revision | undefined): string | null {
    if (revision.is_original) return null;
    if (!before) return revision.version === 1 ? t('revisions.created') : null;
    const keys = changedBy(entity, before, revision);
    return keys.length > 0
      ? t('revisions.changed', { fields: labels(keys) })
      : t('revisions.changed_nothing');
  }

  async function restore(past: number) {
    const call = entity.calls.revive(id, past, version);
    const answer = await callByDescriptor<{ unrestored?: string[] }>({
      ...call,
      path: `${call.path}?lang_id=${t('language_code')}`,
    });
    say('restore', answer);
    const left = answer.ok ? (answer.body.unrestored ?? []) : [];
    if (left.length > 0) {
      const fields = labels(left.map((name) => keyOfName(entity, name)));
      toast.error(t('revisions.unrestored', { fields }));
    }
    if (!answer.ok && answer.problem.code !== 'version_conflict') return;
    const fresh = await readRecord(entity, id);
    if (fresh) onFresh(fresh);
    if (answer.ok) onClose();
  }

  return (
    <RevisionList
      load={load}
      current={version}
      changesTo={(revision) => changesTo(entity, revision, records, { plainOf, publishes })}
      changedBy={changed}
      labelOf={labelOf}
      onRestore={may(entity.right, 'update') ? restore : undefined}
      onTake={
        may(entity.right, 'update')
          ? (revision, keys) => {
              onTake(pastValues(entity, revision, keys));
              toast.success(t('revisions.taken'));
              onClose();
            }
          : undefined
      }
    />
  );
}
