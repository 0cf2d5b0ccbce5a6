import { isSecureAddress, ownCookie, takenCookie } from './own-cookie';

type SessionCookie = 'admin_token' | 'customer_token';

/** Whether the browser holds a token; whether it is good, only the API knows. */
export const holdsToken = (request: Request, name: SessionCookie): boolean =>
  ownCookie(request.headers.get('cookie'), name) !== undefined;

/** A header that takes a token away whose session had ended already. */
export const takenToken = (name: SessionCookie, publicUrl: string): string =>
  `${takenCookie(name, isSecureAddress(publicUrl))}; HttpOnly`;
