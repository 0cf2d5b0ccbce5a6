import { cx } from '~/ui/cx';
import { type DiffPart, wordDiff } from './word-diff';

interface DiffTextProps {
  before: string;
  after: string;
  /** The one takes the place of the other, whatever words they share. */
  whole?: boolean | undefined;
}

/** How one text becomes another, word by word or as a whole. */
export function DiffText({ before, after, whole }: DiffTextProps) {
  const parts: readonly DiffPart[] =
    whole && before !== after
      ? [
          { kind: 'removed', text: before },
          { kind: 'same', text: ' ' },
          { kind: 'added', text: after },
        ]
      : wordDiff(before, after);
  return parts.map(({ kind, text }, index) => {
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
