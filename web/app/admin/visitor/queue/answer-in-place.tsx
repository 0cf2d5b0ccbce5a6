import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { VisitorInfo } from '~/api/types';
import { vietnamToday } from '~/i18n/vietnam-time';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { FieldControl } from '../../editor/controls/field-control';
import { fieldsIn } from '../../editor/controls/use-new-field';
import { type Records, sharedFields } from '../../editor/draft/draft';
import { ownWordsOf } from '../../editor/draft/own-words';
import { readRecord } from '../../editor/draft/read-record';
import { useStoredDraft } from '../../editor/draft/use-stored-draft';
import { EditorProvider, type EditorState } from '../../editor/editor-context';
import { EditorConflict } from '../../editor/saving/editor-conflict';
import { focusFirstError } from '../../editor/saving/focus-first-error';
import { RestoreBanner } from '../../editor/saving/restore-banner';
import { useRecord } from '../../editor/saving/use-record';
import type { EntityDescriptor } from '../../entities/descriptor';
import { useWorkText } from '../../table/text';
import { useAdminText } from '../../text';
import { SectionFields } from '../section-fields';
import type { SectionName } from '../sections';
import type { Given } from '../values';

/** What is stored beside the sections, and says part of the same. */
const beside: Partial<Record<SectionName, string>> = {
  hours: 'opening_hours',
  closures: 'opening_hours',
  duration: 'duration_minutes',
  access: 'accessibility',
  price: 'price_from',
};

interface AnswerInPlaceProps {
  entity: EntityDescriptor;
  id: number;
  section: SectionName;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of one section in a row of the queue; it is saved as the editor of the record saves it, with all checks. */
export default function AnswerInPlace(props: AnswerInPlaceProps) {
  const { entity, id } = props;
  const t = useAdminText();
  const [records, setRecords] = useState<Records>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    void readRecord(entity, id).then((found) => {
      if (!current) return;
      setRecords(found);
      setFailed(found === null);
    });
    return () => {
      current = false;
    };
  }, [entity, id]);
  if (failed) return <p role="alert">{t('error.no_answer')}</p>;
  return records ? <Form {...props} records={records} /> : <div role="status" className="min-h-24" />;
}

/** Whoever answers has just looked; what nobody knew is known now. */
const begun = (section: Given | undefined): Given => ({
  ...section,
  state: !section || section.state === 'unknown' ? 'checked' : section.state,
  checked_on: vietnamToday(),
});

function Form({
  entity,
  id,
  section: name,
  records,
  onSaved,
  onClose,
}: AnswerInPlaceProps & { records: NonNullable<Records> }) {
  const t = useWorkText();
  const admin = useAdminText();
  const record = useRecord(entity, records);
  const { draft, stored, errors, set } = record;
  const [touched, setTouched] = useState(false);
  const info = (draft.visitor_info ?? {}) as VisitorInfo;
  const section = touched ? ((info[name] as Given | undefined) ?? {}) : begun(info[name]);
  const field = sharedFields(entity).find((one) => one.name === beside[name]);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => fieldsIn(form.current)[0]?.focus(), []);

  const kept = useStoredDraft(
    `admin:draft:visitor-info:${entity.right}:${id}:${name}`,
    draft,
    record.changed,
    record.records?.vi.version ?? null,
  );
  const put = (given: Given) => {
    setTouched(true);
    set({ visitor_info: { ...info, [name]: given } });
  };
  const state = useMemo<EditorState>(
    () => ({
      entity,
      draft,
      stored,
      id,
      // What is typed beside the section belongs to its answer as well.
      set: (changes) => {
        setTouched(true);
        set({ visitor_info: { ...(draft.visitor_info as object), [name]: section }, ...changes });
      },
      errors,
      options: {},
      ownWords: (language) => ownWordsOf(entity, id, draft, language),
    }),
    [entity, draft, stored, id, set, errors, name, section],
  );
  useEffect(() => focusFirstError(errors), [errors]);

  async function save() {
    const saved = await record.save();
    if (!saved) return;
    kept.forget();
    onSaved();
  }

  return (
    <EditorProvider value={state}>
      {kept.found && (
        <RestoreBanner
          kept={kept.found}
          currentVersion={records.vi.version}
          onRestore={() => {
            const known = Object.entries(kept.found?.changes ?? {}).filter(([key]) => key in draft);
            setTouched(true);
            set(Object.fromEntries(known));
            kept.close();
          }}
          onForget={kept.forget}
        />
      )}
      <div ref={form} className="grid gap-4 rounded-card border border-line p-4">
        {field && (field.when?.(draft) ?? true) && <FieldControl field={field} />}
        <SectionFields name={name} section={section} onChange={put} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" pending={record.saving} disabled={!touched} onClick={() => void save()}>
            <Icon name="check" />
            {admin('editor.save')}
          </Button>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('visitor_info.close_form')}
          </Button>
        </div>
      </div>
      <Suspense>
        {record.conflict && (
          <EditorConflict
            record={record}
            entity={entity}
            options={{}}
            kept={{
              forget: () => {
                kept.forget();
                onSaved();
              },
            }}
          />
        )}
      </Suspense>
    </EditorProvider>
  );
}
