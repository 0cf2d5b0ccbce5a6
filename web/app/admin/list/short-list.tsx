import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import type { ContentRecord, ListPage } from '../api/types';
import { Panel } from '../editor/panels/panel';
import { queryOf } from '../entities/calls';
import type { EntityDescriptor } from '../entities/descriptor';
import { addAddress, listAddress } from '../entities/paths';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { ShortRow } from './short-row';
import { useListActions } from './use-list-actions';

interface ShortListProps {
  entity: EntityDescriptor;
  language: Language;
  /** What the records have in common, as filters of their full list. */
  filters: Readonly<Record<string, string>>;
  list: ListPage<ContentRecord>;
}

/** The first records of a list, with the way to all of them and to a new one of their kind. */
export function ShortList({ entity, language, filters, list }: ShortListProps) {
  const own = useLanguage();
  const t = useAdminText();
  const { may } = useAdmin();
  const [rows, setRows] = useState(list.data);
  const actions = useListActions(entity);
  useEffect(() => setRows(list.data), [list.data]);

  const inLanguage = { ...filters, lang_id: language };
  const sortable = entity.isSorted && may(entity.right, 'publish');
  function move(index: number, step: 1 | -1) {
    const next = [...rows];
    next.splice(index + step, 0, ...next.splice(index, 1));
    setRows(next);
    void actions.sort(
      next.map(({ id }) => id),
      rows.map(({ id }) => id),
    );
  }

  return (
    <Panel
      title={`${t(`entity.${entity.name}.many`)} (${list.total})`}
      actions={
        may(entity.right, 'create') && (
          <Link to={addAddress(entity, inLanguage)} className={buttonStyle('secondary', 'small')}>
            <Icon name="plus" />
            {t(`entity.${entity.name}.add`)}
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="text-muted">{t('workspace.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {rows.map((record, index) => (
            <ShortRow
              key={record.id}
              entity={entity}
              language={language}
              record={record}
              onToggle={() => void actions.toggle(record)}
              sortable={sortable}
              onUp={index > 0 ? () => move(index, -1) : undefined}
              onDown={index < rows.length - 1 ? () => move(index, 1) : undefined}
            />
          ))}
        </ul>
      )}
      {list.total > 0 && (
        <Link
          to={`${listAddress(entity)}?${queryOf({ ...filters, lang_id: language === own ? '' : language })}`}
          className="link-quiet mt-2 inline-flex min-h-9 items-center gap-1.5 text-sm"
        >
          {t('workspace.all', { count: list.total })}
          <Icon name="arrow-right" />
        </Link>
      )}
    </Panel>
  );
}
