import { useEffect, useState } from 'react';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import { useNfcText } from './text';
import { MOST_PRINTED, type NfcTagList } from './types';

/** The tags that hang at a place, in short, with the way to where they are looked after. */
export default function PlaceTags({ id }: { id: number }) {
  const t = useNfcText();
  const [list, setList] = useState<NfcTagList | 'failed' | null>(null);

  useEffect(() => {
    let wanted = true;
    void callFromBrowser('GET', '/nfc-tags', { query: { resource_id: id, per_page: MOST_PRINTED } }).then(
      (answer) => wanted && setList(answer.ok ? answer.body : 'failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id]);

  if (list === null) return <div className="min-h-24" />;
  if (list === 'failed') return <p className="text-danger">{t('of_place.failed')}</p>;
  return (
    <>
      {list.data.length === 0 ? (
        <p className="text-muted">{t('of_place.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {list.data.map(({ id: tag, code, location, is_active, is_silent, check_ins }) => (
            <li key={tag} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
              <span className="figures text-xs whitespace-nowrap">{code}</span>
              <span className="grow">{location || t('of_place.nowhere')}</span>
              <span className="text-xs text-muted">{t('of_place.visits', { count: check_ins })}</span>
              {is_silent && (
                <span className="flex items-center gap-1 text-xs font-semibold text-lacquer">
                  <Icon name="alert" /> {t('silent')}
                </span>
              )}
              {!is_active && <span className="text-xs text-muted">{t('states.inactive')}</span>}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink
        to={`/admin/nfc-tags?resource_id=${id}`}
        prefetch="none"
        tone="secondary"
        size="small"
        className="mt-3"
      >
        <Icon name="arrow-right" /> {t('of_place.manage')}
      </ButtonLink>
    </>
  );
}
