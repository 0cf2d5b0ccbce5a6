import { Icon } from '~/ui/icon';

/** What became of a form, above it: read out when it appears. */
export function FormNotice({ error, message }: { error?: string; message?: string }) {
  if (error)
    return (
      <p
        role="alert"
        className="mb-5 flex items-start gap-2 rounded-input bg-danger-wash px-4 py-3 text-danger"
      >
        <Icon name="alert" className="mt-0.5" />
        {error}
      </p>
    );
  if (message)
    return (
      <p role="status" className="mb-5 flex items-start gap-2 rounded-input bg-jade-wash px-4 py-3">
        <Icon name="check" className="mt-0.5 text-jade" />
        {message}
      </p>
    );
  return null;
}
