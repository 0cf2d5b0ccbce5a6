import { cx } from '~/ui/cx';
import { wordDiff } from './word-diff';

/** How one text becomes another, word by word. */
export function DiffText({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are nothing but their place
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are nothing but their place
        key={index}
        className={cx(
          'rounded-xs px-0.5',
          kind === 'added' ? 'bg-jade-wash text-jade-deep' : 'bg-danger-wash text-danger',
        )}
      >
        {text}
      </Tag>
    );
  });
}
