/** By which the menu button names what it opens. */
export const NAVIGATION_ID = 'main-navigation';
