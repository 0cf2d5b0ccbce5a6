import { guidePage } from './guide-page';

/** What the operator and a buyer agree to; an order keeps the version of it that was agreed to. */
export const terms = guidePage('terms', 27);

/** What is stored of a visitor, why and how long. */
export const privacy = guidePage('privacy', 28);

/** What the site puts into a browser. */
export const cookies = guidePage('cookies', 29);

/** Who is answerable for the site. */
export const imprint = guidePage('imprint', 30);

/** How far the site itself can be used by everybody. */
export const accessibilityStatement = guidePage('accessibility-statement', 31);

/** The pages that say on what terms the site is used, in the order of the footer. */
export const legalGroups = [terms, privacy, cookies, imprint, accessibilityStatement] as const;
