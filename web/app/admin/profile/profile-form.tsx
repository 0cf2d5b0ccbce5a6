import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { Panel } from '../editor/panels/panel';
import { MediaDialog } from '../media/media-dialog';
import { useAdmin } from '../shell/admin-context';
import { Avatar } from '../shell/avatar';
import { useAdminText } from '../text';
import { useOwnChange } from './use-own-change';

/** One's own name and picture. */
export function ProfileForm() {
  const t = useAdminText();
  const { admin, may } = useAdmin();
  const { follow, pending, errors } = useOwnChange();
  const [name, setName] = useState(admin.full_name);
  const [avatar, setAvatar] = useState(admin.avatar);
  const [choosing, setChoosing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    void follow(callFromBrowser('POST', '/profile', { json: { full_name: name, avatar } }));
  }

  return (
    <Panel title={t('profile.person')}>
      <form onSubmit={submit} className="grid max-w-md gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={name} image={avatar} />
          {may('media', 'read') && (
            <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
              {t('profile.choose_avatar')}
            </Button>
          )}
          {avatar && (
            <Button tone="quiet" size="small" onClick={() => setAvatar(null)}>
              {t('image.remove')}
            </Button>
          )}
        </div>
        <Field label={t('profile.full_name')} error={errors.full_name?.[0]} required>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={120}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <p className="text-muted">
          {admin.email} · {admin.role.name}
        </p>
        <div>
          <Button type="submit" size="small" pending={pending}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ image }) => {
          setAvatar(image);
          setChoosing(false);
        }}
      />
    </Panel>
  );
}
