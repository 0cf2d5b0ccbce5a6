import { Link, useSearchParams } from '@remix-run/react';
import { useLanguage } from '~/i18n/use-language';
import { useNfcText } from './text';
import { type NfcTagList, placeName } from './types';

/** Says that the list holds the tags of one place only, with the ways back to it and to all tags. */
export function OfPlace({ list }: { list: NfcTagList }) {
  const t = useNfcText();
  const language = useLanguage();
  const [query] = useSearchParams();
  const id = query.get('resource_id');
  if (!id) return null;
  const tag = list.data[0];
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1">
      {tag ? t('of_place.only', { place: placeName(tag, language) }) : t('of_place.only_none')}
      <Link to={`/admin/resources/${id}`} prefetch="none" className="link-quiet inline-block py-0.5">
        {t('of_place.back')}
      </Link>
      <Link to="/admin/nfc-tags" prefetch="none" className="link-quiet inline-block py-0.5">
        {t('of_place.all')}
      </Link>
    </p>
  );
}
