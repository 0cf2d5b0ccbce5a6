import { i18nInstance } from '~/i18n/instances.server';
import { interfaceLanguage } from './interface-language';

/** `t` with the texts of the back office for loaders, in the language that this browser has it in. */
export function adminText(request: Request) {
  return i18nInstance(interfaceLanguage(request.headers)).getFixedT(null, 'admin');
}
