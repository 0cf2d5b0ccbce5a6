import { Form, Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { isFollowed } from '~/ui/followed';
import { chipStyle } from '~/ui/tag';

interface FacetLinkProps {
  /** Where the choice leads: a path, a query, or `.` for the whole list. */
  to: string;
  current?: boolean | undefined;
  className: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A choice that narrows a list. By itself it is a link; together with others the button of a form, which leads readers
 * to the same address and search engines nowhere.
 */
export function FacetLink({ to, current, className, children, ...rest }: FacetLinkProps) {
  const { pathname } = useLocation();
  const [path, given] = to.split('?');
  const query = new URLSearchParams(given);
  const mark = { 'aria-current': current ? ('true' as const) : undefined, ...rest };
  if (isFollowed(query)) {
    return (
      <Link to={to} preventScrollReset className={className} {...mark}>
        {children}
      </Link>
    );
  }
  return (
    <Form action={path || pathname} preventScrollReset className="contents">
      {[...query].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} {...mark}>
        {children}
      </button>
    </Form>
  );
}

/** The same as a chip among others. */
export const FacetChip = (props: Omit<FacetLinkProps, 'className'>) => (
  <FacetLink {...props} className={chipStyle(props.current)} />
);
