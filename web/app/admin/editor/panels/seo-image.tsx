import { useState } from 'react';
import { Button } from '~/ui/button';
import { MediaDialog } from '../../media/media-dialog';
import { useAdminText } from '../../text';
import { Thumbnail } from '../../ui/thumbnail';
import { useDraftValue } from '../editor-context';

/** Another picture for shared links than the record's own. */
export function SeoImage({ draftKey }: { draftKey: string }) {
  const t = useAdminText();
  const [image, setImage] = useDraftValue<string | null>(draftKey);
  const [choosing, setChoosing] = useState(false);
  return (
    <div data-field={draftKey} className="flex flex-wrap items-center gap-3">
      {image && <Thumbnail image={image} />}
      <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
        {t(image ? 'seo.change_image' : 'seo.choose_image')}
      </Button>
      {image && (
        <Button tone="quiet" size="small" onClick={() => setImage(null)}>
          {t('seo.own_image')}
        </Button>
      )}
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(record) => {
          setImage(record.image);
          setChoosing(false);
        }}
      />
    </div>
  );
}
