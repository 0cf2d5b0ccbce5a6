import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';

interface SharePreviewProps {
  title: string;
  description: string;
  image: string | null;
}

/** The record as a link that somebody has shared. */
export function SharePreview({ title, description, image }: SharePreviewProps) {
  const t = useAdminText();
  return (
    <figure>
      <figcaption className="kicker mb-1">{t('seo.share_preview')}</figcaption>
      <div className="grid max-w-md overflow-hidden rounded-card border border-line bg-paper">
        {image ? (
          <img
            src={`${image.split('?')[0]}?w=1200&h=630&fit=cover&format=jpeg`}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="aspect-1200/630 w-full bg-river-wash object-cover"
          />
        ) : (
          <span className="grid aspect-1200/630 place-items-center bg-river-wash text-muted">
            <Icon name="image" />
          </span>
        )}
        <div className="p-3">
          <p className="line-clamp-1 font-semibold">{title || t('seo.no_title')}</p>
          <p className="line-clamp-2 text-xs text-muted">{description || t('seo.no_description')}</p>
        </div>
      </div>
    </figure>
  );
}
