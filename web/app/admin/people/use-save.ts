import { useCallback, useState } from 'react';
import type { Answer, Problem } from '~/api/answer';
import { type Operation, useOutcomeOf } from '../ui/outcome';

/** A form's way to the API: what became of it is said in a toast, and errors stand at their fields. */
export function useSave(noun: string) {
  const say = useOutcomeOf(noun);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const save = useCallback(
    async <Body>(operation: Operation, sent: Promise<Answer<Body>>): Promise<Answer<Body>> => {
      setPending(true);
      const answer = await sent;
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
