import { z } from 'zod';
import { requiredText } from '../../fields';
import { plainName } from '../../plain-name';

export const personName = plainName;

const digits = (value: string) => value.replace(/\D/g, '').length;

/** A telephone number as people write it, with or without the country's. */
export const phoneNumber = requiredText(40)
  .refine((value) => /^\+?[\d\s().-]+$/.test(value) && digits(value) >= 6 && digits(value) <= 15, {
    params: { key: 'bad_phone' },
  })
  .meta({ example: '+84 912 345 678' });

/** What a link in a letter carries. */
export const linkToken = z.string().min(1, { error: 'required' }).max(200);
