import { useState } from 'react';
import type { Answer } from '~/api/answer';
import { toast } from '~/ui/toast-store';
import { firstErrors } from '../people/use-save';
import { useAdminText } from '../text';

/** Calls of a dialog: errors stand at their fields, anything else is said in a toast. */
export function useCall() {
  const t = useAdminText();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function follow<Body>(sent: Promise<Answer<Body>>): Promise<Answer<Body>> {
    setPending(true);
    const answer = await sent;
    setPending(false);
    setErrors(answer.ok ? {} : firstErrors(answer.problem));
    if (!answer.ok && !answer.problem.errors) toast.error(answer.problem.message || t('error.no_answer'));
    return answer;
  }
  return { follow, pending, errors };
}
