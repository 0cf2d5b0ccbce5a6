import { useCallback, useRef, useState } from 'react';

/** What is done one after the other, each on top of the one before. Says whether it was done. */
type Job = () => Promise<boolean> | boolean;

/**
 * Jobs that wait for each other. Once one fails, those behind it are left: they were meant for what it would have made.
 * @param onEmpty when nothing waits any more
 */
export function useQueue(onEmpty: () => void) {
  const [isBusy, setBusy] = useState(false);
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);
  const failures = useRef(0);

  const add = useCallback(
    (job: Job) => {
      const before = failures.current;
      waiting.current += 1;
      setBusy(true);
      last.current = last.current.then(async () => {
        const isDone = before !== failures.current || (await job());
        if (!isDone) failures.current += 1;
        waiting.current -= 1;
        if (waiting.current > 0) return;
        onEmpty();
        setBusy(false);
      });
    },
    [onEmpty],
  );
  const isIdle = useCallback(() => waiting.current === 0, []);
  return { add, isIdle, isBusy };
}
