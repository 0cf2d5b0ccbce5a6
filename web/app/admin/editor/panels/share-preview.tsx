import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';

interface SharePreviewProps {
  title: string;
  description: string;
  image: string | null;
  /** The picture that shared links have now, title drawn in; null while it would not be this one. */
  preview: string | null;
}

const look = 'aspect-1200/630 w-full bg-river-wash';

/** A page as a link that somebody has shared. */
export function SharePreview({ title, description, image, preview }: SharePreviewProps) {
  const t = useAdminText();
  const source = preview ?? (image && `${image.split('?')[0]}?w=1200&h=630&fit=cover&format=jpeg`);
  return (
    <figure>
      <figcaption className="kicker mb-1">{t('seo.share_preview')}</figcaption>
      <div className="grid max-w-md overflow-hidden rounded-card border border-line bg-paper">
        {source ? (
          <img
            src={source}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className={`${look} object-cover`}
          />
        ) : (
          <span className={`${look} grid place-items-center text-muted`}>
            <Icon name="image" />
          </span>
        )}
        <div className="p-3">
          <p className="line-clamp-1 font-semibold">{title || t('seo.no_title')}</p>
          <p className="line-clamp-2 text-xs text-muted">{description || t('seo.no_description')}</p>
        </div>
      </div>
      {!preview && <p className="mt-1 max-w-md text-xs text-muted">{t('seo.preview_later')}</p>}
    </figure>
  );
}
