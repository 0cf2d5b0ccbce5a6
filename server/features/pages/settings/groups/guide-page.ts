import { z } from 'zod';
import { requiredText, text } from '../../../../fields';
import { blur, pictureField, type SettingGroup } from '../group';

/** Lines that a page is told in, at most. */
const mostLines = 5;

const written = {
  title: requiredText(200),
  description: text(500),
  in_short: text(1500)
    .refine((value) => value.split('\n').length <= mostLines, { params: { key: 'too_many_lines' } })
    .meta({ description: 'What matters most, one line each, five at most; empty = nothing is shown' }),
  banner: pictureField,
  banner_alt: text(300).meta({ description: 'What the banner shows' }),
  content: text(200_000).meta({ description: 'HTML; made safe before it is stored' }),
};

/** What a guide page reads: words, HTML that is safe to show, and a wide picture. */
export const guidePageRead = {
  title: z.string(),
  description: z.string(),
  in_short: z.string().optional().meta({ description: 'What matters most, one line each' }),
  banner: z.string().nullable(),
  banner_alt: z.string(),
  banner_blur: blur,
  content: z.string().meta({ description: 'Safe HTML' }),
};

interface More {
  facts?: readonly string[];
  input?: z.ZodRawShape;
  output?: z.ZodRawShape;
  empty?: Record<string, unknown>;
}

/** A page of words with a picture. `more` is what a page has beyond that, and the facts that it tells. */
export const guidePage = (name: string, number: number, more: More = {}): SettingGroup => ({
  name,
  number,
  input: z.strictObject({ ...written, ...more.input }),
  output: z.object({ ...guidePageRead, ...more.output }),
  empty: {
    title: '',
    description: '',
    in_short: '',
    banner: null,
    banner_alt: '',
    content: '',
    ...more.empty,
  },
  required: ['title'],
  html: ['content'],
  picture: ['banner'],
  facts: more.facts ?? [],
});
