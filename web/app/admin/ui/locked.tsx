import { createContext, type ReactNode, useContext } from 'react';

const LockedContext = createContext(false);

interface LockedProps {
  when: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that a role may read and not change: nothing in them can be typed in or pressed. */
export function Locked({ when, className, children }: LockedProps) {
  return (
    <LockedContext.Provider value={when}>
      <fieldset disabled={when} className={className}>
        {children}
      </fieldset>
    </LockedContext.Provider>
  );
}

/** The same for what a browser does not lock by itself. */
export const useLocked = () => useContext(LockedContext);
