import { type Language, languages } from '~/i18n/languages';
import { Checkbox, Input, Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { Locked } from '../../ui/locked';
import { changedKeys } from '../draft/draft';
import { useDraftState } from '../editor-context';
import { Panel } from './panel';
import { SearchPreview } from './search-preview';
import { SeoImage } from './seo-image';
import { SharePreview } from './share-preview';
import { seoAnchor } from './use-form-sections';
import { useLinkPreview } from './use-link-preview';

/** What search results show in full, in characters. */
const fitting = { title: 60, description: 155 } as const;

/** What search engines and shared links say of a page, in both languages. */
export function SeoPanel() {
  const t = useAdminText();
  return (
    <Panel title={t('seo.title')} anchor={seoAnchor} intro={t('seo.intro')}>
      <div className="grid gap-8 min-[1200px]:grid-cols-2">
        {[...languages].reverse().map((language) => (
          <SeoFields key={language} language={language} />
        ))}
      </div>
    </Panel>
  );
}

/** What search engines and shared links say of a page in one language, and how it looks there. */
export function SeoFields({ language }: { language: Language }) {
  const t = useAdminText();
  const { may } = useAdmin();
  const { draft, stored, set, errors, ownWords } = useDraftState();
  const key = (name: string) => `${language}.seo.${name}`;
  const text = (name: string) => String(draft[key(name)] ?? '');
  const own = ownWords(language);
  const title = text('title') || own.title;
  const description = text('description') || own.description;
  const image = draft[key('image')] ?? own.image;
  const preview = useLinkPreview(own.path, language, changedKeys(stored, draft).length === 0);

  return (
    <Locked when={!may('seo', 'translate')} className="grid content-start gap-4">
      <legend className="mb-3 font-semibold">{t(`language.${language}`)}</legend>
      <SearchPreview path={own.path ?? `/${language}`} title={title} description={description} />
      <SharePreview
        title={title}
        description={description}
        image={typeof image === 'string' ? image : null}
        preview={preview}
      />
      <div data-field={key('title')}>
        <Field
          label={t('seo.field.title')}
          error={errors[key('title')]}
          hint={<Length text={title} best={fitting.title} />}
        >
          {(control) => (
            <Input
              {...control}
              lang={language}
              value={text('title')}
              placeholder={own.title}
              maxLength={200}
              onChange={(event) => set({ [key('title')]: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div data-field={key('description')}>
        <Field
          label={t('seo.field.description')}
          error={errors[key('description')]}
          hint={<Length text={description} best={fitting.description} />}
        >
          {(control) => (
            <Textarea
              {...control}
              lang={language}
              rows={3}
              value={text('description')}
              placeholder={own.description}
              maxLength={500}
              onChange={(event) => set({ [key('description')]: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div data-field={key('keywords')}>
        <Field label={t('seo.field.keywords')} hint={t('seo.keywords_hint')} error={errors[key('keywords')]}>
          {(control) => (
            <Input
              {...control}
              lang={language}
              value={text('keywords')}
              maxLength={500}
              onChange={(event) => set({ [key('keywords')]: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Locked when={!may('seo', 'update')} className="grid gap-4">
        <SeoImage draftKey={key('image')} />
        <div className="flex flex-wrap gap-x-6">
          {(['robots_index', 'robots_follow'] as const).map((name) => (
            <Checkbox
              key={name}
              label={t(`seo.field.${name}`)}
              checked={draft[key(name)] === 1}
              onChange={(event) => set({ [key(name)]: event.target.checked ? 1 : 0 })}
            />
          ))}
        </div>
      </Locked>
    </Locked>
  );
}

/** How long a text is, and whether search results show it in full; said in words as well as in colour. */
function Length({ text, best }: { text: string; best: number }) {
  const t = useAdminText();
  const { length } = text;
  const fit = length === 0 ? 'empty' : length > best ? 'long' : length < best / 2 ? 'short' : 'good';
  return (
    <span className={fit === 'long' ? 'text-lacquer' : undefined}>
      {t('editor.characters', { length, most: best })} · {t(`seo.length.${fit}`)}
    </span>
  );
}
