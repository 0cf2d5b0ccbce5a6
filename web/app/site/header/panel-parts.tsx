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

/** One entry of a panel (`PanelGrid`) under its own rule. */
export function PanelEntry({ to, title, text, children }: PanelEntryProps) {
  return (
    <li>
      <Link to={to} prefetch="intent">
        <Names>{title}</Names>
      </Link>
      {text && (
        <p>
          <Names>{text}</Names>
        </p>
      )}
      {children}
    </li>
  );
}

export function PanelGrid({ children }: { children: ReactNode }) {
  return <ul className="menu-grid">{children}</ul>;
}

/** The way to everything of the panel's kind. */
export function PanelMore({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} prefetch="intent" className="menu-more">
      {children}
      <Icon name="arrow-right" />
    </Link>
  );
}
