import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Language } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';
import { MovableItem, movedBy } from './movable-item';

interface ShortLinesControlProps {
  value: string[];
  onChange: (lines: string[]) => void;
  label: string;
  language: Language | undefined;
  maxLength: number;
  most: number;
}

/**
 * Short lines in an order. Enter begins the next one, Backspace in an empty one takes it away, and several lines pasted
 * at once become several lines.
 */
export function ShortLinesControl(props: ShortLinesControlProps) {
  const { value, onChange, label, language, maxLength, most } = props;
  const t = useAdminText();
  const list = useRef<HTMLOListElement>(null);

  function focusOn(index: number) {
    // The line may have been made just now.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  }

  function put(index: number, removed: number, lines: string[]) {
    onChange([...value.slice(0, index), ...lines, ...value.slice(index + removed)].slice(0, most));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    // While a Vietnamese syllable is being composed, Enter belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (value.length < most) put(index + 1, 0, ['']);
      focusOn(index + 1);
    }
    if (event.key === 'Backspace' && value[index] === '') {
      event.preventDefault();
      put(index, 1, []);
      focusOn(Math.max(0, index - 1));
    }
  }

  function onPaste(event: ClipboardEvent, index: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) =>
        line
          .replace(/^\s*[-•*]\s+/, '')
          .trim()
          .slice(0, maxLength),
      )
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const before = value[index] ?? '';
    put(index, 1, before === '' ? lines : [before, ...lines]);
  }

  return (
    <div>
      <ol ref={list} className="grid gap-1">
        {value.map((line, index) => (
          <MovableItem
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are nothing but their text and place
            key={index}
            title={line || t('short_lines.line', { place: index + 1 })}
            onUp={index > 0 ? () => onChange(movedBy(value, index, -1)) : undefined}
            onDown={index < value.length - 1 ? () => onChange(movedBy(value, index, 1)) : undefined}
            onRemove={() => put(index, 1, [])}
          >
            <Input
              lang={language}
              value={line}
              maxLength={maxLength}
              aria-label={`${label}: ${t('short_lines.line', { place: index + 1 })}`}
              autoComplete="off"
              onChange={(event) => put(index, 1, [event.target.value])}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
          </MovableItem>
        ))}
      </ol>
      {value.length < most && (
        <Button
          tone="secondary"
          size="small"
          className="mt-2"
          onClick={() => {
            put(value.length, 0, ['']);
            focusOn(value.length);
          }}
        >
          <Icon name="plus" /> {t('short_lines.add')}
        </Button>
      )}
    </div>
  );
}
