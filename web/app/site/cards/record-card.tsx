import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotNow, PicturedRecord } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { type SampleKind, SampleMark } from '~/site/sample-mark';
import { SaveButton } from '~/site/saved/save-button';
import { NotNowMark } from '~/site/visitor/not-now-mark';
import { Card } from '~/ui/card';
import type { PictureRatio } from '~/ui/picture-sizes';
import { factLine } from './fact-line';

/** How a card is shown; the same for every kind of record. */
export interface CardLook {
  sizes: string;
  ratio?: PictureRatio;
  size?: 'normal' | 'large';
  heading?: 'h2' | 'h3' | 'h4';
  /** The picture stands beside the words, for lists of small cards. */
  row?: boolean;
  /** `wide`: not on phones, where it would push others out of sight. */
  withDescription?: boolean | 'wide';
  /** Its picture is the one that the page opens with. */
  priority?: boolean;
  className?: string;
  pictureClassName?: string;
}

interface RecordCardProps extends CardLook {
  /** The kind in the API's words, under which the record is saved. */
  kind: string;
  record: PicturedRecord & { id: number; description: string };
  to: string;
  /** One line of fact as text; what is saved keeps it. */
  fact: string;
  /** The same line with markup, where it has some. */
  factNode?: ReactNode;
  /** The record is made up, and its card says so first. */
  sample?: SampleKind | undefined;
  /** It is out of season or closed for a while; what is saved doesn't keep that. */
  away?: NotNow | undefined;
}

/** A record of any kind as a card with a save button. */
export function RecordCard(props: RecordCardProps) {
  const { kind, record, to, fact, factNode, sample, away, withDescription, ...look } = props;
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { id, title, image, image_blur } = record;
  return (
    <Card
      {...look}
      to={to}
      record={record}
      fact={
        sample || away ? (
          <>
            {sample && <SampleMark kind={sample} className="mb-1" />}
            {away && <NotNowMark away={away} />}
            {factNode || <Names>{fact}</Names>}
          </>
        ) : (
          factNode || fact
        )
      }
      description={withDescription ? record.description : undefined}
      descriptionClassName={withDescription === 'wide' ? 'max-sm:hidden' : undefined}
      corner={
        <SaveButton
          record={{
            kind,
            id,
            language,
            title,
            path: to,
            image,
            image_blur: image_blur ?? null,
            fact: factLine(sample && t(`sample.${sample}`), fact),
          }}
        />
      }
    />
  );
}
