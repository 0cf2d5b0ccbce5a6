import type { Transaction } from '../../../db/client';
import { socialLinks } from '../../../db/schema';
import type { Lists } from '../lists';
import { writeCurrencyRates } from './currency-rates';
import { writeFacts } from './facts';
import { writeGuideFaqs } from './guide-faqs';
import { writeGuideGalleries } from './guide-galleries';
import { writePhrasings } from './phrasings';
import type { Album } from './pictures';
import { writePlanYourTrip } from './plan-your-trip';

/** Hidden: they are samples, and lead to nobody's account. */
const writeSocialLinks = (tx: Transaction, accounts: Lists['socialLinks']) =>
  tx
    .insert(socialLinks)
    .values(accounts.map((account, index) => ({ ...account, status: 0, sort: index + 1 })));

/** Stores what has no page of its own: galleries and blocks of guides, their questions, the menu, social links, facts, rates. */
export const writeLists = async (
  tx: Transaction,
  lists: Lists,
  album: Album,
  cities: ReadonlyMap<string, number>,
) => {
  await writeGuideGalleries(tx, lists.galleries, album);
  await writeGuideFaqs(tx, lists.faqs);
  await writePhrasings(tx, lists.phrasings, cities);
  await writePlanYourTrip(tx, lists.planYourTrip, album);
  await writeSocialLinks(tx, lists.socialLinks);
  await writeFacts(tx, lists.facts);
  await writeCurrencyRates(tx, lists.currencyRates);
};
