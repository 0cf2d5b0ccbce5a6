import { removeOwnedPacks } from '../take/pack';
import { forgetTripsOfAccounts } from './trip-store';

/** Takes off this browser what belongs to an account, so that the next one at it does not get it. */
export async function forgetOwnTrips(): Promise<void> {
  forgetTripsOfAccounts();
  if ('caches' in window) await removeOwnedPacks();
}
