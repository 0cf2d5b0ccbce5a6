import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '~/ui/toast-store';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { useContentLanguage, withContentLanguage } from '../shell/content-language';
import { useAdminText } from '../text';
import { focusFirstError } from './focus-first-error';
import { focusUnreadable } from './unreadable';
import { useKeptDraft } from './use-kept-draft';
import type { EditedRecord } from './use-record';

/** Saving from the editor and what belongs to it: the draft that the browser keeps until then, and where one is after it. */
export function useEditorSave(entity: EntityDescriptor, id: string, record: EditedRecord, mayWrite: boolean) {
  const t = useAdminText();
  const navigate = useNavigate();
  const language = useContentLanguage();
  const { draft, changed, errors, records } = record;
  // A record that was made a moment ago has just been saved, by the page of the new one.
  const [saves, setSaves] = useState(useLocation().state?.isMade === true ? 1 : 0);
  const key = `admin:draft:${entity.section}:${id}`;
  const kept = useKeptDraft(key, draft, changed, records?.vi.version ?? null);

  const dirty = useRef(false);
  dirty.current = changed.length > 0;
  const isDirty = useCallback(() => dirty.current, []);

  const save = useCallback(async () => {
    if (record.saving || !mayWrite) return false;
    if (focusUnreadable()) {
      toast.error(t('editor.unreadable'));
      return false;
    }
    if (!dirty.current && records) {
      toast.message(t('editor.nothing_to_save'));
      return false;
    }
    const saved = await record.save();
    if (!saved) return false;
    kept.forget();
    dirty.current = false;
    setSaves((count) => count + 1);
    if (!saved.created) return true;
    const address = withContentLanguage(recordAddress(entity, saved.id), language);
    navigate(address, { replace: true, state: { isMade: true } });
    return true;
  }, [record, records, mayWrite, kept, navigate, entity, language, t]);

  const errorCount = useRef(0);
  useEffect(() => {
    const count = Object.keys(errors).length;
    // One that is being mended leaves the focus where one types.
    if (count > errorCount.current) focusFirstError(errors);
    errorCount.current = count;
  }, [errors]);

  return { save, saves, isDirty, kept };
}
