import { type RefObject, useRef } from 'react';
import type { Language } from '~/i18n/languages';
import { Input, Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { usePeopleText } from '../people/text';
import { InsertBar } from './insert-bar';
import type { MailPart, MailText } from './types';

interface MailFieldsProps {
  language: Language;
  draft: MailText;
  errors: Readonly<Partial<Record<string, string>>>;
  variables: readonly string[];
  readOnly: boolean;
  onChange: (part: MailPart, value: string) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Subject, HTML and text of a letter in one language, with what can be put into them. */
export function MailFields({ language, draft, errors, variables, readOnly, onChange }: MailFieldsProps) {
  const t = usePeopleText();
  const subject = useRef<HTMLInputElement>(null);
  const html = useRef<HTMLTextAreaElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const controls: Record<MailPart, RefObject<Control | null>> = { subject, html, text };
  const last = useRef<MailPart>('html');

  /** Puts something around what is chosen in the field that was last written in. */
  function wrap(part: MailPart, before: string, sample: string, after: string) {
    const control = controls[part].current;
    if (!control) return;
    const value = draft[part];
    const [start, end] = [control.selectionStart ?? value.length, control.selectionEnd ?? value.length];
    const inner = value.slice(start, end) || sample;
    onChange(part, value.slice(0, start) + before + inner + after + value.slice(end));
    const from = start + before.length;
    requestAnimationFrame(() => {
      control.focus();
      control.setSelectionRange(sample ? from : from + inner.length, from + inner.length);
    });
  }

  const common = (part: MailPart) => ({
    lang: language,
    value: draft[part],
    readOnly,
    onFocus: () => {
      last.current = part;
    },
    onChange: (event: { target: Control }) => onChange(part, event.target.value),
  });

  return (
    <div className="grid content-start gap-5">
      <Field label={t('letters.subject')} error={errors.subject} required>
        {(control) => <Input {...control} {...common('subject')} ref={subject} maxLength={200} />}
      </Field>
      {!readOnly && (
        <InsertBar
          variables={variables}
          onInsert={(variable) => wrap(last.current, variable, '', '')}
          onWrap={(before, sample, after) => wrap('html', before, sample, after)}
        />
      )}
      <Field label={t('letters.html')} hint={t('letters.html_hint')} error={errors.html} required>
        {(control) => (
          <Textarea
            {...control}
            {...common('html')}
            ref={html}
            rows={16}
            spellCheck={false}
            className="font-mono text-xs leading-relaxed"
          />
        )}
      </Field>
      <Field label={t('letters.text')} hint={t('letters.text_hint')} error={errors.text} required>
        {(control) => <Textarea {...control} {...common('text')} ref={text} rows={10} />}
      </Field>
    </div>
  );
}
