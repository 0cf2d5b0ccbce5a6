import { useRef, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';
import { keptBack, useCopiedLinks } from '../../translations/copied-links';
import { useDraftState } from '../editor-context';

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === '<p></p>' || (Array.isArray(value) && value.length === 0);

/** Copies the texts of one language into those of another that are empty. What visitors see stays as it is. */
export function CopyButton({ from, to, names }: { from: Language; to: Language; names: readonly string[] }) {
  const t = useAdminText();
  const { draft, stored, set } = useDraftState();
  const leadLinks = useCopiedLinks();
  const [pending, setPending] = useState(false);
  const latest = useRef(draft);
  latest.current = draft;
  // A slug belongs to its language and is made anew from the title.
  const copies = names
    .filter((name) => name !== 'slug')
    .map((name) => [`${to}.${name}`, draft[`${from}.${name}`]] as const)
    .filter(([key, value]) => key in draft && !isEmpty(value) && isEmpty(draft[key]));
  if (copies.length === 0) return null;

  async function copy() {
    setPending(true);
    const led = await leadLinks(Object.fromEntries(copies), to);
    setPending(false);
    // What was typed meanwhile stays.
    const now = latest.current;
    const open = Object.fromEntries(Object.entries(led).filter(([key]) => isEmpty(now[key])));
    set({ ...open, ...keptBack(now, stored, to, open) });
  }

  return (
    <Button
      tone="quiet"
      size="small"
      pending={pending}
      onClick={() => void copy()}
      title={t('editor.copy_hint')}
    >
      <Icon name="copy" />
      {t('editor.copy_from', { language: t(`language.${from}`) })}
    </Button>
  );
}
