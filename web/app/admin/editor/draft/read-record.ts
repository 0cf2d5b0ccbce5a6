import type { Language } from '~/i18n/languages';
import { callByDescriptor } from '../../api/browser';
import type { EntityDescriptor } from '../../entities/descriptor';
import { recordIn } from '../../entities/records';
import type { Records } from './draft';

/** A record in both languages as it is stored now; null when it can't be read. */
export async function readRecord(entity: EntityDescriptor, id: number): Promise<Records> {
  const read = (language: Language) => callByDescriptor<unknown>(entity.calls.one(id, language));
  const [vi, en] = await Promise.all([read('vi'), read('en')]);
  return vi.ok && en.ok ? { vi: recordIn(entity, vi.body), en: recordIn(entity, en.body) } : null;
}
