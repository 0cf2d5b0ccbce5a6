import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/site/account/account-page';
import type { Refused } from '~/site/account/outcome';
import { TextField } from '~/site/account/text-field';
import { Button } from '~/ui/button';
import { Checkbox, Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { FileInput } from '~/ui/file-input';
import { Icon } from '~/ui/icon';
import { type RatedKind, ratedKinds } from './kinds';
import { StarChoice } from './star-choice';

interface ReviewFormProps {
  kind: RatedKind;
  record: { id: number; title: string };
  /** The page of the record. */
  back: string;
  refused: Refused | undefined;
  isSending: boolean;
  /** Of somebody who has not signed in: with name and e-mail, and without pictures. */
  byMail?: boolean;
}

/** The fields of a review, with what was written before and what is wrong with it. The form around them sends them. */
export function ReviewFields({ kind, record, back, refused, isSending, byMail }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const agreementError = refused?.errors.agreement?.[0];
  return (
    <div className="grid max-w-2xl gap-6">
      {refused && <Notice tone="bad">{refused.message}</Notice>}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="entity_type" value={ratedKinds[kind].type} />
      <input type="hidden" name="entity_id" value={record.id} />
      <input type="hidden" name="back" value={back} />
      <StarChoice
        label={t('form.score')}
        error={refused?.errors.score?.[0]}
        defaultValue={refused?.values.score}
        required
      />
      <TextField
        name="title"
        label={t('form.title')}
        hint={t('form.title_hint')}
        refused={refused}
        maxLength={150}
        required
      />
      <Field
        label={t('form.content')}
        hint={t('form.content_hint')}
        error={refused?.errors.content?.[0]}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            name="content"
            rows={8}
            maxLength={5000}
            defaultValue={refused?.values.content}
          />
        )}
      </Field>
      {byMail ? (
        <>
          <TextField
            name="full_name"
            label={t('form.name')}
            hint={t('form.name_hint')}
            refused={refused}
            autoComplete="name"
            maxLength={80}
            required
          />
          <TextField
            name="email"
            type="email"
            label={t('form.email')}
            hint={t('form.email_hint')}
            refused={refused}
            autoComplete="email"
            maxLength={254}
            required
          />
        </>
      ) : (
        <Field label={t('form.images')} hint={t('form.images_hint')} error={refused?.errors.images?.[0]}>
          {(control) => (
            <FileInput
              {...control}
              name="images[]"
              accept="image/jpeg,image/png,image/gif,image/webp"
              multiple
            />
          )}
        </Field>
      )}
      <FieldError error={agreementError}>
        <Checkbox
          name="agreement"
          value="1"
          label={t('form.agreement')}
          defaultChecked={refused?.values.agreement === '1'}
          aria-invalid={agreementError ? true : undefined}
        />
      </FieldError>
      <Button type="submit" pending={isSending} className="justify-self-start">
        {isSending ? t('form.sending') : t('form.submit')}
      </Button>
    </div>
  );
}

/** What is wrong, below a control that brings its own label. */
function FieldError({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div>
      {children}
      {error && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}
