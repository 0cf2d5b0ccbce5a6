import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { EmptyList } from '~/site/list/empty-list';
import { sitePaths } from '~/site/paths';
import { isSearchType, searchTypes } from '~/site/search/search-types';
import { ButtonLink } from '~/ui/button';
import { Card } from '~/ui/card';
import { PlanFromSaved } from './plan-from-saved';
import { SaveButton } from './save-button';
import { type SavedRecord, useSaved } from './saved-store';

/** A saved page as a card; the button that saved it takes it away. */
function SavedCard({ record }: { record: SavedRecord }) {
  const language = useLanguage();
  const { title, path, image, image_blur, fact } = record;
  return (
    <div lang={record.language === language ? undefined : record.language}>
      <Card
        to={path}
        record={{ title, image, image_alt: '', image_blur }}
        fact={fact}
        sizes={gridSizes}
        corner={<SaveButton record={record} />}
      />
    </div>
  );
}

/** A card that is taken away takes the focus with it; where it goes instead says how many are left. */
function useKeptFocus(count: number): RefObject<HTMLDivElement> {
  const target = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) target.current?.focus();
    before.current = count;
  }, [count]);
  return target;
}

/** All that this browser keeps, by kind in the order of the search. */
export function SavedList() {
  const { t } = useTranslation('saved');
  const language = useLanguage();
  const saved = useSaved();
  const [isRead, setRead] = useState(false);
  const left = useKeptFocus(saved.length);
  // The server does not know what is saved: until the browser says so, nothing is claimed.
  useEffect(() => setRead(true), []);
  if (!isRead) {
    return (
      <noscript>
        <p className="mt-10 max-w-measure">{t('needs_script')}</p>
      </noscript>
    );
  }
  if (saved.length === 0) {
    return (
      <div ref={left} tabIndex={-1} className="mt-10">
        <EmptyList
          title={t('none')}
          action={<ButtonLink to={sitePaths.places(language)}>{t('browse')}</ButtonLink>}
        >
          {t('none_text')}
        </EmptyList>
      </div>
    );
  }
  const groups = searchTypes
    .map((kind) => ({ kind, records: saved.filter((record) => record.kind === kind) }))
    .filter(({ records }) => records.length > 0);
  const others = saved.filter(({ kind }) => !isSearchType(kind));
  return (
    <>
      <PlanFromSaved cities={saved.filter(({ kind }) => kind === 'city').map(({ id }) => id)} />
      <div ref={left} tabIndex={-1} role="status" className="mt-6 text-sm text-muted">
        {t('count', { count: saved.length })}
      </div>
      {[...groups, ...(others.length > 0 ? [{ kind: 'other' as const, records: others }] : [])].map(
        ({ kind, records }) => (
          <section key={kind} aria-labelledby={`saved-${kind}`} className="mt-10 border-t-2 border-ink pt-4">
            <h2 id={`saved-${kind}`} className="mb-6 text-2xl">
              {t(`kind.${kind}`)}
            </h2>
            <CardGrid label={t(`kind.${kind}`)}>
              {records.map((record) => (
                <SavedCard key={record.id} record={record} />
              ))}
            </CardGrid>
          </section>
        ),
      )}
    </>
  );
}
