import { useState } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { EntityDescriptor } from '../entities/descriptor';
import { listAddress } from '../entities/paths';
import { withIssue } from './issues';
import { useLanguageName, useTranslationsText } from './text';
import { useNextRecord } from './use-next-record';

interface WorkBarProps {
  entity: EntityDescriptor;
  id: number;
  dirty: boolean;
  /** Settles with whether everything is saved. */
  onSave: () => Promise<boolean>;
}

/** For whoever works through a list of translations: save this one, and on to the next. */
export function WorkBar({ entity, id, dirty, onSave }: WorkBarProps) {
  const t = useTranslationsText();
  const languageName = useLanguageName();
  const { issue, language, look, go } = useNextRecord(entity, id);
  const [pending, setPending] = useState(false);
  if (!issue) return null;

  async function next() {
    setPending(true);
    // What follows is looked up before this one leaves the list.
    const following = await look();
    const saved = dirty ? await onSave() : true;
    setPending(false);
    if (saved) go(following);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-jade-wash px-4 py-2">
      <p className="min-w-48 grow basis-0 text-sm">
        {t(`next.working_on.${issue}`, { language: languageName(language) })}
      </p>
      <ButtonLink tone="quiet" size="small" to={withIssue(listAddress(entity), language, issue)}>
        {t('next.back')}
      </ButtonLink>
      <Button size="small" tone="secondary" pending={pending} onClick={() => void next()}>
        {t(dirty ? 'next.save' : 'next.go')}
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}
