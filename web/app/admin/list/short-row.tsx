import { Link } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { markedName } from '../entities/records';
import { useAdmin } from '../shell/admin-context';
import { withContentLanguage } from '../shell/content-language';
import { useAdminText } from '../text';
import { StatusSwitch } from '../ui/status-switch';
import { Thumbnail } from '../ui/thumbnail';
import { TranslationBadges } from '../ui/translation-badges';

interface ShortRowProps {
  entity: EntityDescriptor;
  language: Language;
  record: ContentRecord;
  onToggle: () => void;
  sortable: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** A record in a few words, with its switch and its place. */
export function ShortRow(props: ShortRowProps) {
  const own = useLanguage();
  const { entity, language, record, sortable } = props;
  const t = useAdminText();
  const { may } = useAdmin();
  const title = markedName(record) || t('list.untranslated', { id: record.id });
  const steps = [
    { name: 'up', go: props.onUp, turn: 'rotate-180' },
    { name: 'down', go: props.onDown, turn: undefined },
  ] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      {(entity.hasImage || entity.hasThumbnail) && (
        <Thumbnail image={record.image} video={Boolean(record.youtube_id)} />
      )}
      <div className="min-w-0 grow basis-40">
        <Link
          to={withContentLanguage(recordAddress(entity, record.id), language, own)}
          prefetch="intent"
          className="link-quiet inline-block py-0.5 font-semibold [overflow-wrap:anywhere]"
        >
          {title}
        </Link>
        <div>
          {record.translations && (
            <TranslationBadges translations={record.translations} issues={record.translation_issues} />
          )}
        </div>
      </div>
      {sortable && (
        <span className="needs-script flex">
          {steps.map(({ name, go, turn }) => (
            <button
              key={name}
              type="button"
              onClick={go}
              disabled={!go}
              aria-label={t(`list.${name}`, { title })}
              className="grid size-8 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-35"
            >
              <Icon name="chevron-down" className={turn} />
            </button>
          ))}
        </span>
      )}
      <StatusSwitch
        live={record.status === 1}
        onChange={props.onToggle}
        label={t('list.status_of', { title })}
        reason={!may(entity.right, 'publish') && t('status.needs_publish')}
      />
    </li>
  );
}
