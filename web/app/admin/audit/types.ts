import type { Got } from '~/api/types';

/** An entry of the log with what changed in it; long texts are cut short in lists. */
export type Change = Got<'/audit'>['data'][number];
export type FieldChange = Change['changes'][number];
