import { i18nInstance } from '~/i18n/instances.server';
import { interfaceLanguage } from '../interface-language';

/** `t` with the texts of the editors' daily work for loaders, in the language of the back office. */
export function workText(request: Request) {
  return i18nInstance(interfaceLanguage(request.headers)).getFixedT(null, 'admin_desk');
}
