import { Icon } from '~/ui/icon';
import { useLanguagesText } from './text';

/** What somebody who adds a language may expect of it, and what not. */
export function NewLanguageNote() {
  const t = useLanguagesText();
  return (
    <section className="mt-4 max-w-measure border-l-3 border-river py-1 pl-4 text-sm">
      <h2 className="font-text text-sm font-semibold">{t('new_title')}</h2>
      <ul className="mt-1 grid gap-1">
        <li className="flex gap-2">
          <Icon name="check" className="mt-1 text-jade" />
          <span>{t('new_does')}</span>
        </li>
        <li className="flex gap-2">
          <Icon name="close" className="mt-1 text-muted" />
          <span>{t('new_does_not')}</span>
        </li>
      </ul>
    </section>
  );
}
