import type { Language } from '~/i18n/languages';
import type texts from '~/locales/en/admin_settings.json';
import type { IconName } from '~/ui/icon';
import type { StaleTexts } from '../translations/issues';

/** What a group of settings says in one language. */
export type SettingValue = Readonly<Record<string, unknown>>;

/** A group as editors read it, in one language; version 0 until somebody writes it. */
export interface SettingRecord {
  group: string;
  lang_id: Language;
  value: SettingValue;
  version: number;
  updated_at: string | null;
  stale_texts?: StaleTexts;
}

export type SettingFieldName = keyof typeof texts.field;

/** How a field that both languages share gets out of what is stored and back into each. */
export interface SharedRules {
  read: (values: Record<Language, SettingValue>) => unknown;
  write: (value: unknown, language: Language) => unknown;
}

/** A field of a group and what it is edited with. */
export interface SettingField {
  /** Where it is in the value: `title`, or `hero.title`. */
  path: string;
  /** What the texts call it. */
  name: SettingFieldName;
  kind: 'line' | 'lines' | 'rich' | 'link' | 'email' | 'phone' | 'picture' | 'sections' | 'highlights';
  maxLength?: number;
  required?: boolean;
  /** For fields that both languages share, where they are more than one value. */
  rules?: SharedRules;
}

export type SettingName =
  | 'home'
  | 'logo'
  | 'profile'
  | 'about'
  | 'visaguide'
  | 'essential'
  | 'safety'
  | 'getting-around'
  | 'accessibility'
  | 'currency'
  | 'vietnam-pass'
  | 'plan-your-trip'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'imprint'
  | 'accessibility-statement';

export type SettingPanel = keyof typeof texts.panel;

/** Blocks and galleries of a guide page, by what `type_page` calls them. */
export interface SettingBlock {
  type: keyof typeof texts.block;
  module: string;
}

/** What differs from one page of settings to the next. */
export interface SettingDescriptor {
  /** Group in the API, and last part of the address below /admin/setting. */
  name: SettingName;
  icon: IconName;
  /** Path of the page below the language; null for what is on all pages. */
  page: string | null;
  /** Number under which SEO records know the page, with the record number 1. */
  moduleId: number | null;
  /** Texts, each edited in both languages. */
  texts: readonly SettingField[];
  /** The picture and the text that says what it shows; a mark beside the site's name needs none. */
  picture: { image: SettingField; alt: SettingField | null } | null;
  /** What both languages share, by headings. */
  panels: readonly { title: SettingPanel; fields: readonly SettingField[] }[];
  blocks: readonly SettingBlock[];
  /** Number under which questions know the page. */
  faqType: number | null;
  /** First parts of the keys of the facts that the page tells. */
  facts: readonly string[];
}

/** The fields of a group that both languages share. */
export const sharedFields = ({ picture, panels }: SettingDescriptor): readonly SettingField[] => [
  ...(picture ? [picture.image] : []),
  ...panels.flatMap(({ fields }) => fields),
];

/** The fields of a group that each language has of its own. */
export const textFields = ({ picture, texts: fields }: SettingDescriptor): readonly SettingField[] => [
  ...fields,
  ...(picture?.alt ? [picture.alt] : []),
];
