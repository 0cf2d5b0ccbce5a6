import type { Options } from '../api/options.server';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { ConflictDialog } from './conflict-dialog';
import { keyLabel } from './key-label';
import type { EditedRecord } from './use-record';
import { useValueWords } from './value-words';

interface EditorConflictProps {
  record: EditedRecord;
  entity: EntityDescriptor;
  options: Options;
  kept: { forget: () => void };
}

/** What this editor and another one have changed at once; what is chosen is saved. */
export function EditorConflict({ record, entity, options, kept }: EditorConflictProps) {
  const t = useAdminText();
  const plainOf = useValueWords(entity, options);
  return (
    <ConflictDialog
      conflict={record.conflict}
      mine={record.draft}
      labelOf={(key) => keyLabel(key, t)}
      plainOf={plainOf}
      onResolve={(takeTheirs) => {
        record.resolve(takeTheirs);
        void record.save().then((saved) => saved && kept.forget());
      }}
      onClose={record.leaveConflict}
    />
  );
}
