import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Admin } from '../api/types';
import { type Action, rightTo } from '../rights';

interface Signed {
  admin: Admin;
  /** Whether the role holds a right, such as `blog.update`; the API is what enforces it. */
  holds: (right: string) => boolean;
  /** The same of an action on what rights know by a name. */
  may: (subject: string, action: Action) => boolean;
}

const AdminContext = createContext<Signed | null>(null);

/** Makes the signed-in admin known to everything inside. */
export function AdminProvider({ admin, children }: { admin: Admin; children: ReactNode }) {
  const value = useMemo<Signed>(() => {
    const held = new Set(admin.permissions);
    const holds = (right: string) => held.has(right);
    return { admin, holds, may: (subject, action) => holds(rightTo(subject, action)) };
  }, [admin]);
  return <AdminContext.Provider value={value}>{children}</AdminContext.Provider>;
}

/** The signed-in admin and what the role may do. */
export function useAdmin(): Signed {
  const value = useContext(AdminContext);
  if (!value) throw new Error('There is no signed-in admin outside of the shell.');
  return value;
}
