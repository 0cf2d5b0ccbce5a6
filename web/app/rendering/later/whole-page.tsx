import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { layOutInTurn } from './lay-out';

/** Once in the root: each page that is opened is laid out to its end. */
export function WholePage() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => layOutInTurn(), [key]);
  return null;
}
