import { useRevalidator } from '@remix-run/react';
import { useCallback, useState } from 'react';
import type { Answer } from '~/api/answer';
import { toast } from '~/ui/toast-store';
import { callByDescriptor } from '../api/browser';
import type { ContentRecord } from '../api/types';
import type { Call, Calls } from '../entities/calls';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { useOutcome } from '../ui/outcome';

export type BulkAction = 'publish' | 'hide' | 'delete';

/** What was done to which records, so that it can be taken back. */
export interface Undoable {
  action: BulkAction;
  records: ContentRecord[];
}

const worst = (answers: Answer<Changed | null>[]): Answer<Changed | null> | undefined =>
  answers.find((answer) => !answer.ok) ?? answers[0];

/** One after the other: each call is a transaction, and a failure must not hide what has been done before. */
async function oneByOne(wanted: Call[]): Promise<Answer<Changed | null>[]> {
  const answers: Answer<Changed | null>[] = [];
  for (const call of wanted) answers.push(await callByDescriptor<Changed | null>(call));
  return answers;
}

/** What a call that changed many says of it; others had the status already when it came, or got it from somebody else. */
interface Changed {
  data?: { changed?: number[] };
}

const didChange = (answer: Answer<Changed | null> | undefined, { id }: ContentRecord): boolean => {
  if (!answer?.ok) return false;
  const changed = answer.body?.data?.changed;
  return changed === undefined || changed.includes(id);
};

/** The same action on many: in one transaction where the API can, else one by one. */
async function changeAll(
  calls: Calls,
  action: BulkAction | 'restore',
  records: ContentRecord[],
  single: (record: ContentRecord) => Call,
): Promise<Answer<Changed | null>[]> {
  if (!calls.bulk || records.length < 2) return oneByOne(records.map(single));
  const answer = await callByDescriptor<Changed | null>(
    calls.bulk(
      action,
      records.map(({ id }) => id),
    ),
  );
  return records.map(() => answer);
}

async function removeAll({ remove, removeMany }: Calls, records: ContentRecord[]) {
  const ids = records.map(({ id }) => id);
  if (!removeMany || ids.length < 2) return oneByOne(ids.map(remove));
  const answer = await callByDescriptor<Changed | null>(removeMany(ids));
  return ids.map(() => answer);
}

/** Changes that a list makes to its records, each said in a toast and followed by a fresh list. */
export function useListActions(entity: EntityDescriptor) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const { revalidate } = useRevalidator();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [pending, setPending] = useState(false);
  const { calls } = entity;
  const mayPublish = useAdmin().may(entity.right, 'publish');

  const run = useCallback(
    async (work: () => Promise<void>) => {
      setPending(true);
      try {
        await work();
      } finally {
        setPending(false);
        revalidate();
      }
    },
    [revalidate],
  );

  const apply = useCallback(
    (action: BulkAction, records: ContentRecord[]) =>
      run(async () => {
        const wanted = action === 'publish' ? 1 : 0;
        const touched =
          action === 'delete' ? records : records.filter(({ status }) => (status === 1 ? 1 : 0) !== wanted);
        if (touched.length === 0) {
          toast.message(t('list.as_it_was'));
          return;
        }
        const answers =
          action === 'delete' && (calls.removeMany || !calls.bulk)
            ? await removeAll(calls, touched)
            : await changeAll(calls, action, touched, (record) =>
                action === 'delete' ? calls.remove(record.id) : calls.status(record, action === 'publish'),
              );
        const done = touched.filter((record, index) => didChange(answers[index], record));
        const answer = worst(answers);
        const isFinal = action === 'delete' && !calls.restore;
        // What can be taken back is said by the bar that offers it; a toast would say it twice.
        const isSaidByBar = answer?.ok && done.length > 1 && !isFinal;
        if (answer && !isSaidByBar) say(action === 'delete' ? 'delete' : 'status', answer);
        setUndoable(done.length && !isFinal ? { action, records: done } : null);
      }),
    [run, say, calls, t],
  );

  const undo = useCallback(() => {
    if (!undoable) return Promise.resolve();
    setUndoable(null);
    return run(async () => {
      const { action, records } = undoable;
      const flip = (to: 'publish' | 'hide', some: ContentRecord[]) =>
        changeAll(calls, to, some, (record) => calls.status(record, to === 'publish'));
      const { restore } = calls;
      const answers =
        action === 'delete' && restore
          ? await changeAll(calls, 'restore', records, ({ id }) => restore(id))
          : await flip(action === 'publish' ? 'hide' : 'publish', records);
      // What comes out of the bin is hidden.
      const live = records.filter(({ status }) => status === 1);
      if (action === 'delete' && live.length > 0) {
        if (mayPublish) answers.push(...(await flip('publish', live)));
        else toast.message(t('undo.stays_hidden', { count: live.length }));
      }
      const answer = worst(answers);
      if (answer) say('restore', answer);
    });
  }, [run, say, calls, undoable, mayPublish, t]);

  const sort = useCallback(
    (ids: number[], seen: number[]) =>
      run(async () => say('sort', await callByDescriptor<Changed | null>(calls.sort(ids, seen)))),
    [run, say, calls],
  );

  const toggle = useCallback(
    (record: ContentRecord) => apply(record.status === 1 ? 'hide' : 'publish', [record]),
    [apply],
  );

  return { apply, toggle, sort, undo, undoable, forget: () => setUndoable(null), pending };
}
