select count(*)::int as total
from blog
inner join blog_translation on blog_translation.record_id = blog.id and blog_translation.lang_id = $1
where blog.status = 1 and blog.deleted_at is null
  and (blog.published_at is null or blog.published_at <= now())
  and (blog.hidden_at is null or blog.hidden_at > now())
  and blog_translation.is_published
