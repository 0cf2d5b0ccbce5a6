import { type KeyboardEvent, useState } from 'react';
import type { ControlProps } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';

interface TagsControlProps {
  control: ControlProps;
  value: string[];
  onChange: (tags: string[]) => void;
}

const LONGEST = 60;

/** Words, each a chip: Enter or a comma ends one, Backspace in the empty field takes the last one away. */
export function TagsControl({ control, value, onChange }: TagsControlProps) {
  const t = useAdminText();
  const [typed, setTyped] = useState('');

  function add(text: string) {
    const words = text
      .split(/[,\n]/)
      .map((word) => word.normalize('NFC').trim().slice(0, LONGEST))
      .filter(Boolean);
    const fresh = words.filter((word) => !value.some((tag) => tag.toLowerCase() === word.toLowerCase()));
    if (fresh.length > 0) onChange([...value, ...new Set(fresh)]);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a Vietnamese syllable is being composed, Enter belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  }

  return (
    <div className="flex min-h-10 flex-wrap items-center gap-1.5 rounded-input border border-edge bg-surface px-2 py-1 focus-within:border-ink hover:border-ink">
      {value.map((tag) => (
        <span key={tag} className="inline-flex items-center rounded-full bg-jade-wash pl-2.5 text-xs">
          {tag}
          <button
            type="button"
            onClick={() => onChange(value.filter((other) => other !== tag))}
            aria-label={t('tags.remove', { tag })}
            className="grid size-7 place-items-center"
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <input
        {...control}
        value={typed}
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => typed && add(typed)}
        maxLength={200}
        autoComplete="off"
        placeholder={value.length === 0 ? t('tags.placeholder') : undefined}
        className="min-h-8 min-w-28 grow bg-transparent px-1 placeholder:text-muted"
      />
    </div>
  );
}
