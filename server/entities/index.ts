import type { Entity } from '../content/entity';
import { blog } from './blog';
import { blogCategory } from './blog-category';
import { city } from './city';
import { region } from './region';

/** Every content entity. Permissions, search, SEO fallback, sitemap and the contract tests walk this list. */
export const entities: readonly Entity[] = [region, city, blogCategory, blog];
