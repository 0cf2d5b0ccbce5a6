import type { FieldName } from '../entities/names';
import { useAdminText } from '../text';
import { useTranslationsText } from './text';

const ofDay = /^day_(\d+)_(title|content|meals|stay|stop)(?:_\d+)?$/;

type OfDay = 'title' | 'content' | 'meals' | 'stay' | 'stop';

/** What a field of a file of translations is called; texts of a tour's days have names of their own there. */
export function useFileField(): (field: string) => string {
  const t = useTranslationsText();
  const admin = useAdminText();
  return (field) => {
    const [, day, text] = ofDay.exec(field) ?? [];
    return day
      ? t(`files.day.${text as OfDay}`, { day })
      : admin(`field.${field as FieldName}`, { defaultValue: field });
  };
}
