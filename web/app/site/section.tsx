import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { Names } from '~/i18n/names';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

interface SectionProps {
  title: string;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  more?: { to: string; label: string };
  id?: string;
  className?: string;
  /** Laid out from the start: long text, which is much higher than can be guessed and costs little. */
  whole?: boolean;
  /** One of many on its page: on phones without its lead, and closer to its neighbours. */
  tight?: boolean;
  children: ReactNode;
}

/** A part of a page under a ruled heading, like the opening of a chapter. */
export function Section({ title, lead, more, id, className, whole, tight, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx('page section', !whole && 'later', tight && 'max-sm:py-6', className)}
    >
      <div
        className={cx(
          'mb-8 grid gap-x-8 gap-y-2 border-t-2 border-ink pt-4 md:mb-10 md:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(min-content,2fr)] md:items-baseline',
          tight && 'max-sm:mb-5',
        )}
      >
        <h2 id={headingId} className="text-3xl">
          <Names>{title}</Names>
        </h2>
        {lead && (
          <p className={cx('text-muted', tight && 'max-sm:hidden')}>
            <Names>{lead}</Names>
          </p>
        )}
        {more && (
          <p className="md:col-start-3 md:text-right">
            <Link
              to={more.to}
              prefetch="intent"
              className="link inline-flex items-center gap-1.5 py-1 text-sm font-semibold"
            >
              {more.label}
              <Icon name="arrow-right" />
            </Link>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
