import { z } from 'zod';

/** Accounts on social networks, in their order. */
export const socialLinksShape = z.array(
  z.strictObject({ title: z.string().min(1), link: z.url({ protocol: /^https$/ }), icon: z.string() }),
);

export type SocialAccount = z.output<typeof socialLinksShape>[number];
