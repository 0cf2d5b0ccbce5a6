import { type Language, languages } from '~/i18n/languages';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../../api/types';
import type { EntityDescriptor } from '../../entities/descriptor';
import { useAdminText } from '../../text';
import { isOnSite, viewPath } from '../../ui/preview-path';

interface ViewOnSiteProps {
  entity: EntityDescriptor;
  records: Record<Language, ContentRecord>;
  language: Language;
}

/** Links to the record's pages, or to previews of them while visitors cannot see them. */
export function ViewOnSite({ entity, records, language }: ViewOnSiteProps) {
  const t = useAdminText();
  const order: readonly Language[] = [language, ...languages.filter((other) => other !== language)];
  return order.map((one) => {
    const to = viewPath(entity, records[one], one);
    if (!to) return null;
    const isLive = isOnSite(records[one], one);
    return (
      <a
        key={one}
        href={to}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('quiet', 'small', 'max-sm:px-2')}
      >
        <Icon name={isLive ? 'external' : 'eye'} className="max-sm:hidden" />
        <span className="visually-hidden">
          {t(isLive ? 'editor.view' : 'editor.preview', { language: t(`language.${one}`) })}
        </span>
        <span aria-hidden="true" className="uppercase max-sm:underline">
          {one}
        </span>
      </a>
    );
  });
}
