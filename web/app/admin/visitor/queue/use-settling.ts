import { useRevalidator } from '@remix-run/react';
import { callFromBrowser } from '../../api/browser';
import { useWorkText } from '../../table/text';
import { useListCall } from '../../table/use-list-call';
import type { RecordToCheck } from '../issue';
import { useNextRow } from './use-next-row';

/** What an editor says of one thing in the queue. */
export type Answer = 'right' | 'unknown' | 'still_unknown' | 'not_applicable' | 'not_about_this';

type Issue = RecordToCheck['issues'][number];

/** What is said once an answer is stored. */
const stored = {
  right: 'confirmed',
  unknown: 'noted_unknown',
  still_unknown: 'confirmed',
  not_applicable: 'noted_not_applicable',
  not_about_this: 'dismissed',
} as const satisfies Record<Answer, string>;

/** Settles what stands in the queue on the spot; the focus goes on to what comes next. */
export function useSettling(rows: readonly RecordToCheck[]) {
  const t = useWorkText();
  const { call, pending } = useListCall();
  const leave = useNextRow(rows);
  const { revalidate } = useRevalidator();
  const send = ({ id, entity, record_id, section }: Issue, answer: Answer) =>
    answer === 'not_applicable' || answer === 'not_about_this'
      ? callFromBrowser('POST', '/visitor-info/issues/{id}/dismiss', { path: { id } })
      : callFromBrowser('POST', '/visitor-info/confirm', {
          json: { entity, record_id, section, answer: answer === 'right' ? 'right' : 'unknown' },
        });
  return {
    pending,
    /** A value was given and stored in the row: the list without it, and the focus on what follows. */
    given: ({ id }: Issue) => {
      leave(String(id));
      revalidate();
    },
    /** Says of all the given things of one record that nobody could say. */
    settleUnknown: (issues: readonly Issue[]) => {
      const [first] = issues;
      if (!first) return;
      const { entity, record_id } = first;
      leave(String(first.id));
      const json = { entity, record_id, sections: [...new Set(issues.map(({ section }) => section))] };
      void call<unknown>(callFromBrowser('POST', '/visitor-info/unknown', { json }), {
        success: t('visitor_info.noted_unknown'),
        failure: t('visitor_info.confirm_failed'),
      });
    },
    settle: (issue: Issue, answer: Answer) => {
      leave(String(issue.id));
      return call<unknown>(send(issue, answer), {
        success: t(`visitor_info.${stored[answer]}`),
        failure: t('visitor_info.confirm_failed'),
      });
    },
  };
}
