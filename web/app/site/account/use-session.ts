import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { toast } from '~/ui/toast-store';
import { callAsCustomer, whenExpired } from './call';
import { currentUser, hasSession, setUser, type User, useUser } from './user-store';

/** Asks who is signed in, once however many ask. */
let asking: Promise<void> | null = null;
function askWho(): Promise<void> {
  asking ??= callAsCustomer('GET', '/me')
    .then((answer) => {
      if (!answer) return;
      const { id, full_name, avatar } = answer.data;
      setUser({ id, full_name, avatar });
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/**
 * Keeps what the browser knows of the visitor in step with the session: fills it in after signing in, and clears it
 * after signing out, in this window or another one. Pages themselves are the same for everybody.
 */
export function useSession(): User | null {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { key } = useLocation();
  const user = useUser();

  useEffect(
    () =>
      whenExpired(() => {
        forgetAccount();
        toast.error(t('header.session_expired'));
      }),
    [t],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: forms that sign in or out lead to another place
  useEffect(() => {
    if (!hasSession()) {
      if (currentUser()) {
        setUser(null);
        forgetAccount();
        toast.success(t('header.signed_out'));
      }
    } else if (!currentUser()) void askWho();
  }, [key]);

  useEffect(() => {
    if (user) void withSaved(({ syncSaved }) => syncSaved(user.id, language));
  }, [user, language]);

  return user;
}

/** The saved list of an account: most visitors have none, so that what it takes is fetched for those who do. */
function withSaved(run: (sync: typeof import('~/site/saved/saved-sync')) => unknown): Promise<unknown> {
  return import('~/site/saved/saved-sync').then(run, () => {});
}

/** Plans and tickets of an account go with its owner; few browsers have any, so what it takes is fetched then. */
function forgetTrips(): void {
  if (!window.localStorage.getItem('trips')) return;
  import('~/site/trip/state/forget-trips').then(({ forgetOwnTrips }) => forgetOwnTrips()).catch(() => {});
}

/** Takes off this browser what came from an account whose session has ended, by a press or by itself. */
function forgetAccount(): void {
  void withSaved(({ forgetSaved }) => forgetSaved());
  forgetTrips();
}
