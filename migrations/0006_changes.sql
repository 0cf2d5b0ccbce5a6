-- Whoever keeps something that was made of these tables hears when one of them changes, at the moment of the commit.
-- What visitors never see (sessions, orders, the audit, …) tells nobody.
CREATE FUNCTION notify_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', regexp_replace(TG_TABLE_NAME, '_translation$', ''));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'blog', 'blog_category', 'blog_category_translation', 'blog_related', 'blog_translation', 'city', 'city_translation',
    'climate_normal', 'currency_rate', 'event', 'event_occurrence', 'event_translation', 'experience',
    'experience_translation', 'experience_type', 'experience_type_translation', 'fact_record', 'fact_record_translation',
    'faq', 'faq_translation', 'gallery_item', 'gallery_item_translation', 'language', 'media', 'media_translation',
    'plan_your_trip_item', 'plan_your_trip_item_translation', 'redirect', 'region', 'region_translation', 'resource',
    'resource_theme', 'resource_translation', 'review', 'review_image', 'room', 'room_night', 'room_translation',
    'search_document', 'seo_record', 'setting', 'slug_history', 'social_link', 'tag', 'tagging', 'theme',
    'theme_translation', 'thing_to_do', 'thing_to_do_category', 'thing_to_do_category_translation',
    'thing_to_do_translation', 'tour', 'tour_city', 'tour_day', 'tour_day_translation', 'tour_departure', 'tour_stop',
    'tour_stop_translation', 'tour_translation', 'travel_style', 'travel_style_translation', 'ui_text'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_changed()',
      name
    );
  END LOOP;
END $$;
