import type { AppLoadContext } from '@remix-run/node';

/** How long one call may take that a form makes, that asks a partner, or that several pages wait for. */
const CALL_MS = 10_000;

/** Aborts when the deadline of one API call by itself has passed. */
export const callDeadline = (): AbortSignal => AbortSignal.timeout(CALL_MS);

interface Asking {
  request: Request;
  context: AppLoadContext;
}

const isPage = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Until when a call for this request is waited for: all of one page's share a deadline, a form's have their own. */
export const deadlineFor = ({ request, context }: Asking): AbortSignal =>
  isPage(request) ? context.deadline() : callDeadline();

/** Aborts when the visitor has gone or the deadline has passed. */
export const patienceFor = (asking: Asking): AbortSignal =>
  AbortSignal.any([asking.request.signal, deadlineFor(asking)]);
