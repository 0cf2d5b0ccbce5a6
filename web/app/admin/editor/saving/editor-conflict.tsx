import type { Options } from '../../api/options.server';
import type { EntityDescriptor } from '../../entities/descriptor';
import { useKeyLabel } from '../draft/use-key-label';
import { useValueWords } from '../draft/value-words';
import { ConflictDialog } from './conflict-dialog';
import type { EditedRecord } from './use-record';

interface EditorConflictProps {
  record: EditedRecord;
  entity: EntityDescriptor;
  options: Options;
  kept: { forget: () => void };
}

/** What this editor and another one have changed at once; what is chosen is saved. */
export function EditorConflict({ record, entity, options, kept }: EditorConflictProps) {
  const plainOf = useValueWords(entity, options);
  const labelOf = useKeyLabel();
  return (
    <ConflictDialog
      conflict={record.conflict}
      mine={record.draft}
      labelOf={labelOf}
      plainOf={plainOf}
      onResolve={(takeTheirs) => {
        record.resolve(takeTheirs);
        void record.save().then((saved) => saved && kept.forget());
      }}
      onClose={record.leaveConflict}
    />
  );
}
