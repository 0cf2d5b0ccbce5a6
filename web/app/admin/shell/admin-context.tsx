import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Admin } from '../api/types';
import type { EntityName } from '../entities/descriptor';

type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

interface Signed {
  admin: Admin;
  /** Whether the role holds a right; the API is what enforces it. */
  may: (entity: EntityName | 'media' | 'seo', action: Action) => boolean;
}

const AdminContext = createContext<Signed | null>(null);

/** Makes the signed-in admin known to everything inside. */
export function AdminProvider({ admin, children }: { admin: Admin; children: ReactNode }) {
  const value = useMemo<Signed>(() => {
    const held = new Set(admin.permissions);
    return { admin, may: (entity, action) => held.has(`${entity}.${action}`) };
  }, [admin]);
  return <AdminContext.Provider value={value}>{children}</AdminContext.Provider>;
}

/** The signed-in admin and what the role may do. */
export function useAdmin(): Signed {
  const value = useContext(AdminContext);
  if (!value) throw new Error('There is no signed-in admin outside of the shell.');
  return value;
}
