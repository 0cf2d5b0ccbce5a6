import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { Answer } from '~/api/answer';
import { toast } from '~/ui/toast-store';
import { useAdminText } from '../text';

/** Follows a change of one's own account; the server's message is shown, and its errors stand at the fields. */
export function useOwnChange() {
  const t = useAdminText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  async function follow(sent: Promise<Answer<{ message: string }>>): Promise<boolean> {
    setPending(true);
    const answer = await sent;
    setPending(false);
    setErrors(answer.ok ? {} : (answer.problem.errors ?? {}));
    if (answer.ok) {
      toast.success(answer.body.message);
      revalidate();
    } else if (!answer.problem.errors) toast.error(answer.problem.message || t('error.no_answer'));
    return answer.ok;
  }

  return { follow, pending, errors };
}
