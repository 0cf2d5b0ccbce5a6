import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Got } from '~/api/types';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import { useWorkText } from '../table/text';

/** How the look through all links stands, and what the last one brought. */
export type LinkCheck = Got<'/links/check'>['data'];

const LOOK_MS = 2000;

export const isUnderWay = ({ state }: LinkCheck) => state === 'waiting' || state === 'running';

/** Follows a look through all links until it has ended, and reads the list anew then. */
export function useLinkCheck(loaded: LinkCheck) {
  const t = useWorkText();
  const { revalidate } = useRevalidator();
  const [check, setCheck] = useState(loaded);
  useEffect(() => setCheck(loaded), [loaded]);

  useEffect(() => {
    if (!isUnderWay(check)) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await callFromBrowser('GET', '/links/check');
      if (!current) return;
      // Without an answer it is asked again.
      const next = answer.ok ? answer.body.data : { ...check };
      setCheck(next);
      if (isUnderWay(next)) return;
      if (next.state === 'done') toast.success(t('links.done'));
      else toast.error(t('links.failed'));
      revalidate();
    }, LOOK_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [check, revalidate, t]);

  return check;
}
