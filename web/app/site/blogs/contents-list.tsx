import { useTranslation } from 'react-i18next';
import type { BlogDetail } from '~/api/types';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { useCurrentHeading } from './use-current-heading';

interface ContentsListProps {
  entries: BlogDetail['table_of_contents'];
  /** What it is the contents of, where it is no story. */
  label?: string;
}

/** The headings of a text as links; beside the text on wide screens, above it and folded on narrow ones. */
export function ContentsList({ entries, label }: ContentsListProps) {
  const { t } = useTranslation('site');
  const name = label ?? t('blogs.contents');
  const current = useCurrentHeading(entries.map(({ id }) => id));
  if (entries.length < 2) return null;
  const list = (
    <ol className="mt-3 border-l border-line">
      {entries.map(({ id, text, level }) => (
        <li
          key={id}
          className={cx(
            '-ml-px border-l-2 text-sm',
            level > 2 ? 'pl-8' : 'pl-4',
            id === current ? 'border-lacquer' : 'border-transparent',
          )}
        >
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cx('link-quiet inline-block py-1.5', id === current && 'font-semibold')}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={name} className="lg:h-full">
      <details className="group border-y border-line py-3 lg:hidden">
        <summary className="flex cursor-pointer items-center justify-between py-1 font-semibold">
          {name}
          <Icon name="chevron-down" className="transition-transform duration-150 group-open:rotate-180" />
        </summary>
        {list}
      </details>
      <div className="hidden lg:sticky lg:top-24 lg:block">
        <p className="kicker">{name}</p>
        {list}
      </div>
    </nav>
  );
}
