import { useCallback, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { Answer, Problem } from '../api/types';
import { type Operation, useOutcomeOf } from '../ui/outcome';

/** A form's way to the API: what became of it is said in a toast, and errors stand at their fields. */
export function useSave(noun: string) {
  const say = useOutcomeOf(noun);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const save = useCallback(
    async <Body>(
      operation: Operation,
      path: string,
      method: string,
      body?: Record<string, unknown>,
    ): Promise<Answer<Body>> => {
      setPending(true);
      const answer = await callFromBrowser<Body>(path, method, body);
      setPending(false);
      setErrors(answer.ok ? {} : firstErrors(answer.problem));
      say(operation, answer);
      return answer;
    },
    [say],
  );
  return { save, pending, errors };
}

/** The first message of each field. */
export const firstErrors = ({ errors = {} }: Problem): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]));
