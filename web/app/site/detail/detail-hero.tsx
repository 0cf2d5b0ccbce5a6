import type { ReactNode } from 'react';
import type { PicturedRecord } from '~/api/types';
import { Names } from '~/i18n/names';
import { type SampleKind, SampleNote } from '~/site/sample-mark';
import { SaveButton } from '~/site/saved/save-button';
import type { SavedRecord } from '~/site/saved/saved-store';
import { ShareButton } from '~/site/share-button';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Picture } from '~/ui/picture';
import { RecordTitle } from './record-title';

interface DetailHeroProps {
  record: PicturedRecord & { description: string };
  /** What the record is called by language, where that is what one would ask for on the spot. */
  names?: Record<string, string>;
  crumbs: Crumb[];
  /** One line under the title: where it is, what kind it is. */
  subtitle?: ReactNode;
  /** The record is made up, and its page says so before anything else. */
  sample?: SampleKind | undefined;
  /** What its page says before anything else, such as that it is closed for a while. */
  notice?: ReactNode;
  /** What the save button keeps; without it there is none. */
  saved?: SavedRecord;
  /** Further actions beside share and save. */
  actions?: ReactNode;
}

/** The picture of a record across the page, and a panel over its edge with its name. */
export function DetailHero({
  record,
  names,
  crumbs,
  subtitle,
  sample,
  notice,
  saved,
  actions,
}: DetailHeroProps) {
  return (
    <header>
      <Picture
        source={record.image}
        alt={record.image_alt}
        ratio="21:9"
        sizes="100vw"
        phone={{ ratio: '3:2', sizes: 'max(100vw, 24rem)' }}
        blur={record.image_blur}
        priority
        className="max-h-[72dvh] min-h-64 w-full md:max-lg:min-h-[min(66vw,52dvh)] print:max-h-64 print:min-h-0"
      />
      <div className="page">
        <div className="relative z-1 -mx-(--gutter) -mt-5 max-w-[min(56rem,88vw)] bg-paper px-(--gutter) pt-6 pb-10 md:-mt-10 md:pt-8 md:pr-14 print:mt-0 print:bg-transparent">
          <Breadcrumbs crumbs={crumbs} />
          <RecordTitle title={record.title} vietnamese={names?.vi} />
          {subtitle && (
            <p className="mt-2 text-muted">
              <Names>{subtitle}</Names>
            </p>
          )}
          {sample && <SampleNote kind={sample} className="mt-5" />}
          {notice}
          <p className="mt-5 max-w-measure text-lg">
            <Names>{record.description}</Names>
          </p>
          <div className="mt-6 flex flex-wrap gap-2">
            {actions}
            {saved && <SaveButton record={saved} look="button" />}
            <ShareButton title={record.title} />
          </div>
        </div>
      </div>
    </header>
  );
}
