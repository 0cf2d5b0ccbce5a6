import { type ReactNode, Suspense } from 'react';
import { useReady } from '~/ui/use-ready';

interface WhenReadyProps {
  /** What keeps the place until then. */
  place?: ReactNode;
  /** May be code, or words, that are still on their way. */
  children: ReactNode;
}

/**
 * A part of a form whose code comes by itself. It begins in the browser: had the server drawn it, each change of the form
 * before that code is there would throw the drawing away, which React tells as an error (421).
 */
export function WhenReady({ place = null, children }: WhenReadyProps) {
  return useReady() ? <Suspense fallback={place}>{children}</Suspense> : place;
}
