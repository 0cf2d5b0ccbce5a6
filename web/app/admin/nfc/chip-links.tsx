import { useLanguage } from '~/i18n/use-language';
import { CopyLink } from './copy-link';
import type { PrintedTag } from './tag-label';
import { useNfcText } from './text';
import { placeName } from './types';

/** For staff, on a page of its own: the address of each chip, and where it goes. */
export function ChipLinks({ tags }: { tags: PrintedTag[] }) {
  const t = useNfcText();
  const language = useLanguage();
  return (
    <section aria-labelledby="chips" className="mt-10 print:break-before-page">
      <h2 id="chips" className="text-lg">
        {t('chips')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('chips_text')}</p>
      <ul className="mt-4 border-t border-line">
        {tags.map((tag) => (
          <li key={tag.id} className="flex items-start gap-3 border-b border-line py-2">
            <div className="min-w-0 grow">
              <p>
                <strong>{placeName(tag, language)}</strong>
                {tag.location && ` · ${tag.location}`}
                <span className="figures text-xs text-muted"> {tag.code}</span>
              </p>
              <p className="text-xs [overflow-wrap:anywhere]">{tag.url}</p>
            </div>
            <span data-print="hide" className="needs-script">
              <CopyLink url={tag.url} code={tag.code} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
