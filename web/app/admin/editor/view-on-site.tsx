import { type Language, languages } from '~/i18n/languages';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { vietnamNow } from './vietnam-clock';

interface ViewOnSiteProps {
  entity: EntityDescriptor;
  records: Record<Language, ContentRecord>;
  language: Language;
}

function isLive({ status, published_at, hidden_at }: ContentRecord): boolean {
  const now = vietnamNow();
  const begun = typeof published_at !== 'string' || published_at <= now;
  const ended = typeof hidden_at === 'string' && hidden_at <= now;
  return status === 1 && begun && !ended;
}

/** Links to the record's pages, while visitors can see them. */
export function ViewOnSite({ entity, records, language }: ViewOnSiteProps) {
  const t = useAdminText();
  if (!isLive(records.vi)) return null;
  const order: readonly Language[] = [language, ...languages.filter((other) => other !== language)];
  return order.map((one) => {
    const page = records.vi.translations[one] ? entity.page(one, records[one]) : null;
    if (!page) return null;
    return (
      <a
        key={one}
        href={page}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('quiet', 'small', 'max-sm:px-2')}
      >
        <Icon name="external" className="max-sm:hidden" />
        <span className="visually-hidden">{t('editor.view', { language: t(`language.${one}`) })}</span>
        <span aria-hidden="true" className="uppercase max-sm:underline">
          {one}
        </span>
      </a>
    );
  });
}
