import { useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { Answer } from '../api/types';
import { useAdminText } from '../text';
import type { CheckInAnswer, Verdict } from './check-in-answer';
import type { TicketAtTheDoor } from './types';

interface Checked {
  data: TicketAtTheDoor;
}

const verdicts: Record<string, Verdict> = {
  ticket_used: 'used',
  ticket_void: 'void',
  wrong_day: 'wrong_day',
  not_found: 'unknown',
};

const refused = (answer: Extract<Answer<Checked>, { ok: false }>, fallback: string): CheckInAnswer => {
  const { code, message, data } = answer.problem;
  return {
    verdict: verdicts[code] ?? 'failed',
    message: message || fallback,
    ticket: (data as TicketAtTheDoor | undefined) ?? null,
  };
};

/** Checks tickets one after the other, and says what came of the last one. */
export function useCheckIn() {
  const t = useAdminText();
  const [answer, setAnswer] = useState<CheckInAnswer | null>(null);
  const [pending, setPending] = useState(false);

  async function ask(path: string, body: object, good: Verdict) {
    setPending(true);
    const given = await callFromBrowser<Checked>(path, 'POST', body);
    setPending(false);
    setAnswer(
      given.ok
        ? { verdict: good, message: '', ticket: given.body.data }
        : refused(given, t('error.no_answer')),
    );
    navigator.vibrate?.(given.ok ? 60 : [60, 60, 60]);
  }

  return {
    answer,
    pending,
    checkIn: (code: string, anyDay = false) => ask('/tickets/check-in', { code, any_day: anyDay }, 'ok'),
    undo: (code: string) => ask('/tickets/undo-check-in', { code }, 'undone'),
  };
}
