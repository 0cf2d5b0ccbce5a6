import type { ZodType } from 'zod';
import { type Language, languageCodes } from '../../server/language';
import { namesIn, readYaml } from './files';
import { type CurrencyRates, currencyRatesShape } from './shapes/currency-rates';
import { type FactRecord, factsShape } from './shapes/facts';
import { faqsShape, type GuideFaqs } from './shapes/faqs';
import { type GuideGallery, galleryShape } from './shapes/galleries';
import { type Phrasings, phrasingsShape } from './shapes/phrasings';
import { type PlanYourTripEntry, planYourTripShape } from './shapes/plan-your-trip';
import { type SocialAccount, socialLinksShape } from './shapes/social-links';

/** Content that has no page of its own: one file per list, both languages in it. */
export interface Lists {
  galleries: Array<GuideGallery & { key: string }>;
  faqs: GuideFaqs[];
  /** Other ways of asking the questions of guides and cities. */
  phrasings: Array<Phrasings[number] & { language: Language }>;
  planYourTrip: PlanYourTripEntry[];
  facts: FactRecord[];
  socialLinks: SocialAccount[];
  currencyRates: CurrencyRates;
}

const readFolder = async <T>(folder: string, shape: ZodType<T>, skipped?: string) =>
  Promise.all(
    (await namesIn(folder))
      .filter((key) => key !== skipped)
      .map(async (key) => ({
        key,
        list: await readYaml(`${folder}/${key}.yaml`, shape),
      })),
  );

/** Reads the lists. @throws Error that names the file and what is wrong in it */
export const readLists = async (): Promise<Lists> => {
  const [galleries, faqs, planYourTrip, socialLinks, facts, currencyRates, phrasings] = await Promise.all([
    readFolder('galleries', galleryShape),
    // Those about cities are read with the cities.
    readFolder('faqs', faqsShape, 'city'),
    readFolder('plan-your-trip', planYourTripShape),
    readFolder('social-links', socialLinksShape),
    readFolder('facts', factsShape),
    readYaml('currency-rates.yaml', currencyRatesShape),
    Promise.all(
      languageCodes.map(async (language) => {
        const own = await readYaml(`phrasings/${language}.yaml`, phrasingsShape);
        return own.map((one) => ({ ...one, language }));
      }),
    ),
  ]);
  return {
    galleries: galleries.map(({ key, list }) => ({ key, ...list })),
    faqs: faqs.map(({ list }) => list),
    planYourTrip: planYourTrip.flatMap(({ list }) => list),
    socialLinks: socialLinks.flatMap(({ list }) => list),
    phrasings: phrasings.flat(),
    facts: facts.flatMap(({ list }) => list),
    currencyRates,
  };
};
