import { Link } from '@remix-run/react';
import { Names } from '~/i18n/names';

/** A column of links under its title. */
export function FooterLinks({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="text-sm">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="link-quiet inline-block py-1.5">
              <Names>{label}</Names>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
