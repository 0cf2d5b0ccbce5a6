import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { ButtonLink } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import type { ContentRecord, ListPage } from '../api/types';
import { city } from '../entities/city';
import { listAddress, recordAddress } from '../entities/paths';
import { ShortList } from '../list/short-list';
import { withContentLanguage } from '../shell/content-language';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { viewPath } from '../ui/preview-path';
import { cityParts } from './parts';

interface CityPageProps {
  title: string;
  language: Language;
  record: ContentRecord;
  /** In the order of the parts; null for what the role may not read. */
  lists: (ListPage<ContentRecord> | null)[];
}

/** The workspace of a city: the first of everything that belongs to it, and the ways to the rest. */
export function CityPage({ title, language, record, lists }: CityPageProps) {
  const own = useLanguage();
  const t = useAdminText();
  const page = viewPath(city, record, language);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { title: t('nav.dashboard'), to: '/admin' },
          { title: t('entity.city.many'), to: withContentLanguage(listAddress(city), language, own) },
          { title },
        ]}
        actions={
          <>
            {page && (
              <a href={page} target="_blank" rel="noreferrer" className={buttonStyle('quiet', 'small')}>
                <Icon name="external" />
                {t('list.view')}
              </a>
            )}
            <ButtonLink to={withContentLanguage(recordAddress(city, record.id), language, own)} size="small">
              <Icon name="edit" />
              {t('workspace.edit')}
            </ButtonLink>
          </>
        }
      />
      <p className="mb-6 max-w-measure text-muted">{record.description}</p>
      <div className="gap-x-10 min-[1200px]:columns-2 [&>*]:mb-8 [&>*]:break-inside-avoid">
        {cityParts(String(record.id)).map(({ entity, filters }, index) => {
          const list = lists[index];
          return (
            list && (
              <ShortList
                key={entity.section}
                entity={entity}
                language={language}
                filters={filters}
                list={list}
              />
            )
          );
        })}
      </div>
    </>
  );
}
