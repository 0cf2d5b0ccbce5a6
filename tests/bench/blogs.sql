select
  blog.id,
  $1::text as lang_id,
  coalesce(blog_translation.slug, '') as slug,
  coalesce(blog_translation.title, '') as title,
  coalesce(blog_translation.description, '') as description,
  '/media/' || media.file as image,
  coalesce(blog_translation.image_alt, '') as image_alt,
  media.blur as image_blur,
  blog.status,
  blog.sort,
  blog.version,
  blog.created_at,
  blog.updated_at,
  (
    select json_build_object('id', x.id, 'title', t.title, 'slug', t.slug)
    from blog_category x join blog_category_translation t on t.record_id = x.id and t.lang_id = $2
    where x.id = blog.category_id and x.deleted_at is null and x.status = 1 and t.is_published
      and (x.published_at is null or x.published_at <= now()) and (x.hidden_at is null or x.hidden_at > now())
  ) as category,
  blog.author,
  blog.published_at,
  (
    select coalesce(json_agg(g.name order by x.sort, g.name), '[]') from tagging x
    join tag g on g.id = x.tag_id and g.lang_id = $3
    where x.entity = $4 and x.record_id = blog.id
  ) as tags,
  greatest(1, ceil(coalesce(blog_translation.word_count, 0) / $5::numeric))::int as reading_minutes,
  round(blog.rating_sum::numeric / nullif(blog.rating_count, 0), 1)::float8 as rating_score,
  blog.rating_count
from blog
inner join blog_translation on blog_translation.record_id = blog.id and blog_translation.lang_id = $6
left join media on media.id = blog.image_id
where blog.status = 1 and blog.deleted_at is null
  and (blog.published_at is null or blog.published_at <= now())
  and (blog.hidden_at is null or blog.hidden_at > now())
  and blog_translation.is_published
order by blog.sort, blog.id desc
limit $7
