import { useCallback, useEffect, useState } from 'react';
import type { Draft } from './draft';

/** What was typed and not yet saved, as this browser keeps it. */
export interface StoredDraft {
  /** Version of the record that it was typed over; null for a new one. */
  version: number | null;
  at: string;
  changes: Record<string, unknown>;
}

const DELAY_MS = 800;

function read(key: string): StoredDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null;
    return kept && typeof kept.changes === 'object' && Object.keys(kept.changes).length > 0 ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Keeps unsaved changes in this browser a moment after they were typed. What an earlier visit has left is given back
 * as `found`, until it is taken or thrown away.
 */
export function useStoredDraft(key: string, draft: Draft, changed: string[], version: number | null) {
  const [found, setFound] = useState<StoredDraft | null>(null);

  useEffect(() => setFound(read(key)), [key]);

  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => {
      const changes = Object.fromEntries(changed.map((name) => [name, draft[name]]));
      const kept: StoredDraft = { version, at: new Date().toISOString(), changes };
      try {
        localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Full or forbidden: the warning on leaving still guards what was typed.
      }
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, draft, changed, version]);

  const forget = useCallback(() => {
    setFound(null);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored where storage is forbidden.
    }
  }, [key]);

  return { found, forget, close: () => setFound(null) };
}
