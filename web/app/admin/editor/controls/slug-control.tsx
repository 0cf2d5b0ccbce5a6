import { useState } from 'react';
import type { Language } from '~/i18n/languages';
import { slugify } from '~/i18n/slugify';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';
import { useAdminText } from '../../text';
import { useDraftValue, useEditor } from '../editor-context';

/** The address of a page: made from the title, changed only on purpose. */
export function SlugControl({ control, language }: { control: ControlProps; language: Language }) {
  const t = useAdminText();
  const { entity, draft, stored, errors } = useEditor();
  const key = `${language}.slug`;
  const [slug, setSlug] = useDraftValue<string>(key);
  const before = String(stored[key] ?? '');
  // Opened for the address that is stored: once another one is, the work is done.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const made = slugify(String(draft[`${language}.title`] ?? ''));
  const shown = slug || made;
  const editing = openFor === before || Boolean(errors[key]) || (slug !== before && slug !== '');
  const page = entity.page(language, { slug: shown || '…', id: 0 }) ?? '';
  const [start = '', end = ''] = page.includes(shown || '…') ? page.split(shown || '…') : [];

  if (!editing) {
    return (
      <div className="flex min-h-10 items-center justify-between gap-x-3 rounded-input bg-paper py-1 pl-3">
        <output id={control.id} className="text-xs [overflow-wrap:anywhere]">
          <span className="text-muted">{start}</span>
          <strong>{shown || t('slug.from_title')}</strong>
          <span className="text-muted">{end}</span>
        </output>
        <Button tone="quiet" size="small" className="shrink-0" onClick={() => setOpenFor(before)}>
          {t('slug.edit')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <div className="flex gap-2">
        <Input
          {...control}
          value={slug}
          placeholder={made}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSlug(event.target.value.toLowerCase())}
          onBlur={() => slug && setSlug(slugify(slug))}
        />
        <Button
          tone="secondary"
          size="small"
          onClick={() => {
            setSlug(before);
            setOpenFor(null);
          }}
        >
          {t('slug.cancel')}
        </Button>
      </div>
      {before && slug !== before && slug !== '' && (
        <p className="mt-1.5 text-xs text-muted">{t('slug.redirects', { slug: before })}</p>
      )}
    </div>
  );
}
