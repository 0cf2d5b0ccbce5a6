import { useCallback } from 'react';
import type { Answer } from '~/api/answer';
import { toast } from '~/ui/toast-store';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';

export type Operation = 'create' | 'update' | 'delete' | 'status' | 'sort' | 'restore' | 'seo';

/** Says what became of an operation, as a toast: what was done to which kind of record, and why it failed. */
export function useOutcome(entity: EntityDescriptor) {
  const t = useAdminText();
  return useOutcomeOf(t(`entity.${entity.name}.noun`));
}

/** The same for what is no entity, by the noun that stands in the toast. */
export function useOutcomeOf(noun: string) {
  const t = useAdminText();
  return useCallback(
    (operation: Operation, answer: Answer<unknown>) => {
      if (answer.ok) {
        toast.success(t(`toast.${operation}.success`, { noun }));
        return;
      }
      const reason = answer.status === 0 ? t('error.no_answer') : answer.problem.message;
      toast.error([t(`toast.${operation}.failure`, { noun }), reason].filter(Boolean).join(' '));
    },
    [t, noun],
  );
}
