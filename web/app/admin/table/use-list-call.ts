import { useRevalidator } from '@remix-run/react';
import { useCallback, useState } from 'react';
import type { Answer } from '~/api/answer';
import { toast } from '~/ui/toast-store';
import { useAdminText } from '../text';

interface Said {
  success: string;
  failure: string;
}

/** A change made from a list: said in a toast, with the reason where it was refused, and followed by a fresh list. */
export function useListCall() {
  const t = useAdminText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  const call = useCallback(
    async <Body>(sent: Promise<Answer<Body>>, said: Said): Promise<Answer<Body>> => {
      setPending(true);
      const answer = await sent;
      setPending(false);
      if (answer.ok) toast.success(said.success);
      else {
        const reason =
          answer.status === 0
            ? t('error.no_answer')
            : (Object.values(answer.problem.errors ?? {})[0]?.[0] ?? answer.problem.message);
        toast.error(`${said.failure} ${reason}`.trim());
      }
      revalidate();
      return answer;
    },
    [t, revalidate],
  );
  return { call, pending };
}
