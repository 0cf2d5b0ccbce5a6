import { isSecureAddress, ownCookie, takenCookie } from '~/api/own-cookie';
import { browserStore } from '~/ui/browser-store';

/** Who is signed in, as far as pages show it. */
export interface User {
  id: number;
  full_name: string;
  avatar: string | null;
}

/** Where the browser keeps it, in the form that the product's other programs know. */
const KEY = 'user';
const VERSION = 0;

const isUser = (value: unknown): value is User => {
  const user = value as User | null;
  return Number.isInteger(user?.id) && typeof user?.full_name === 'string';
};

const store = browserStore<User | null>(
  KEY,
  (stored) => {
    const kept = stored as { version?: unknown; state?: { user?: unknown } } | null;
    return kept?.version === VERSION && isUser(kept.state?.user) ? kept.state.user : null;
  },
  null,
);

/** Who is signed in; nobody while the page comes from the server. */
export const currentUser = store.current;

export const setUser = (user: User | null): void => store.keep(user, { state: { user }, version: VERSION });

export const useUser = store.useValue;

/** Whether the browser has been given a session. The cookie says no more than that. */
export const hasSession = (): boolean => ownCookie(document.cookie, 'signed_in') === '1';

/** Forgets a session that the API does not know any more. */
export function forgetSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that says nothing but that there is a session
  document.cookie = takenCookie('signed_in', isSecureAddress(location.href));
  setUser(null);
}
