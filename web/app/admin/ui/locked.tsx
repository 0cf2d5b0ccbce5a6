import { createContext, type ReactNode, useContext } from 'react';
import { useReady } from '~/ui/use-ready';

const LockedContext = createContext(false);

interface LockedProps {
  when: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Fields that a role may read and not change: nothing in them can be typed in or pressed. Nor can it as long as the page's
 * scripts are on their way, which would forget what was typed before them.
 */
export function Locked({ when, className, children }: LockedProps) {
  const ready = useReady();
  return (
    <LockedContext.Provider value={when}>
      <fieldset disabled={when || !ready} className={className}>
        {children}
      </fieldset>
    </LockedContext.Provider>
  );
}

/** The same for what a browser does not lock by itself. */
export const useLocked = () => useContext(LockedContext);
