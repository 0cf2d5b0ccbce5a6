import { Scripts } from '@remix-run/react';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * The page's scripts, asked for after what the page is read with: Remix preloads its modules with the priority of fonts
 * and the opening picture, and on a slow line they would hold those up, although the page can be read without them.
 */
export function PatientScripts({ nonce }: { nonce: string | undefined }) {
  // Called as the function that it is, since its links take no priority.
  return <>{withLowPriority(Scripts({ nonce })?.props.children)}</>;
}

function withLowPriority(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    isValidElement<{ rel?: string }>(child) && child.props.rel === 'modulepreload'
      ? cloneElement(child, { ...lowPriority, key: child.key })
      : child,
  );
}

// React 18 knows this attribute by its lower-case name only.
const lowPriority: object = { fetchpriority: 'low' };
