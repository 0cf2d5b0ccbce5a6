import { sessionStore } from './session-store';

/** Seconds after which one has to sign in again, however busy one was. */
export const sessionSeconds = 7 * 24 * 3600;

/** Sessions of the back office. */
export const {
  open: openAdminSession,
  end: endAdminSession,
  endInBrowser: endAdminSessionInBrowser,
  endAll: endAdminSessions,
  list: listAdminSessions,
  endShown: endAdminSessionByHandle,
} = sessionStore('admin', sessionSeconds);
