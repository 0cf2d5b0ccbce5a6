import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Link, useSearchParams } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { buttonStyle } from '~/ui/button-style';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../api/types';
import type { Column, EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { markedName } from '../entities/records';
import { useAdmin } from '../shell/admin-context';
import { withContentLanguage } from '../shell/content-language';
import { useAdminText } from '../text';
import { issueIn, withIssue } from '../translations/issues';
import { Expiry } from '../ui/expiry';
import { viewPath } from '../ui/preview-path';
import { ScheduleNote } from '../ui/schedule-note';
import { StatusSwitch } from '../ui/status-switch';
import { Thumbnail } from '../ui/thumbnail';
import { TranslationBadges } from '../ui/translation-badges';
import { WorkspaceLink } from '../ui/workspace-link';
import { columnText } from './column-text';
import { OrderControls, OrderSteps } from './order-controls';

interface ListRowProps {
  entity: EntityDescriptor;
  language: Language;
  record: ContentRecord;
  columns: readonly Column[];
  sortable: boolean;
  choosable: boolean;
  chosen: boolean;
  onChooseOne: (wanted: boolean) => void;
  onToggle: (record: ContentRecord) => void;
  onDelete: (record: ContentRecord) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

const cellStyle = 'border-b border-line px-2 py-2 align-middle';

/** One record of a list. */
export function ListRow(props: ListRowProps) {
  const { entity, language, record, columns, sortable, choosable, chosen } = props;
  const t = useAdminText();
  const { may } = useAdmin();
  const own = useLanguage();
  const issue = issueIn(useSearchParams()[0]);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: record.id, disabled: !sortable });
  const title = markedName(record) || t('list.untranslated', { id: record.id });
  const background = chosen ? 'bg-jade-wash' : 'bg-surface group-hover:bg-paper';

  return (
    <tr
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('group', isDragging && 'relative z-20 shadow-lift')}
    >
      {choosable && (
        <td className={cx(cellStyle, background)}>
          <label className="grid size-8 place-items-center">
            <input
              type="checkbox"
              className="size-4.5 accent-jade"
              checked={chosen}
              onChange={(event) => props.onChooseOne(event.target.checked)}
            />
            <span className="visually-hidden">{t('list.choose_one', { title })}</span>
          </label>
        </td>
      )}
      {sortable && (
        <td className={cx(cellStyle, background, 'hidden md:table-cell')}>
          <OrderControls
            title={title}
            handleRef={setActivatorNodeRef}
            handle={{ ...attributes, ...listeners }}
            onUp={props.onUp}
            onDown={props.onDown}
          />
        </td>
      )}
      <th scope="row" className={cx(cellStyle, background, 'sticky left-0 z-[5] text-left font-normal')}>
        <div className="flex items-center gap-3">
          {(entity.hasImage || entity.hasThumbnail) && (
            <Thumbnail image={record.image} video={Boolean(record.youtube_id)} />
          )}
          <div className="min-w-0">
            <Link
              to={
                issue
                  ? withIssue(recordAddress(entity, record.id), language, issue)
                  : withContentLanguage(recordAddress(entity, record.id), language, own)
              }
              prefetch="intent"
              className={cx(
                'link-quiet inline-block py-0.5 font-semibold',
                !record.title && 'text-muted italic',
              )}
            >
              {title}
            </Link>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              {record.translations && (
                <TranslationBadges translations={record.translations} issues={record.translation_issues} />
              )}
              <span className="hidden text-xs text-muted [overflow-wrap:anywhere] sm:inline">
                {record.slug}
              </span>
            </div>
          </div>
        </div>
      </th>
      {columns.map((column) => (
        <td
          key={column.name}
          className={cx(
            cellStyle,
            background,
            'figures hidden text-xs md:table-cell',
            (column.as === 'date' || column.as === 'expiry') && 'whitespace-nowrap',
          )}
        >
          {column.as === 'expiry' ? (
            <Expiry date={record[column.name]} />
          ) : (
            columnText(column, record, t) || <span className="text-muted">–</span>
          )}
        </td>
      ))}
      <td className={cx(cellStyle, background)}>
        <StatusSwitch
          live={record.status === 1}
          onChange={() => props.onToggle(record)}
          label={t('list.status_of', { title })}
          reason={!may(entity.right, 'publish') && t('status.needs_publish')}
        />
        <ScheduleNote record={record} />
        {sortable && (
          <div className="needs-script flex md:hidden">
            <OrderSteps title={title} onUp={props.onUp} onDown={props.onDown} />
          </div>
        )}
      </td>
      <td className={cx(cellStyle, background, 'hidden md:table-cell')}>
        <RowActions {...props} title={title} />
      </td>
    </tr>
  );
}

function RowActions({ entity, language, record, title, onDelete }: ListRowProps & { title: string }) {
  const t = useAdminText();
  const { may } = useAdmin();
  const page = viewPath(entity, record, language);
  const icon = buttonStyle('quiet', 'small', 'px-2.5');
  return (
    <div className="flex justify-end gap-0.5">
      {entity.workspace && <WorkspaceLink to={entity.workspace(record)} title={title} />}
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          aria-label={t('list.view_one', { title })}
          title={t('list.view')}
          className={icon}
        >
          <Icon name="external" />
        </a>
      )}
      {may(entity.right, 'delete') && (
        <button
          type="button"
          onClick={() => onDelete(record)}
          aria-label={t('list.delete_one', { title })}
          title={t('list.delete')}
          className={icon}
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  );
}
