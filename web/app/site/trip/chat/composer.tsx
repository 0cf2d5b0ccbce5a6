import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { ChatWork } from './use-chat';

const LETTERS = 2000;

/** The beginning of a message, with "…" where the visitor goes on; a new one each time, so that the same can come again. */
export interface Draft {
  text: string;
}

const messageOf = (form: HTMLFormElement) => form.elements.namedItem('message') as HTMLTextAreaElement;

/** Where one writes; Enter sends, with Shift it begins a new line. */
export function Composer({ work, draft }: { work: ChatWork; draft: Draft | null }) {
  const { t } = useTranslation('trip');
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, send, stop } = work;

  useEffect(() => {
    if (!draft || !form.current) return;
    const box = messageOf(form.current);
    box.value = draft.text;
    box.focus();
    // What is typed next takes the place of the dots.
    const dots = draft.text.indexOf('…');
    if (dots >= 0) box.setSelectionRange(dots, dots + 1);
  }, [draft]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const box = messageOf(event.currentTarget);
    if (isBusy || box.value.trim() === '') return;
    send(box.value);
    box.value = '';
    box.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Whoever is still choosing a word with an input method presses Enter for that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} onSubmit={submit} className="needs-script flex items-end gap-3">
      <Field label={t('chat.message')} hideLabel className="grow">
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={2}
            maxLength={LETTERS}
            placeholder={t('chat.placeholder')}
            onKeyDown={onKeyDown}
            className="block field-sizing-content max-h-40 resize-none"
          />
        )}
      </Field>
      {isBusy ? (
        <Button tone="secondary" onClick={stop} className="min-h-12">
          <Icon name="close" />
          {t('chat.stop')}
        </Button>
      ) : (
        <Button type="submit" className="min-h-12">
          {t('chat.send')}
        </Button>
      )}
    </form>
  );
}
