import { useEffect, useState } from 'react';
import type { Got } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { asTheApiFinds, callFromBrowser } from '../../api/browser';
import { useAdminText } from '../../text';
import { useEditor } from '../editor-context';

type Misfit = NonNullable<Got<'/media/fit'>['data']>;

/** Records whose picture tells what they are; the rest has drawings for ornament. */
const pictured = [
  'region',
  'city',
  'blog',
  'event',
  'experience_type',
  'experience',
  'thing_to_do',
  'tour',
  'resource',
] as const;

/** What the rule asks of the record as it stands in the form; null for what has no such rule. */
function useAbout(image: string | null): string | null {
  const { entity, draft, id } = useEditor();
  const kind = pictured.find((one) => one === entity.right);
  if (!image || !kind) return null;
  const facilities = Array.isArray(draft.facilities) ? draft.facilities : [];
  const cities = Array.isArray(draft.city_ids) ? draft.city_ids : [draft.city_id];
  const flag = (value: unknown) => (value ? 1 : null);
  const about = {
    image,
    entity: kind,
    name: `${draft['en.slug'] ?? ''} ${draft['en.title'] ?? ''}`.trim().slice(0, 400),
    id,
    city_ids: cities.filter(Boolean).join(','),
    resource_type: entity.constants.resource_type ?? draft.resource_type,
    hotel_type: draft.hotel_type,
    event_type: kind === 'event' ? draft.type : null,
    type_id: draft.category_id ?? draft.experience_type_id,
    is_historic: flag(draft.is_historic),
    is_memorial: flag(draft.is_memorial),
    on_shore: flag(facilities.includes('beach')),
  };
  const said = Object.entries(about).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return JSON.stringify(Object.fromEntries(said));
}

/** Warns of a drawing of ours that shows something else than the record is about; of photographs nothing is said. */
export function PictureFit({ image }: { image: string | null }) {
  const t = useAdminText();
  const language = useLanguage();
  const { stored } = useEditor();
  // What the record has already was somebody's decision.
  const about = useAbout(image === stored.image ? null : image);
  const [misfit, setMisfit] = useState<Misfit | null>(null);
  useEffect(() => {
    setMisfit(null);
    if (!about) return;
    let current = true;
    const query = asTheApiFinds<{ image: string; entity: (typeof pictured)[number] }>(JSON.parse(about));
    void callFromBrowser('GET', '/media/fit', { query }).then((answer) => {
      if (current && answer.ok) setMisfit(answer.body.data);
    });
    return () => {
      current = false;
    };
  }, [about]);
  return (
    <div role="status">
      {misfit && (
        <p className="mt-2 flex items-start gap-2 rounded-input border-l-3 border-turmeric bg-turmeric-wash px-3 py-2 text-sm">
          <Icon name="alert" className="mt-0.5" />
          <span>
            <strong className="block">{t('image.misfit.title')}</strong>
            {t('image.misfit.shows', { what: misfit.shows[language] })} {t(`image.misfit.${misfit.why}`)}
          </span>
        </p>
      )}
    </div>
  );
}
