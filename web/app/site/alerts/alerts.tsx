import { later } from '~/rendering/later/later';
import { AlertNotes } from './alert-notes.later';

/** Alerts on a page that mostly has none: what keeps them up to date is fetched only where there are some. */
export const Alerts = later(import.meta.env.SSR && AlertNotes, () =>
  import('./alert-notes.later').then((part) => part.AlertNotes),
);
