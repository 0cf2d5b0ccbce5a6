import type { ReactNode } from 'react';
import type { Language } from '~/i18n/languages';
import type { Field } from '../../entities/field';
import { RichText } from '../../rich-text';
import { WhenReady } from '../../ui/when-ready';
import type { Coordinates } from '../draft/field-rules';
import { ChoicesControl } from './choices-control';
import { CoordinatesControl } from './coordinates/coordinates-control';
import { GalleryControl } from './gallery-control';
import { MonthsControl } from './months-control';
import { RelatedControl } from './related-control';
import { ShortLinesControl } from './short-lines-control';

interface GroupControlProps {
  field: Field;
  value: unknown;
  setValue: (value: unknown) => void;
  label: string;
  language: Language | undefined;
}

/** Controls that consist of several, which a group names instead of a label; null for all others. */
export function groupControl({ field, value, setValue, label, language }: GroupControlProps): ReactNode {
  switch (field.kind) {
    case 'rich':
      return (
        <RichText value={String(value ?? '')} onChange={setValue} label={label} language={language ?? 'vi'} />
      );
    case 'months':
      return <MonthsControl value={value as number[]} onChange={setValue} />;
    case 'short_lines':
      return (
        <ShortLinesControl
          value={value as string[]}
          onChange={setValue}
          label={label}
          language={language}
          maxLength={field.maxLength}
          most={field.most}
        />
      );
    case 'coordinates':
      return <CoordinatesControl value={value as Coordinates} onChange={setValue} />;
    case 'choices':
      return <ChoicesControl among={field} value={value as (string | number)[]} onChange={setValue} />;
    case 'gallery':
      return <GalleryControl />;
    case 'related':
      return <RelatedControl of={field.of} most={field.most} value={value as number[]} onChange={setValue} />;
    case 'own':
      return (
        <WhenReady place={<div className="min-h-24 rounded-input border border-edge" />}>
          <field.control value={value} onChange={setValue} />
        </WhenReady>
      );
    default:
      return null;
  }
}
