import { useState } from 'react';
import type { Answer } from '~/api/answer';
import { callFromBrowser } from '../api/browser';
import { useAdminText } from '../text';
import type { CheckInAnswer, Verdict } from './check-in-answer';
import type { TicketAtTheDoor } from './types';

/** What the API answers when a ticket was checked. */
export interface Checked {
  data: TicketAtTheDoor;
}

const verdicts: Record<string, Verdict> = {
  ticket_used: 'used',
  ticket_void: 'void',
  wrong_day: 'wrong_day',
  not_found: 'unknown',
};

/** The API's answer as the door says it. `fallback` stands where there was none. */
export const answerOf = (answer: Answer<Checked>, good: Verdict, fallback: string): CheckInAnswer => {
  if (answer.ok) return { verdict: good, message: '', ticket: answer.body.data };
  const { code, message, data } = answer.problem;
  return {
    verdict: verdicts[code] ?? 'failed',
    message: message || fallback,
    ticket: data ?? null,
  };
};

/** Checks tickets one after the other, and says what came of the last one; of `first`, which came as a form, to begin with. */
export function useCheckIn(first: CheckInAnswer | null) {
  const t = useAdminText();
  const [answer, setAnswer] = useState<CheckInAnswer | null>(first);
  const [pending, setPending] = useState(false);

  async function follow(sent: Promise<Answer<Checked>>, good: Verdict) {
    setPending(true);
    const given = await sent;
    setPending(false);
    setAnswer(answerOf(given, good, t('error.no_answer')));
    navigator.vibrate?.(given.ok ? 60 : [60, 60, 60]);
  }

  return {
    answer,
    pending,
    checkIn: (code: string, anyDay = false) =>
      follow(callFromBrowser('POST', '/tickets/check-in', { json: { code, any_day: anyDay } }), 'ok'),
    undo: (code: string) =>
      follow(callFromBrowser('POST', '/tickets/undo-check-in', { json: { code } }), 'undone'),
  };
}
