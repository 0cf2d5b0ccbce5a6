import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import { useAdminText } from '../text';

/** Sends a change of one's own account; the server's message is shown, and its errors stand at the fields. */
export function useOwnChange() {
  const t = useAdminText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  async function send(path: string, method: string, body?: Record<string, unknown>): Promise<boolean> {
    setPending(true);
    const answer = await callFromBrowser<{ message: string }>(path, method, body);
    setPending(false);
    setErrors(answer.ok ? {} : (answer.problem.errors ?? {}));
    if (answer.ok) {
      toast.success(answer.body.message);
      revalidate();
    } else if (!answer.problem.errors) toast.error(answer.problem.message || t('error.no_answer'));
    return answer.ok;
  }

  return { send, pending, errors };
}
