import type { paths } from '~/api/schema.gen';
import type { Got } from '~/api/types';

/** Whether one's own account asks for a code after the password. */
export type SecondFactor = Got<'/profile/second-factor'>['data'];

/** An app that is about to be used: what it scans, or has typed in. */
export type Enrolment =
  paths['/profile/second-factor']['post']['responses'][201]['content']['application/json']['data'];
