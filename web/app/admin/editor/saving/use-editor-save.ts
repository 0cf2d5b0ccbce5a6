import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { toast } from '~/ui/toast-store';
import type { EntityDescriptor } from '../../entities/descriptor';
import { recordAddress } from '../../entities/paths';
import { useContentLanguage, withContentLanguage } from '../../shell/content-language';
import { useAdminText } from '../../text';
import { focusUnreadable, hasUnreadable } from '../controls/unreadable';
import type { Draft } from '../draft/draft';
import { missingTexts } from '../draft/missing-texts';
import { useStoredDraft } from '../draft/use-stored-draft';
import { focusFirstError } from './focus-first-error';
import type { EditedRecord } from './use-record';

/** Saving from the editor and what belongs to it: the draft that the browser keeps until then, and where one is after it. */
export function useEditorSave(entity: EntityDescriptor, id: string, record: EditedRecord, mayWrite: boolean) {
  const t = useAdminText();
  const navigate = useNavigate();
  const language = useContentLanguage();
  const own = useLanguage();
  const { draft, changed, errors, records } = record;
  // A record that was made a moment ago has just been saved, by the page of the new one.
  const { state } = useLocation();
  const [saves, setSaves] = useState(state?.isMade === true ? 1 : 0);
  // What was typed but not taken when the record was made stands in its own form.
  const left = useRef<Draft>(state?.left ?? {});
  const { set } = record;
  // Parts that are still to be taken over from the server are made anew by a change, so that none is made for nothing.
  useEffect(() => {
    if (Object.keys(left.current).length > 0) set(left.current);
  }, [set]);
  const key = `admin:draft:${entity.section}:${id}`;
  const kept = useStoredDraft(key, draft, changed, records?.vi.version ?? null);

  const dirty = useRef(false);
  dirty.current = changed.length > 0;
  const isDirty = useCallback(() => dirty.current, []);

  const save = useCallback(async () => {
    if (record.saving || !mayWrite) return false;
    const isUnreadable = hasUnreadable();
    const missing = missingTexts(entity, draft, t('editor.required'));
    if (isUnreadable || Object.keys(missing).length > 0) {
      await record.save(missing);
      if (isUnreadable) focusUnreadable();
      toast.error(t(isUnreadable ? 'editor.unreadable' : 'editor.incomplete'));
      return false;
    }
    if (!dirty.current && records) {
      toast.message(t('editor.nothing_to_save'));
      return false;
    }
    const saved = await record.save();
    if (!saved) return false;
    if (saved.created || Object.keys(saved.left).length === 0) {
      kept.forget();
      dirty.current = false;
    }
    setSaves((count) => count + 1);
    if (!saved.created) return true;
    const address = withContentLanguage(recordAddress(entity, saved.id), language, own);
    navigate(address, { replace: true, state: { isMade: true, left: saved.left } });
    return true;
  }, [record, records, draft, mayWrite, kept, navigate, entity, language, own, t]);

  /** With a record that is no more goes what was typed of it. */
  const forget = useCallback(() => {
    kept.forget();
    dirty.current = false;
  }, [kept]);

  const errorCount = useRef(0);
  useEffect(() => {
    const count = Object.keys(errors).length;
    // One that is being mended leaves the focus where one types.
    if (count > errorCount.current) focusFirstError(errors);
    errorCount.current = count;
  }, [errors]);

  return { save, saves, isDirty, forget, kept };
}
