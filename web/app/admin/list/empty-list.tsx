import { useLanguage } from '~/i18n/use-language';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { EntityDescriptor } from '../entities/descriptor';
import { addAddress, listAddress } from '../entities/paths';
import { useAdmin } from '../shell/admin-context';
import { withContentLanguage } from '../shell/content-language';
import { useAdminText } from '../text';
import type { ListQuery } from './list-query';

/** Nothing found: how to find something. Nothing there yet: what this is for, and how to begin. */
export function EmptyList({
  entity,
  query,
  filtered,
}: {
  entity: EntityDescriptor;
  query: ListQuery;
  filtered: boolean;
}) {
  const t = useAdminText();
  const { may } = useAdmin();
  const own = useLanguage();
  const list = withContentLanguage(listAddress(entity), query.lang_id, own);
  if (filtered) {
    return (
      <div className="mt-8">
        <EmptyState
          title={t('list.nothing_found')}
          action={
            <ButtonLink to={list} tone="secondary" size="small">
              {t('list.reset')}
            </ButtonLink>
          }
        >
          {t('list.nothing_found_hint')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mt-8">
      <EmptyState
        title={t(`entity.${entity.name}.empty_title`)}
        action={
          may(entity.right, 'create') && (
            <ButtonLink to={addAddress(entity, { lang_id: query.lang_id })} size="small">
              {t(`entity.${entity.name}.add`)}
            </ButtonLink>
          )
        }
      >
        {t(`entity.${entity.name}.empty_text`)}
      </EmptyState>
    </div>
  );
}
