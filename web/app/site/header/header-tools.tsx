import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { SavedLink } from './saved-link';
import { SiteSearch } from './site-search';

/** What is the same on each page as the server writes it, and the visitor's own once the browser has filled it in. */
export function HeaderTools() {
  return (
    <>
      <SiteSearch />
      <SavedLink />
      <CartLink />
      <AccountMenu />
    </>
  );
}
