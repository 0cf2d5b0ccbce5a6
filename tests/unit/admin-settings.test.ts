import { describe, expect, it } from 'vitest';
import type { SettingValue } from '../../web/app/admin/settings/descriptor';
import { settingPage } from '../../web/app/admin/settings/groups';
import type { EditedSection } from '../../web/app/admin/settings/home-rules';
import {
  keyOfError,
  type SettingGround,
  settingDraft,
  settingSteps,
} from '../../web/app/admin/settings/setting-draft';

const pageNamed = (name: string) => {
  const page = settingPage(name);
  if (!page) throw new Error(name);
  return page;
};

const record = (group: string, lang_id: 'en' | 'vi', value: SettingValue, version = 1) => ({
  group,
  lang_id,
  value,
  version,
  updated_at: null,
});

const ground = (group: string, vi: SettingValue, en: SettingValue, enVersion = 1): SettingGround => ({
  records: { vi: record(group, 'vi', vi), en: record(group, 'en', en, enVersion) },
  seo: {},
});

const steps = (group: string, stored: SettingGround, changes: Record<string, unknown>) => {
  const page = pageNamed(group);
  const before = settingDraft(page, stored);
  return settingSteps(page, stored, before, { ...before, ...changes });
};

const words = { title: 'An toàn', description: '', content: '', banner: null, banner_alt: '' };

describe('a guide under the editor’s hands', () => {
  it('is written in the languages that have changed, and only what has changed', () => {
    const stored = ground('safety', words, { ...words, title: 'Safety' });
    expect(steps('safety', stored, {})).toEqual([]);
    expect(steps('safety', stored, { 'en.description': 'Slowly.' })).toEqual([
      { language: 'en', value: { description: 'Slowly.' } },
    ]);
    expect(steps('safety', stored, { banner: '/media/a.jpg' })).toEqual([
      { language: 'vi', value: { banner: '/media/a.jpg' } },
      { language: 'en', value: { banner: '/media/a.jpg' } },
    ]);
  });

  it('leaves a language alone that nobody has written, until it has words', () => {
    const empty = { title: '', description: '', content: '', banner: null, banner_alt: '', in_short: '' };
    const stored = ground('safety', words, empty, 0);
    expect(steps('safety', stored, { banner: '/media/a.jpg' }).map(({ language }) => language)).toEqual([
      'vi',
    ]);
    expect(steps('safety', stored, { 'en.title': 'Safety' })).toEqual([
      { language: 'en', value: { ...empty, title: 'Safety' } },
    ]);
  });
});

describe('the home page under the editor’s hands', () => {
  const hero = (title: string) => ({ title, subtitle: '', image: null, image_alt: '', video: null });
  const section = (code: string, title: string, sort: number) => ({ code, title, is_visible: true, sort });
  const stored = ground(
    'home',
    { hero: hero('Đi đâu'), highlights: [], sections: [section('stories', 'Chuyện', 1)] },
    { hero: hero('Where'), highlights: [], sections: [section('stories', 'Tales', 1)] },
  );

  it('has every part of the page, with headings of both languages', () => {
    const sections = settingDraft(pageNamed('home'), stored).sections as EditedSection[];
    expect(sections).toHaveLength(10);
    expect(sections.find(({ code }) => code === 'stories')?.titles).toEqual({ vi: 'Chuyện', en: 'Tales' });
  });

  it('sends the head whole and the order in both languages', () => {
    expect(steps('home', stored, { 'vi.hero.subtitle': 'Tháng nào?' })).toEqual([
      { language: 'vi', value: { hero: { ...hero('Đi đâu'), subtitle: 'Tháng nào?' } } },
    ]);
    const before = settingDraft(pageNamed('home'), stored).sections as EditedSection[];
    const sections = [...before].reverse();
    const [vi, en] = steps('home', stored, { sections });
    expect([vi?.language, en?.language]).toEqual(['vi', 'en']);
    expect(vi?.value.sections).toHaveLength(10);
    const english = (en?.value.sections ?? []) as { title: string; sort: number }[];
    expect(english.find(({ title }) => title)).toMatchObject({ title: 'Tales', is_visible: true });
  });

  it('knows to which field a refusal belongs', () => {
    const draft = settingDraft(pageNamed('home'), stored);
    expect(keyOfError('value.hero.title', 'en', draft)).toBe('en.hero.title');
    expect(keyOfError('value.hero.video', 'en', draft)).toBe('hero.video');
    expect(keyOfError('value.highlights.0.title', 'vi', draft)).toBe('highlights');
    expect(keyOfError('value.hero', 'vi', draft)).toBe('vi.hero.title');
  });
});
