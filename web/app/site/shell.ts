import { onceFor } from '~/api/once-for';
import type { ShellData } from './shell-data.server';

/**
 * What header and footer show, as one text. It is on every page, the same on all of them: as data of its own it would be
 * taken apart for each page that is written, and put together by each browser before anybody opens a menu.
 */
export type ShellText = string & { readonly shell: ShellData };

/** Pages of two languages are written side by side, before and after a change. */
const most = 4;

/** The data of a shell; the same for the same text. */
export const readShell = onceFor(most, (text: ShellText): ShellData => JSON.parse(text));
