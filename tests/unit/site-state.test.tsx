import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '../../web/app/admin/api/types';
import { SiteState } from '../../web/app/admin/editor/header/site-state';
import { blog } from '../../web/app/admin/entities/blog';
import { viewPath } from '../../web/app/admin/ui/preview-path';
import enAdmin from '../../web/app/locales/en/admin.json';
import enTranslations from '../../web/app/locales/en/admin_translations.json';
import viAdmin from '../../web/app/locales/vi/admin.json';
import viTranslations from '../../web/app/locales/vi/admin_translations.json';

const past = '2020-01-01 08:00:00';
const future = '2999-01-01 08:00:00';

const record = (given: Partial<ContentRecord> = {}) =>
  ({
    id: 7,
    slug: 'cau-rong',
    status: 1,
    published_at: past,
    hidden_at: null,
    translations: { en: true, vi: true },
    translation_issues: { en: [], vi: [] },
    ...given,
  }) as ContentRecord;

const speaking = async (lng: 'en' | 'vi') => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng,
    resources: {
      en: { admin: enAdmin, admin_translations: enTranslations },
      vi: { admin: viAdmin, admin_translations: viTranslations },
    },
    interpolation: { escapeValue: false },
  });
  return (given: Partial<ContentRecord> = {}) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <SiteState record={record(given)} />
      </I18nextProvider>,
    ).replace(/<svg.*<\/svg>|<[^>]+>/g, '');
};

const [en, vi] = await Promise.all([speaking('en'), speaking('vi')]);
const oneMissing = {
  translations: { en: false, vi: true },
  translation_issues: { en: ['missing' as const], vi: [] },
};
const oneKeptBack = { translation_issues: { en: ['stale', 'unpublished'] as const, vi: [] } };

describe('the state of a record on the site', () => {
  it('is said with the languages that visitors see, and what is wrong with the others', () => {
    expect(en()).toBe('On the site:Live in Vietnamese and English');
    expect(vi()).toBe('Trên trang:Đang hiển thị bằng tiếng Việt và tiếng Anh');
    expect(en(oneMissing)).toBe('On the site:Live in Vietnamese · English: missing');
    expect(vi(oneKeptBack)).toBe('Trên trang:Đang hiển thị bằng tiếng Việt · Tiếng Anh: chưa đăng');
    expect(en({ translation_issues: { en: ['unpublished'], vi: ['unpublished'] } })).toBe(
      'On the site:Live in no language · Vietnamese: unpublished · English: unpublished',
    );
    expect(en({ translations: undefined, translation_issues: undefined })).toBe('On the site:Live');
  });

  it('is said with the times at which it changes, and hidden goes before all of them', () => {
    expect(en({ published_at: future, ...oneMissing })).toBe(
      'On the site:Appears 01-01-2999 08:00 in Vietnamese · English: missing',
    );
    expect(vi({ published_at: future })).toContain('Hiện lúc 01-01-2999 08:00 bằng tiếng Việt và tiếng Anh');
    expect(en({ hidden_at: future })).toBe(
      'On the site:Live in Vietnamese and English · Ends 01-01-2999 08:00',
    );
    expect(vi({ hidden_at: past })).toBe('Trên trang:Hết hạn từ 01-01-2020 08:00');
    expect(en({ status: 0, published_at: future, ...oneMissing })).toBe('On the site:Hidden');
  });

  it('decides whether its link goes to the page, or to a preview of what visitors do not find', () => {
    expect(viewPath(blog, record(), 'en')).toMatch(/^\/en\//);
    expect(viewPath(blog, record(oneKeptBack), 'en')).toBe('/admin/preview/blog/7?lang_id=en');
    expect(viewPath(blog, record(oneKeptBack), 'vi')).toMatch(/^\/vi\//);
    expect(viewPath(blog, record(oneMissing), 'en')).toBeNull();
  });
});
