import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';
import type { Upload } from './use-uploads';

/** How far each upload is, or why it was refused. */
export function UploadProgress({ uploads }: { uploads: Upload[] }) {
  const t = useAdminText();
  return (
    <ul aria-live="polite" className="grid gap-2">
      {uploads.map(({ key, name, progress, error }) => (
        <li key={key} className="mt-3 first:mt-4">
          {error ? (
            <p className="flex items-start gap-2 text-danger">
              <Icon name="alert" className="mt-0.5" />
              <span>
                <strong>{name}</strong>: {error}
              </span>
            </p>
          ) : (
            <label className="grid gap-1 text-xs">
              {t('media.uploading', { name, percent: Math.round(progress * 100) })}
              <progress value={progress} max={1} className="h-2 w-full accent-jade" />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}
