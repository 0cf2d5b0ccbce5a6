import type { Language } from '~/i18n/languages';
import { callFromBrowser } from '../api/browser';
import type { Answer, ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import type { Records } from './draft';

/** The path of one record as editors read it. */
export function recordPath(entity: EntityDescriptor, id: number | string, language: Language): string {
  return `${entity.base}/${id}?admin=1&lang_id=${language}`;
}

/** A record in both languages as it is stored now; null when it can't be read. */
export async function readRecord(entity: EntityDescriptor, id: number): Promise<Records> {
  const read = (language: Language): Promise<Answer<{ data: ContentRecord }>> =>
    callFromBrowser(recordPath(entity, id, language));
  const [vi, en] = await Promise.all([read('vi'), read('en')]);
  return vi.ok && en.ok ? { vi: vi.body.data, en: en.body.data } : null;
}
