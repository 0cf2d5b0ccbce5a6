-- Stories that shipped with a Vietnamese byline: without one they are signed in the language of the page.
UPDATE "blog" SET "author" = '' WHERE "author" = 'Ban biên tập Visit Vietnam';
