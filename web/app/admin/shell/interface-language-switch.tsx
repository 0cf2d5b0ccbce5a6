import { useLocation } from '@remix-run/react';
import { type Language, otherLanguage } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';

/** What each language calls itself. */
const ownNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt' };

/** Offers the interface in the other language. A plain form: the page is loaded anew with all its texts. */
export function InterfaceLanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = otherLanguage(useLanguage());
  return (
    <form method="post" action="/admin/interface-language">
      <input type="hidden" name="next" value={`${pathname}${search}`} />
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className={buttonStyle('quiet', 'small')}
      >
        <Icon name="globe" />
        {ownNames[other]}
      </button>
    </form>
  );
}
