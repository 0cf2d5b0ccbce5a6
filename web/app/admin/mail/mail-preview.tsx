import { useState } from 'react';
import { cx } from '~/ui/cx';
import { usePeopleText } from '../people/text';
import { ChoiceBar } from './choice-bar';
import type { MailText } from './types';

/** A letter as its reader gets it: as HTML or as text, on a wide screen or on a telephone. */
export function MailPreview({ letter, outdated }: { letter: MailText | null; outdated: boolean }) {
  const t = usePeopleText();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [screen, setScreen] = useState<'desktop' | 'phone'>('desktop');
  return (
    <section aria-label={t('letters.preview')} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <ChoiceBar
          label={t('letters.preview_as')}
          choices={[
            ['html', t('letters.as_html')],
            ['text', t('letters.as_text')],
          ]}
          value={form}
          onChange={setForm}
        />
        <ChoiceBar
          label={t('letters.width')}
          choices={[
            ['desktop', t('letters.desktop')],
            ['phone', t('letters.phone')],
          ]}
          value={screen}
          onChange={setScreen}
        />
      </div>
      {outdated && (
        <p role="status" className="mb-2 text-xs text-danger">
          {t('letters.preview_old')}
        </p>
      )}
      <div
        className={cx(
          'mx-auto overflow-hidden rounded-card border border-line bg-paper transition-[max-width] duration-200',
          screen === 'phone' ? 'max-w-[22rem]' : 'max-w-full',
        )}
      >
        <p className="border-b border-line px-4 py-2.5 text-sm font-semibold [overflow-wrap:anywhere]">
          {letter?.subject ?? t('letters.preview_wait')}
        </p>
        {letter && form === 'html' && (
          <iframe
            title={t('letters.preview_frame')}
            // Nothing in it runs, opens or sends anything.
            sandbox=""
            srcDoc={letter.html}
            className="block h-[36rem] w-full border-0 bg-white"
          />
        )}
        {letter && form === 'text' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          <pre className="h-[36rem] overflow-auto p-4 font-mono text-xs whitespace-pre-wrap" tabIndex={0}>
            {letter.text}
          </pre>
        )}
      </div>
      <p className="mt-2 text-xs text-muted">{t('letters.sample_note')}</p>
    </section>
  );
}
