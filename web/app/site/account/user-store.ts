import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as pages show it. */
export interface User {
  id: number;
  full_name: string;
  avatar: string | null;
}

/** Where the browser keeps it, in the form that the product's other programs know. */
const KEY = 'user';
const VERSION = 0;

const listeners = new Set<() => void>();
let known: User | null | undefined;

const isUser = (value: unknown): value is User => {
  const user = value as User | null;
  return Number.isInteger(user?.id) && typeof user?.full_name === 'string';
};

function read(): User | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return stored?.version === VERSION && isUser(stored.state?.user) ? stored.state.user : null;
  } catch {
    return null;
  }
}

function tell() {
  for (const listener of listeners) listener();
}

function changedElsewhere({ key }: StorageEvent) {
  if (key !== null && key !== KEY) return;
  known = undefined;
  tell();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
  };
}

/** Who is signed in; nobody while the page comes from the server. */
export function currentUser(): User | null {
  known ??= read();
  return known;
}

export function setUser(user: User | null): void {
  known = user;
  try {
    if (user) window.localStorage.setItem(KEY, JSON.stringify({ state: { user }, version: VERSION }));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Kept for this page, then.
  }
  tell();
}

export const useUser = (): User | null => useSyncExternalStore(subscribe, currentUser, () => null);

/** Whether the browser has been given a session. The cookie says no more than that. */
export const hasSession = (): boolean => /(?:^|;\s*)signed_in=1/.test(document.cookie);

/** Forgets a session that the API does not know any more. */
export function forgetSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that says nothing but that there is a session
  document.cookie = 'signed_in=; path=/; max-age=0; samesite=lax';
  setUser(null);
}
