import { useRevalidator } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { Answer, ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { useOutcome } from '../ui/outcome';

export type BulkAction = 'publish' | 'hide' | 'delete';

/** What was done to which records, so that it can be taken back. */
export interface Undoable {
  action: BulkAction;
  records: ContentRecord[];
}

const worst = (answers: Answer<unknown>[]): Answer<unknown> | undefined =>
  answers.find((answer) => !answer.ok) ?? answers[0];

/** Changes that a list makes to its records, each said in a toast and followed by a fresh list. */
export function useListActions(entity: EntityDescriptor) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const { revalidate } = useRevalidator();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [pending, setPending] = useState(false);
  const { base } = entity;

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

  const flip = useCallback((id: number) => callFromBrowser(`${base}/status/${id}`, 'PUT'), [base]);

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
        const answers: Answer<unknown>[] = [];
        // One after the other: each call is a transaction, and a failure must not hide what has been done before.
        for (const { id } of touched) {
          answers.push(
            action === 'delete' ? await callFromBrowser(`${base}/${id}`, 'DELETE') : await flip(id),
          );
        }
        const done = touched.filter((_, index) => answers[index]?.ok);
        const answer = worst(answers);
        if (answer) say(action === 'delete' ? 'delete' : 'status', answer);
        setUndoable(done.length ? { action, records: done } : null);
      }),
    [run, say, base, flip, t],
  );

  const undo = useCallback(() => {
    if (!undoable) return Promise.resolve();
    setUndoable(null);
    return run(async () => {
      const answers: Answer<unknown>[] = [];
      for (const { id, status } of undoable.records) {
        if (undoable.action === 'delete') {
          answers.push(await callFromBrowser(`${base}/${id}/restore`, 'POST'));
          // What comes out of the bin is hidden.
          if (status === 1) answers.push(await flip(id));
        } else answers.push(await flip(id));
      }
      const answer = worst(answers);
      if (answer) say('restore', answer);
    });
  }, [run, say, base, flip, undoable]);

  const sort = useCallback(
    (ids: number[]) => run(async () => say('sort', await callFromBrowser(`${base}/sort`, 'POST', { ids }))),
    [run, say, base],
  );

  const toggle = useCallback(
    (record: ContentRecord) => apply(record.status === 1 ? 'hide' : 'publish', [record]),
    [apply],
  );

  return { apply, toggle, sort, undo, undoable, forget: () => setUndoable(null), pending };
}
