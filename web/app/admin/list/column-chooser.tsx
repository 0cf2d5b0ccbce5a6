import { useRef } from 'react';
import { buttonStyle } from '~/ui/button-style';
import { Checkbox } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import type { ColumnName } from '../entities/names';
import { useClosingDisclosure } from '../shell/use-closing-disclosure';
import { useAdminText } from '../text';

interface ColumnChooserProps {
  columns: readonly ColumnName[];
  shown: readonly ColumnName[];
  onChange: (shown: ColumnName[]) => void;
}

/** Which columns the list shows in this browser. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps) {
  const t = useAdminText();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDisclosure(menu);
  return (
    <details ref={menu} className="needs-script relative hidden md:block">
      <summary className={buttonStyle('secondary', 'small')}>
        <Icon name="settings" />
        {t('list.columns')}
      </summary>
      <fieldset className="absolute right-0 z-30 mt-1 w-56 rounded-card border border-line bg-surface px-4 py-2 shadow-lift">
        <legend className="visually-hidden">{t('list.columns')}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column}
            label={t(`column.${column}`)}
            checked={shown.includes(column)}
            onChange={(event) => {
              const wanted = event.target.checked;
              onChange(columns.filter((one) => (one === column ? wanted : shown.includes(one))));
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}
