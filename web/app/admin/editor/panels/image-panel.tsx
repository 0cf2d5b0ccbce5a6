import { useState } from 'react';
import { languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { MediaDialog } from '../../media/media-dialog';
import { previewUrl } from '../../media/preview-url';
import { useAdminText } from '../../text';
import { Locked } from '../../ui/locked';
import { useEditor } from '../editor-context';
import { Panel } from './panel';
import { PictureFit } from './picture-fit';
import { imageAnchor } from './use-form-sections';

const order = [...languages].reverse();

interface ImagePanelProps {
  mayWrite: boolean;
  /** Whether what the picture shows may be said, with or without changing the picture. */
  mayTranslate: boolean;
}

/** The picture of a record and what it shows, said in both languages. */
export function ImagePanel({ mayWrite, mayTranslate }: ImagePanelProps) {
  const t = useAdminText();
  const { draft, set, errors } = useEditor();
  const [choosing, setChoosing] = useState(false);
  const image = typeof draft.image === 'string' && draft.image !== '' ? draft.image : null;

  return (
    <Panel title={t('field.image')} anchor={imageAnchor}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,20rem)_1fr]">
        <div data-field="image">
          {image ? (
            <img
              src={previewUrl(image)}
              alt={String(draft['vi.image_alt'] ?? '')}
              width={640}
              height={427}
              className="aspect-3/2 w-full rounded-card bg-river-wash object-cover"
            />
          ) : (
            <div className="grid aspect-3/2 place-items-center rounded-card border border-dashed border-edge text-muted">
              <span className="flex items-center gap-2">
                <Icon name="image" /> {t('image.none')}
              </span>
            </div>
          )}
          {errors.image && <p className="mt-1.5 text-danger">{errors.image}</p>}
          <PictureFit image={image} />
          <Locked when={!mayWrite} className="mt-3 flex flex-wrap gap-2">
            <Button tone="secondary" size="small" onClick={() => setChoosing(true)} aria-haspopup="dialog">
              <Icon name="image" /> {t(image ? 'image.change' : 'image.choose')}
            </Button>
            {image && (
              <Button tone="quiet" size="small" onClick={() => set({ image: null })}>
                {t('image.remove')}
              </Button>
            )}
          </Locked>
        </div>
        <Locked when={!mayTranslate} className="grid content-start gap-4">
          {order.map((language) => {
            const key = `${language}.image_alt`;
            return (
              <div key={key} data-field={key}>
                <Field
                  label={t('image.alt', { language: t(`language.${language}`) })}
                  hint={language === 'vi' ? t('image.alt_hint') : undefined}
                  error={errors[key]}
                >
                  {(control) => (
                    <Input
                      {...control}
                      lang={language}
                      maxLength={300}
                      value={String(draft[key] ?? '')}
                      onChange={(event) => set({ [key]: event.target.value })}
                    />
                  )}
                </Field>
              </div>
            );
          })}
        </Locked>
      </div>
      <MediaDialog
        open={choosing}
        about={({ image: chosen }) => <PictureFit image={chosen} />}
        onClose={() => setChoosing(false)}
        onChoose={({ image: chosen, alt }) => {
          // What the library says of the picture fills what was left empty.
          const alts = order
            .filter((language) => !draft[`${language}.image_alt`] && alt[language])
            .map((language) => [`${language}.image_alt`, alt[language]]);
          set({ image: chosen, ...Object.fromEntries(alts) });
          setChoosing(false);
        }}
      />
    </Panel>
  );
}
