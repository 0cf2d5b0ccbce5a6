import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Names } from '~/i18n/names';
import { Icon } from '~/ui/icon';

interface PanelEntryProps {
  to: string;
  title: string;
  /** What is behind it, in a sentence; on wide screens only. */
  text?: string;
  children?: ReactNode;
}

/** One entry of a panel under its own rule. */
export function PanelEntry({ to, title, text, children }: PanelEntryProps) {
  return (
    <li className="relative border-line lg:border-t lg:pt-3">
      <Link to={to} prefetch="intent" className="link-quiet inline-block py-1 lg:font-display lg:text-base">
        <Names>{title}</Names>
      </Link>
      {text && (
        <p className="line-clamp-2 text-sm text-muted max-lg:hidden">
          <Names>{text}</Names>
        </p>
      )}
      {children}
    </li>
  );
}

export function PanelGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-10 gap-y-2 lg:grid-cols-3 lg:gap-y-5 xl:grid-cols-4">{children}</ul>;
}

/** The way to everything of the panel's kind. */
export function PanelMore({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="link mt-4 mr-8 inline-flex items-center gap-2 py-1 font-semibold lg:mt-6"
    >
      {children}
      <Icon name="arrow-right" />
    </Link>
  );
}
