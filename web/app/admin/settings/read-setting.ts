import type { Language } from '~/i18n/languages';
import { callByDescriptor, callFromBrowser } from '../api/browser';
import type { SettingDescriptor, SettingRecord } from './descriptor';
import type { SettingGround, StoredSeo } from './setting-draft';

/** Where a group is read by editors. */
export const settingPath = ({ name }: SettingDescriptor, language: Language): string =>
  `/setting/${name}?admin=1&lang_id=${language}`;

/** Where a page's SEO records are read. */
export const settingSeoPath = ({ moduleId }: SettingDescriptor): string =>
  `/seosearch/list?entity_type=${moduleId}&entity_id=1`;

/** Puts together what was read of a group. */
export const groundOf = (vi: SettingRecord, en: SettingRecord, seo: readonly StoredSeo[]): SettingGround => ({
  records: { vi, en },
  seo: Object.fromEntries(seo.map((record) => [record.lang_id, record])),
});

/** A group as it is stored now; null when it can't be read. */
export async function readSetting(page: SettingDescriptor): Promise<SettingGround | null> {
  const read = (language: Language) =>
    callByDescriptor<{ data: SettingRecord }>({ method: 'GET', path: settingPath(page, language) });
  const [vi, en, seo] = await Promise.all([
    read('vi'),
    read('en'),
    page.moduleId === null
      ? null
      : callFromBrowser('GET', '/seosearch/list', { query: { entity_type: page.moduleId, entity_id: 1 } }),
  ]);
  // Without the right to read SEO records the group itself can still be edited.
  return vi.ok && en.ok ? groundOf(vi.body.data, en.body.data, seo?.ok ? seo.body.data : []) : null;
}
