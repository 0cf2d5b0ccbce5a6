import { Link } from '@remix-run/react';
import { Names } from '~/i18n/names';
import { cx } from '~/ui/cx';

interface FooterLinksProps {
  title: string;
  links: { to: string; label: string }[];
  className?: string;
  listClassName?: string;
}

/** A column of links under its title. */
export function FooterLinks({ title, links, className, listClassName }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={cx('text-sm', className)}>
      <h2 className="text-base">{title}</h2>
      <ul className={cx('foot-links mt-3', listClassName)}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              <Names>{label}</Names>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
