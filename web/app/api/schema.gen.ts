export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process is up */
        get: operations["get_health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the database can be reached and is migrated */
        get: operations["get_health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version of the product */
        get: operations["get_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles in their order */
        get: operations["get_blogs"];
        put?: never;
        /** Create: Blogs */
        post: operations["post_blogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All live articles as short rows */
        get: operations["get_blogs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/list-in-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 6 articles, stories first */
        get: operations["get_blogs_list_in_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/about/website/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Articles about us */
        post: operations["post_blogs_about_website_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article with related and neighbouring ones */
        get: operations["get_blogs_detail_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/related/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Related articles, chosen ones first */
        get: operations["get_blogs_related_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article with all fields to edit */
        get: operations["get_blogs_id"];
        put?: never;
        /** Update one translation and the shared fields: Blogs */
        post: operations["post_blogs_id"];
        /** Move to the bin: Blogs */
        delete: operations["delete_blogs_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate an article */
        post: operations["post_blogs_id_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Blogs */
        post: operations["post_blogs_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Blogs */
        put: operations["put_blogs_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Blogs */
        post: operations["post_blogs_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Blogs */
        get: operations["get_blogs_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Blogs */
        post: operations["post_blogs_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories in their order */
        get: operations["get_blog_categories"];
        put?: never;
        /** Create: Blog categories */
        post: operations["post_blog_categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["get_blog_categories_id"];
        put?: never;
        /** Update one translation and the shared fields: Blog categories */
        post: operations["post_blog_categories_id"];
        /** Move to the bin: Blog categories */
        delete: operations["delete_blog_categories_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Blog categories */
        post: operations["post_blog_categories_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Blog categories */
        put: operations["put_blog_categories_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Blog categories */
        post: operations["post_blog_categories_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Blog categories */
        get: operations["get_blog_categories_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Blog categories */
        post: operations["post_blog_categories_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/thingstodo/list/{city}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things to do in a city, given by id, slug or code */
        get: operations["get_blogs_thingstodo_list_city"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/thingstodo/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing to do */
        get: operations["get_blogs_thingstodo_detail_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/thingstodo/related/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things to do that go with one */
        get: operations["get_blogs_thingstodo_related_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities in their order */
        get: operations["get_city"];
        put?: never;
        /** Create: Cities */
        post: operations["post_city"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities by region, for menus */
        get: operations["get_city_menu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/region/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities of a region */
        get: operations["get_city_region_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One city with all that its page shows */
        get: operations["get_city_id"];
        /** Update one translation and the shared fields: Cities */
        put: operations["put_city_id"];
        post?: never;
        /** Move to the bin: Cities */
        delete: operations["delete_city_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{id}/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places of a city with coordinates, for a map */
        get: operations["get_city_id_destinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Cities */
        post: operations["post_city_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Cities */
        put: operations["put_city_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Cities */
        post: operations["post_city_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Cities */
        get: operations["get_city_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Cities */
        post: operations["post_city_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Regions in their order */
        get: operations["get_region"];
        put?: never;
        /** Create: Regions */
        post: operations["post_region"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/list-in-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Regions, each with up to 6 highlighted cities */
        get: operations["get_region_list_in_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One region with its cities */
        get: operations["get_region_id"];
        put?: never;
        /** Update one translation and the shared fields: Regions */
        post: operations["post_region_id"];
        /** Move to the bin: Regions */
        delete: operations["delete_region_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Regions */
        post: operations["post_region_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Regions */
        put: operations["put_region_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Regions */
        post: operations["post_region_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Regions */
        get: operations["get_region_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Regions */
        post: operations["post_region_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Experiences in their order, with the types that lead on */
        get: operations["get_experience"];
        put?: never;
        /** Create: Experiences */
        post: operations["post_experience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One experience with related ones and pictures of its city */
        get: operations["get_experience_detail_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One experience with all fields to edit */
        get: operations["get_experience_id"];
        /** Update one translation and the shared fields: Experiences */
        put: operations["put_experience_id"];
        post?: never;
        /** Move to the bin: Experiences */
        delete: operations["delete_experience_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate, once: Experiences */
        post: operations["post_experience_id_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Experiences */
        post: operations["post_experience_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Experiences */
        put: operations["put_experience_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Experiences */
        post: operations["post_experience_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Experiences */
        get: operations["get_experience_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Experiences */
        post: operations["post_experience_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A type with its experiences */
        get: operations["get_experience_type_detail_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/cuisine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The type with the code cuisine, with its experiences */
        get: operations["get_experience_type_cuisine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/local-life": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The type with the code local-life, with its experiences */
        get: operations["get_experience_type_local_life"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/city-vibes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The type with the code city-vibes, with its experiences */
        get: operations["get_experience_type_city_vibes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/cultural-heritage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The type with the code cultural-heritage, with its experiences */
        get: operations["get_experience_type_cultural_heritage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/romantic-getaways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The type with the code romantic-getaways, with its experiences */
        get: operations["get_experience_type_romantic_getaways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/list-in-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first 4 types that have experiences, each with up to 8 of them */
        get: operations["get_experience_type_list_in_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types in their order, of all levels */
        get: operations["get_experience_type"];
        put?: never;
        /** Create: Experience types */
        post: operations["post_experience_type"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/parent-experience-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types that can be the parent of one: all but itself and those below it */
        get: operations["get_experience_type_parent_experience_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One type */
        get: operations["get_experience_type_id"];
        /** Update one translation and the shared fields: Experience types */
        put: operations["put_experience_type_id"];
        /** Update one translation and the shared fields: Experience types */
        post: operations["post_experience_type_id"];
        /** Move to the bin: Experience types */
        delete: operations["delete_experience_type_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Experience types */
        post: operations["post_experience_type_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Experience types */
        put: operations["put_experience_type_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Experience types */
        post: operations["post_experience_type_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Experience types */
        get: operations["get_experience_type_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience-type/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Experience types */
        post: operations["post_experience_type_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things to do in their order */
        get: operations["get_things_to_do"];
        put?: never;
        /** Create: Things to do */
        post: operations["post_things_to_do"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things to do in their order, hidden ones too */
        get: operations["get_things_to_do_admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best rated things to do, then those that most people rated */
        get: operations["get_things_to_do_popular"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/listincity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Things to do in a city */
        post: operations["post_things_to_do_listincity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/related/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things to do that go with one */
        get: operations["get_things_to_do_related_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing to do with related ones and pictures of its city */
        get: operations["get_things_to_do_detail_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing to do with all fields to edit */
        get: operations["get_things_to_do_id"];
        put?: never;
        /** Update one translation and the shared fields: Things to do */
        post: operations["post_things_to_do_id"];
        /** Move to the bin: Things to do */
        delete: operations["delete_things_to_do_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate, once: Things to do */
        post: operations["post_things_to_do_id_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Things to do */
        post: operations["post_things_to_do_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Things to do */
        put: operations["put_things_to_do_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Things to do */
        post: operations["post_things_to_do_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Things to do */
        get: operations["get_things_to_do_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things-to-do/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Things to do */
        post: operations["post_things_to_do_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories in their order */
        get: operations["get_thingtodo_categories"];
        put?: never;
        /** Create: Categories of things to do */
        post: operations["post_thingtodo_categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["get_thingtodo_categories_id"];
        put?: never;
        /** Update one translation and the shared fields: Categories of things to do */
        post: operations["post_thingtodo_categories_id"];
        /** Move to the bin: Categories of things to do */
        delete: operations["delete_thingtodo_categories_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move categories to the bin, all or none; 409 names those in use */
        post: operations["post_thingtodo_categories_bulk_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Categories of things to do */
        post: operations["post_thingtodo_categories_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Categories of things to do */
        put: operations["put_thingtodo_categories_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Categories of things to do */
        post: operations["post_thingtodo_categories_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Categories of things to do */
        get: operations["get_thingtodo_categories_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thingtodo-categories/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Categories of things to do */
        post: operations["post_thingtodo_categories_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tours in their order, in the form that all lists have */
        get: operations["get_tour"];
        put?: never;
        /** Create: Tours */
        post: operations["post_tour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/list-tour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tours in their order */
        post: operations["post_tour_list_tour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/list-trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tours booked most in the last 90 days, then the best rated */
        get: operations["get_tour_list_trending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/list-departure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cities from which tours leave, with their number */
        post: operations["post_tour_list_departure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/list-travelstyle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Travel styles in their order, with their number of tours */
        post: operations["post_tour_list_travelstyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tour with its days, departures and related tours */
        get: operations["get_tour_detail_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tour with all fields to edit */
        get: operations["get_tour_id"];
        /** Update one translation and the shared fields: Tours */
        put: operations["put_tour_id"];
        post?: never;
        /** Move to the bin: Tours */
        delete: operations["delete_tour_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate, once: Tours */
        post: operations["post_tour_id_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Tours */
        post: operations["post_tour_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Tours */
        put: operations["put_tour_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Tours */
        post: operations["post_tour_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Tours */
        get: operations["get_tour_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Tours */
        post: operations["post_tour_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departures of a tour by date, closed and past ones too */
        get: operations["get_tour_id_departures"];
        put?: never;
        /** Add a departure */
        post: operations["post_tour_id_departures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/departures/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add departures on weekdays of a span of time; dates that exist are skipped */
        post: operations["post_tour_id_departures_series"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/{id}/departures/{departure_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a departure */
        put: operations["put_tour_id_departures_departure_id"];
        post?: never;
        /** Remove a departure that nobody has booked */
        delete: operations["delete_tour_id_departures_departure_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Travel styles in their order */
        get: operations["get_travel_styles"];
        put?: never;
        /** Create: Travel styles */
        post: operations["post_travel_styles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One travel style */
        get: operations["get_travel_styles_id"];
        /** Update one translation and the shared fields: Travel styles */
        put: operations["put_travel_styles_id"];
        post?: never;
        /** Move to the bin: Travel styles */
        delete: operations["delete_travel_styles_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Travel styles */
        post: operations["post_travel_styles_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Travel styles */
        put: operations["put_travel_styles_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Travel styles */
        post: operations["post_travel_styles_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Travel styles */
        get: operations["get_travel_styles_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel-styles/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Travel styles */
        post: operations["post_travel_styles_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attraction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places of all kinds, with how many there are of each kind */
        get: operations["get_attraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attraction/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tourist spot or place of entertainment with all that its page shows */
        get: operations["get_attraction_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attraction/{id}/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themes that a tourist spot or place of entertainment stands under */
        get: operations["get_attraction_id_themes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accommodation, with how much there is of each type */
        get: operations["get_hotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotel/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One accommodation with its rooms and all that its page shows */
        get: operations["get_hotel_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places to eat in their order */
        get: operations["get_restaurant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place to eat, by id or slug, with all that its page shows */
        get: operations["get_restaurant_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/resource/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place of any kind, by id or slug */
        get: operations["get_common_resource_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place of any kind, by id or slug */
        get: operations["get_resource_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places of all kinds in their order */
        get: operations["get_resources"];
        put?: never;
        /** Create: Places */
        post: operations["post_resources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place of any kind; with admin=1 with all fields to edit */
        get: operations["get_resources_id"];
        /** Update one translation and the shared fields: Places */
        put: operations["put_resources_id"];
        post?: never;
        /** Move to the bin: Places */
        delete: operations["delete_resources_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rooms of an accommodation in their order */
        get: operations["get_resources_id_rooms"];
        put?: never;
        /** Add a room */
        post: operations["post_resources_id_rooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms/{room_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One room to edit */
        get: operations["get_resources_id_rooms_room_id"];
        /** Update one translation and the shared fields of a room */
        put: operations["put_resources_id_rooms_room_id"];
        post?: never;
        /** Move a room to the bin, unless nights ahead are booked */
        delete: operations["delete_resources_id_rooms_room_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms/{room_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a room out of the bin */
        post: operations["post_resources_id_rooms_room_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms/status/{room_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live of a room */
        put: operations["put_resources_id_rooms_status_room_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the rooms of an accommodation in the given order */
        post: operations["post_resources_id_rooms_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms/{room_id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states of a room, newest first */
        get: operations["get_resources_id_rooms_room_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rooms/{room_id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the words, price and capacity of a past state of a room the current ones */
        post: operations["post_resources_id_rooms_room_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate, once: Places */
        post: operations["post_resources_id_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Places */
        post: operations["post_resources_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Places */
        put: operations["put_resources_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Places */
        post: operations["post_resources_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Places */
        get: operations["get_resources_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Places */
        post: operations["post_resources_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themes in their order */
        get: operations["get_themes"];
        put?: never;
        /** Create: Themes */
        post: operations["post_themes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One theme */
        get: operations["get_themes_id"];
        /** Update one translation and the shared fields: Themes */
        put: operations["put_themes_id"];
        post?: never;
        /** Move to the bin: Themes */
        delete: operations["delete_themes_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Themes */
        post: operations["post_themes_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Themes */
        put: operations["put_themes_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Themes */
        post: operations["post_themes_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Themes */
        get: operations["get_themes_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Themes */
        post: operations["post_themes_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points of a city: places, things to do, and events that are on today */
        get: operations["get_map_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart in the cookie, with today’s prices and what is still to be had */
        get: operations["get_tour_cart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put something into the cart; the same again adds people to the entry */
        post: operations["post_cart_items"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change people, departure, date or nights of an entry; its key may change with them */
        put: operations["put_cart_items_key"];
        post?: never;
        /** Take an entry out of the cart */
        delete: operations["delete_cart_items_key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events in the editors' order */
        get: operations["get_event"];
        put?: never;
        /** Create: Events */
        post: operations["post_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/list-ongoing-and-upcomming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events that are on, then those to come by their start */
        get: operations["get_event_list_ongoing_and_upcomming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/list-approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live events by date */
        get: operations["get_event_list_approved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/list-with-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All events with their status, for editors */
        get: operations["get_event_list_with_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month with the lunar date of each day, and what takes place in it */
        get: operations["get_event_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with what else is on; with admin=1 as it is edited */
        get: operations["get_event_id"];
        /** Update one translation and the shared fields: Events */
        put: operations["put_event_id"];
        post?: never;
        /** Move to the bin: Events */
        delete: operations["delete_event_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show or hide an event */
        post: operations["post_event_update_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dates of an event that are on or next, as a calendar file */
        get: operations["get_event_id_calendar_ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Events */
        post: operations["post_event_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Events */
        put: operations["put_event_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Events */
        post: operations["post_event_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Events */
        get: operations["get_event_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones: Events */
        post: operations["post_event_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that match, best first, with the number of each kind */
        get: operations["get_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best few matches, for search as you type */
        get: operations["get_search_suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags that live records carry, the most used first */
        get: operations["get_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{keyword}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tag and the live records that carry it */
        get: operations["get_tags_keyword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seosearch/search-by-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Title, description, robots and alternates of a page of the site */
        post: operations["post_seosearch_search_by_url"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seosearch/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** SEO records of one record, in all languages */
        get: operations["get_seosearch_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seosearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All SEO records
         * @description The last changed first; of one language if `lang_id` is given.
         */
        get: operations["get_seosearch"];
        put?: never;
        /** Create or update the SEO record of a path or of a record */
        post: operations["post_seosearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seosearch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an SEO record: the page’s own data is used again */
        delete: operations["delete_seosearch_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirects, the last made first */
        get: operations["get_redirects"];
        put?: never;
        /**
         * Create or change a redirect
         * @description Chains become single steps: a redirect to where another one begins leads to its end, and those that led here lead on.
         */
        post: operations["post_redirects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a path leads that the site has no page for */
        get: operations["get_redirects_resolve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a redirect */
        delete: operations["delete_redirects_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every page that search engines may list, in all languages */
        get: operations["get_sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the home page shows, and the social links
         * @description With admin=1 also `group`, `lang_id`, `value` and `version`, as for other groups.
         */
        get: operations["get_setting_home"];
        put?: never;
        /**
         * Change settings in one language: home
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/profile/information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The organisation that runs the site */
        post: operations["post_setting_profile_information"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/admin/profile/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what is said of the organisation in one language */
        post: operations["post_setting_admin_profile_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/about/website/getinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that the page shows: about */
        post: operations["post_setting_about_website_getinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/essential/website/getinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that the page shows: essential */
        post: operations["post_setting_essential_website_getinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/safety/website/getinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that the page shows: safety */
        post: operations["post_setting_safety_website_getinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/getting-around/website/getinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that the page shows: getting-around */
        post: operations["post_setting_getting_around_website_getinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/home/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: home */
        get: operations["get_setting_home_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/home/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: home */
        post: operations["post_setting_home_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: logo */
        get: operations["get_setting_logo"];
        put?: never;
        /**
         * Change settings in one language: logo
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_logo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/logo/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: logo */
        get: operations["get_setting_logo_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/logo/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: logo */
        post: operations["post_setting_logo_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: profile */
        get: operations["get_setting_profile"];
        put?: never;
        /**
         * Change settings in one language: profile
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/profile/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: profile */
        get: operations["get_setting_profile_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/profile/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: profile */
        post: operations["post_setting_profile_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: about */
        get: operations["get_setting_about"];
        put?: never;
        /**
         * Change settings in one language: about
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_about"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/about/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: about */
        get: operations["get_setting_about_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/about/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: about */
        post: operations["post_setting_about_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/visaguide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: visaguide */
        get: operations["get_setting_visaguide"];
        put?: never;
        /**
         * Change settings in one language: visaguide
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_visaguide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/visaguide/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: visaguide */
        get: operations["get_setting_visaguide_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/visaguide/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: visaguide */
        post: operations["post_setting_visaguide_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/essential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: essential */
        get: operations["get_setting_essential"];
        put?: never;
        /**
         * Change settings in one language: essential
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_essential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/essential/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: essential */
        get: operations["get_setting_essential_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/essential/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: essential */
        post: operations["post_setting_essential_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/safety": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: safety */
        get: operations["get_setting_safety"];
        put?: never;
        /**
         * Change settings in one language: safety
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_safety"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/safety/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: safety */
        get: operations["get_setting_safety_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/safety/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: safety */
        post: operations["post_setting_safety_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/getting-around": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: getting-around */
        get: operations["get_setting_getting_around"];
        put?: never;
        /**
         * Change settings in one language: getting-around
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_getting_around"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/getting-around/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: getting-around */
        get: operations["get_setting_getting_around_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/getting-around/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: getting-around */
        post: operations["post_setting_getting_around_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/plan-your-trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings: plan-your-trip */
        get: operations["get_setting_plan_your_trip"];
        put?: never;
        /**
         * Change settings in one language: plan-your-trip
         * @description Fields that are left out stay as they are.
         */
        post: operations["post_setting_plan_your_trip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/plan-your-trip/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states in one language, newest first: plan-your-trip */
        get: operations["get_setting_plan_your_trip_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/plan-your-trip/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a past state in one language the current one: plan-your-trip */
        post: operations["post_setting_plan_your_trip_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of visitors, the newest first */
        get: operations["get_contact"];
        put?: never;
        /**
         * Write to the organisation
         * @description The sender gets a confirmation by e-mail.
         */
        post: operations["post_contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what became of a message */
        put: operations["put_contact_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/list-option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All countries with their dialling codes, Vietnam first */
        post: operations["post_countries_list_option"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Items of a module, for editors */
        post: operations["post_gallery_admin_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/list/{module}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Live items of a module in their order */
        post: operations["post_gallery_list_module"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One to edit: Galleries */
        get: operations["get_gallery_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create: Galleries */
        post: operations["post_gallery_store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update one translation and the shared fields: Galleries */
        post: operations["post_gallery_update_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Flip hidden and live: Galleries */
        post: operations["post_gallery_status_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Galleries */
        post: operations["post_gallery_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Galleries */
        get: operations["get_gallery_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the words of a past state the current ones: Galleries */
        post: operations["post_gallery_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete, all or none: Galleries */
        post: operations["post_gallery_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions in their order */
        get: operations["get_faq"];
        put?: never;
        /** Create: FAQs */
        post: operations["post_faq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All live questions about a page or record, those about all of its type included */
        get: operations["get_faq_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One to edit: FAQs */
        get: operations["get_faq_id"];
        put?: never;
        /** Update one translation and the shared fields: FAQs */
        post: operations["post_faq_id"];
        /** Move to the bin: FAQs */
        delete: operations["delete_faq_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: FAQs */
        put: operations["put_faq_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: FAQs */
        post: operations["post_faq_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: FAQs */
        get: operations["get_faq_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the words of a past state the current ones: FAQs */
        post: operations["post_faq_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: FAQs */
        post: operations["post_faq_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/admin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entries, for editors */
        post: operations["post_planyourtrip_admin_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/website/header-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entries of the menu in the head of each page */
        post: operations["post_planyourtrip_website_header_menu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/website/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entries that have a picture, for the page */
        post: operations["post_planyourtrip_website_gallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One to edit: Plan your trip */
        get: operations["get_planyourtrip_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create: Plan your trip */
        post: operations["post_planyourtrip_store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update one translation and the shared fields: Plan your trip */
        post: operations["post_planyourtrip_update_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Flip hidden and live: Plan your trip */
        post: operations["post_planyourtrip_status_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Plan your trip */
        post: operations["post_planyourtrip_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Plan your trip */
        get: operations["get_planyourtrip_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the words of a past state the current ones: Plan your trip */
        post: operations["post_planyourtrip_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete, all or none: Plan your trip */
        post: operations["post_planyourtrip_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planyourtrip/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take out of the bin: Plan your trip */
        post: operations["post_planyourtrip_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Social links in their order */
        get: operations["get_setting_social"];
        put?: never;
        /** Create: Social links */
        post: operations["post_setting_social"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/social/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One to edit: Social links */
        get: operations["get_setting_social_id"];
        /** Update one translation and the shared fields: Social links */
        put: operations["put_setting_social_id"];
        /** Update one translation and the shared fields: Social links */
        post: operations["post_setting_social_id"];
        /** Delete: Social links */
        delete: operations["delete_setting_social_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/social/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Flip hidden and live: Social links */
        put: operations["put_setting_social_status_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/social/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put records in the given order: Social links */
        post: operations["post_setting_social_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/social/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states, newest first: Social links */
        get: operations["get_setting_social_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/social/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the words of a past state the current ones: Social links */
        post: operations["post_setting_social_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to the back office
         * @description Also sets the cookie admin_token. Limited by account and by address.
         */
        post: operations["post_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in admin */
        get: operations["get_check_login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End this session
         * @description The token is refused from then on, and the cookie is cleared.
         */
        get: operations["get_logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description Answers the same whether or not the account exists. The link works once, for 60 minutes.
         */
        post: operations["post_forgot_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link that was sent
         * @description Ends all sessions of the account.
         */
        post: operations["post_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change own name and picture */
        post: operations["post_profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change own password
         * @description Ends all other sessions of the account.
         */
        post: operations["post_profile_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browsers in which one is signed in */
        get: operations["get_profile_sessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else */
        delete: operations["delete_profile_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out in one browser */
        delete: operations["delete_profile_sessions_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin accounts */
        get: operations["get_admin"];
        put?: never;
        /**
         * Add an admin account
         * @description Without a password an invitation goes to the e-mail. The role may give no right beyond the own.
         */
        post: operations["post_admin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles with their rights */
        get: operations["get_roles_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every right there is */
        get: operations["get_permission_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content by entity, status and language, and the latest changes
         * @description Only entities that the role may read.
         */
        get: operations["get_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, when
         * @description The newest first. Only changes of what the role may read, and own ones.
         */
        get: operations["get_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change, with the record before and after */
        get: operations["get_audit_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role with its permission matrix */
        get: operations["get_roles_id"];
        /**
         * Change a role
         * @description Only rights that the signed-in admin holds can be given or taken away. It counts at the next request of those who have the role.
         */
        put: operations["put_roles_id"];
        post?: never;
        /** Delete a role that nobody has */
        delete: operations["delete_roles_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a role
         * @description Only rights that the signed-in admin holds can be given.
         */
        post: operations["post_roles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One admin account */
        get: operations["get_admin_id"];
        /**
         * Change an admin account
         * @description Deactivating ends its sessions at once. Nobody changes the own role.
         */
        put: operations["put_admin_id"];
        post?: never;
        /**
         * Delete an admin account
         * @description Its sessions end. What it did stays in the audit, under its name.
         */
        delete: operations["delete_admin_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link that sets a new password, and end the sessions of the account
         * @description Five an hour for one account.
         */
        post: operations["post_admin_id_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active languages; with admin=1 all */
        get: operations["get_languages"];
        put?: never;
        /**
         * Add a language
         * @description It can have interface texts, and starts inactive. Content is kept in English and Vietnamese: another language becomes one of the content when the code knows it.
         */
        post: operations["post_languages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a language
         * @description Exactly one is the default, and it is active. English and Vietnamese stay active.
         */
        put: operations["put_languages_code"];
        post?: never;
        /** Delete a language that no text is in */
        delete: operations["delete_languages_code"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locales/{lng}/{ns}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interface texts of one namespace, as i18next loads them
         * @description Nested by the parts of the keys. 404 for a language that is not active.
         */
        get: operations["get_locales_lng_ns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{code}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interface texts of a language beside the default one */
        get: operations["get_languages_code_translations"];
        /**
         * Write interface texts of a language
         * @description Names in braces must be kept. null brings back the text that ships with the site.
         */
        put: operations["put_languages_code_translations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every letter that the product sends */
        get: operations["get_emailtemplate"];
        put?: never;
        /**
         * Make the editors' version of a letter in one language
         * @description HTML is kept to what mail programs show; names in double braces stand for values.
         */
        post: operations["post_emailtemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailtemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One letter in one language */
        get: operations["get_emailtemplate_id"];
        /** Change the editors' version of a letter in one language */
        put: operations["put_emailtemplate_id"];
        post?: never;
        /**
         * Bring the text that ships back
         * @description In the given language, or in all.
         */
        delete: operations["delete_emailtemplate_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailtemplate/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A letter with sample values in it
         * @description Parts that are given are shown in the place of the stored ones, so that a draft can be seen.
         */
        post: operations["post_emailtemplate_id_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailtemplate/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the stored letter, with sample values, to oneself
         * @description Only to the e-mail of the signed-in admin; ten an hour.
         */
        post: operations["post_emailtemplate_id_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailtemplate/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past states of a letter, newest first */
        get: operations["get_emailtemplate_id_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailtemplate/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the texts of a past state the current ones */
        post: operations["post_emailtemplate_id_revisions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture, or a variant of it in one of the sizes that are made */
        get: operations["get_media_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures of the library */
        get: operations["get_media"];
        put?: never;
        /**
         * Upload a picture
         * @description A picture that the library has already gives its record.
         */
        post: operations["post_media"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture and where it is used */
        get: operations["get_media_records_id"];
        /**
         * Change alt texts, focal point or folder
         * @description Another focal point gives the picture another file name; the old one stays good.
         */
        put: operations["put_media_records_id"];
        post?: never;
        /**
         * Remove a picture that nothing uses
         * @description 409 `in_use` with the records that use it in `data`.
         */
        delete: operations["delete_media_records_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Local time; spans of a day in their order, a day without any is closed */
        OpeningHoursInput: {
            mon?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            tue?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            wed?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            thu?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            fri?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            sat?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            sun?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
        };
        AccessibilityInput: {
            /**
             * @description Steps on the way in
             * @example 5
             */
            steps?: number;
            /**
             * @example paved
             * @enum {string}
             */
            surface?: "paved" | "gravel" | "sand" | "uneven" | "stairs";
            /**
             * @description Toilets that a wheelchair can use
             * @example true
             */
            toilets?: boolean;
            quiet_hours?: {
                /** @example 07:30 */
                opens: string;
                /** @example 17:00 */
                closes: string;
            }[];
        };
        /** @description Refused; `code` and `message` say why */
        Error: {
            /** @example Saved. */
            message: string;
            /** @example cuisine */
            code: string;
            /** @example 5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c */
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data?: unknown;
        };
        Reference: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example ha-noi */
            slug: string;
        };
        /** @description Local time; spans of a day in their order, a day without any is closed */
        OpeningHours: {
            mon?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            tue?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            wed?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            thu?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            fri?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            sat?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
            sun?: {
                /**
                 * @description HH:mm
                 * @example 08:00
                 */
                opens: string;
                /**
                 * @description HH:mm, up to 24:00; earlier than `opens` means after midnight, on the next day
                 * @example 17:30
                 */
                closes: string;
            }[];
        };
        Accessibility: {
            /**
             * @description Steps on the way in
             * @example 5
             */
            steps?: number;
            /**
             * @example paved
             * @enum {string}
             */
            surface?: "paved" | "gravel" | "sand" | "uneven" | "stairs";
            /**
             * @description Toilets that a wheelchair can use
             * @example true
             */
            toilets?: boolean;
            quiet_hours?: {
                /** @example 07:30 */
                opens: string;
                /** @example 17:00 */
                closes: string;
            }[];
        };
        SeoFields: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example text */
            keywords: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example 5 */
            robots_index: number;
            /** @example 5 */
            robots_follow: number;
            /** @example 3 */
            version: number;
        };
        Admin: {
            /** @example 5 */
            id: number;
            /** @example ha.le@visitvietnam.example */
            email: string;
            /** @example Lê Thu Hà */
            full_name: string;
            /** @example text */
            avatar: string | null;
            role: {
                /** @example 5 */
                id: number;
                /** @example cuisine */
                code: string;
                /** @example Editor */
                name: string;
            };
            /** @example true */
            is_active: boolean;
            /** @example text */
            last_login_at: string | null;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            /** @description Rights that the role gives right now */
            permissions: string[];
            /** @example true */
            is_self: boolean;
            /**
             * @description False when the account has rights that the signed-in admin does not hold
             * @example true
             */
            is_changeable: boolean;
        };
        BlogCategoryRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            blog_count: number;
        };
        EditorBlogCategory: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            blog_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
        };
        BlogRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            category: components["schemas"]["Reference"] | null;
            /** @example Lê Thu Hà */
            author: string;
            /** @example 2026-10-12 08:00:00 */
            published_at: string | null;
            tags: string[];
            /** @example 5 */
            reading_minutes: number;
        };
        EditorBlog: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            category: components["schemas"]["Reference"] | null;
            /** @example Lê Thu Hà */
            author: string;
            /** @example 2026-10-12 08:00:00 */
            published_at: string | null;
            tags: string[];
            /** @example 5 */
            reading_minutes: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            category_id: number;
            city_id: number | null;
            city: components["schemas"]["Reference"] | null;
            /** @example text */
            hidden_at: string | null;
            related_ids: number[];
        };
        Blog: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            category: components["schemas"]["Reference"] | null;
            /** @example Lê Thu Hà */
            author: string;
            /** @example 2026-10-12 08:00:00 */
            published_at: string | null;
            tags: string[];
            /** @example 5 */
            reading_minutes: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            /** @example 5 */
            category_id: number;
            city_id: number | null;
            city: components["schemas"]["Reference"] | null;
            /** @example text */
            hidden_at: string | null;
            related: components["schemas"]["BlogRow"][];
            prev: {
                /** @example 5 */
                id: number;
                /** @example Hà Nội */
                title: string;
                /** @example ha-noi */
                slug: string;
            } | null;
            next: {
                /** @example 5 */
                id: number;
                /** @example Hà Nội */
                title: string;
                /** @example ha-noi */
                slug: string;
            } | null;
            table_of_contents: {
                /** @example text */
                id: string;
                /** @example text */
                text: string;
                /** @example 5 */
                level: number;
            }[];
        };
        ShortBlogRow: {
            /** @example 5 */
            id: number;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example 5 */
            category_id: number;
            /** @example 2026-10-12 08:00:00 */
            published_at: string | null;
        };
        GalleryItem: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example text */
            module: string;
            entity_id: number | null;
            /**
             * @description _IMAGES or _YOUTUBE
             * @example text
             */
            media_type: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            width: number | null;
            height: number | null;
            /**
             * @description 11 characters
             * @example aqz-KE-bpKQ
             */
            youtube_id: string | null;
            /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
            youtube_url: string | null;
            /** @example text */
            embed_url: string | null;
            /** @example https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg */
            thumbnail_url: string | null;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /itineraries */
            link: string;
            /** @example 5 */
            status: number;
        };
        Faq: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example text */
            question: string;
            /**
             * @description Safe HTML
             * @example text
             */
            answer: string;
            /**
             * @description city 1, about 3, essential 4, safety 5, getting around 6
             * @example 5
             */
            entity_type: number;
            /** @description null = all of the type */
            entity_id: number | null;
            /** @example 5 */
            is_active: number;
        };
        PlanYourTripItem: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /itineraries */
            link: string;
            /** @example calendar */
            icon: string;
            /** @example 5 */
            status: number;
        };
        SocialLink: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example Hà Nội */
            title: string;
            /** @example /itineraries */
            link: string;
            /** @example calendar */
            icon: string;
            /** @example 5 */
            status: number;
        };
        ThingToDoRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            city: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"] | null;
            list_tags: string[];
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            duration_minutes: number | null;
            /** @description VND for one person; 0 = free, null = not known */
            price_from: number | null;
        };
        EditorThingToDo: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            city: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"] | null;
            list_tags: string[];
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            duration_minutes: number | null;
            /** @description VND for one person; 0 = free, null = not known */
            price_from: number | null;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            city_id: number;
            /** @example 5 */
            category_id: number;
        };
        ThingToDo: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            city: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"] | null;
            list_tags: string[];
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            duration_minutes: number | null;
            /** @description VND for one person; 0 = free, null = not known */
            price_from: number | null;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            /** @example 5 */
            city_id: number;
            /** @example 5 */
            category_id: number;
            related: components["schemas"]["ThingToDoRow"][];
            galleries: components["schemas"]["GalleryItem"][];
        };
        ThingToDoCategoryRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /**
             * @description The status under another name
             * @example 5
             */
            is_active: number;
            /** @example 5 */
            thing_to_do_count: number;
        };
        EditorThingToDoCategory: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /**
             * @description The status under another name
             * @example 5
             */
            is_active: number;
            /** @example 5 */
            thing_to_do_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
        };
        Cart: {
            cart: {
                /**
                 * @description Name of the entry in the calls that change it
                 * @example text
                 */
                key: string;
                /**
                 * @description 1 tour, 2 hotel room
                 * @example 5
                 */
                type: number;
                /** @example 5 */
                id: number;
                departure_id: number | null;
                /** @example 2026-12-04 */
                date: string | null;
                nights: number | null;
                /** @example 5 */
                adults: number;
                /** @example 5 */
                children: number;
                /** @example Hà Nội */
                title: string;
                /**
                 * @description Of the tour or of the hotel
                 * @example ha-noi
                 */
                slug: string;
                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                image: string | null;
                /**
                 * @description VND for a seat, or a room and night
                 * @example 5
                 */
                unit_price: number;
                /**
                 * @description Seats, or rooms by how many people fit into one
                 * @example 5
                 */
                quantity: number;
                /**
                 * @description VND; 0 when not available
                 * @example 5
                 */
                amount: number;
                /** @example true */
                available: boolean;
            }[];
            /** @example 5 */
            count: number;
            /**
             * @description VND
             * @example 5
             */
            total: number;
        };
        ReviewsSummary: {
            /**
             * @description Mean with one decimal; null without reviews
             * @example 5
             */
            score: number | null;
            /** @example 5 */
            count: number;
            /** @description Number of reviews by score */
            distribution: {
                /** @example 5 */
                1: number;
                /** @example 5 */
                2: number;
                /** @example 5 */
                3: number;
                /** @example 5 */
                4: number;
                /** @example 5 */
                5: number;
            };
        };
        /** @description A city with its code */
        CityReference: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example ha-noi */
            slug: string;
            /** @example HAN */
            city_code: string;
        };
        ThemeReference: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example ha-noi */
            slug: string;
            /** @example cuisine */
            code: string;
        };
        ResourceRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /**
             * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
             * @example 5
             */
            resource_type: number;
            /**
             * @description Page on the site, below the language
             * @example /hotels/majestic
             */
            path: string;
            city: components["schemas"]["CityReference"] | null;
            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
            address: string;
            /**
             * @description What a restaurant cooks
             * @example text
             */
            cuisine: string;
            /** @example +84 24 3825 0000 */
            phone: string | null;
            /** @example text */
            website: string | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            /** @description 1 = cheap … 4 = very expensive */
            price_band: number | null;
            /** @description Lowest price of a night in VND */
            price_from: number | null;
            star_rating: number | null;
            /** @example text */
            hotel_type: string | null;
            /** @example true */
            is_historic: boolean;
            /**
             * @description Codes
             * @example [
             *       "wifi",
             *       "pool"
             *     ]
             */
            facilities: string[];
            accessibility: components["schemas"]["Accessibility"] | null;
            /** @example text */
            vr_link: string | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            themes: components["schemas"]["ThemeReference"][];
        };
        HotelRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /**
             * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
             * @example 5
             */
            resource_type: number;
            /**
             * @description Page on the site, below the language
             * @example /hotels/majestic
             */
            path: string;
            city: components["schemas"]["CityReference"] | null;
            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
            address: string;
            /**
             * @description What a restaurant cooks
             * @example text
             */
            cuisine: string;
            /** @example +84 24 3825 0000 */
            phone: string | null;
            /** @example text */
            website: string | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            /** @description 1 = cheap … 4 = very expensive */
            price_band: number | null;
            /** @description Lowest price of a night in VND */
            price_from: number | null;
            star_rating: number | null;
            /** @example text */
            hotel_type: string | null;
            /** @example true */
            is_historic: boolean;
            /**
             * @description Codes
             * @example [
             *       "wifi",
             *       "pool"
             *     ]
             */
            facilities: string[];
            accessibility: components["schemas"]["Accessibility"] | null;
            /** @example text */
            vr_link: string | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            themes: components["schemas"]["ThemeReference"][];
            /** @example text */
            banner: string | null;
        };
        RestaurantRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /**
             * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
             * @example 5
             */
            resource_type: number;
            /**
             * @description Page on the site, below the language
             * @example /hotels/majestic
             */
            path: string;
            city: components["schemas"]["CityReference"] | null;
            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
            address: string;
            /**
             * @description What a restaurant cooks
             * @example text
             */
            cuisine: string;
            /** @example +84 24 3825 0000 */
            phone: string | null;
            /** @example text */
            website: string | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            /** @description 1 = cheap … 4 = very expensive */
            price_band: number | null;
            /** @description Lowest price of a night in VND */
            price_from: number | null;
            star_rating: number | null;
            /** @example text */
            hotel_type: string | null;
            /** @example true */
            is_historic: boolean;
            /**
             * @description Codes
             * @example [
             *       "wifi",
             *       "pool"
             *     ]
             */
            facilities: string[];
            accessibility: components["schemas"]["Accessibility"] | null;
            /** @example text */
            vr_link: string | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            themes: components["schemas"]["ThemeReference"][];
            /**
             * @description The same as id
             * @example 5
             */
            restaurant_id: number;
            /** @example text */
            banner: string | null;
        };
        NearbyResource: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /**
             * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
             * @example 5
             */
            resource_type: number;
            /**
             * @description Page on the site, below the language
             * @example /hotels/majestic
             */
            path: string;
            city: components["schemas"]["CityReference"] | null;
            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
            address: string;
            /**
             * @description What a restaurant cooks
             * @example text
             */
            cuisine: string;
            /** @example +84 24 3825 0000 */
            phone: string | null;
            /** @example text */
            website: string | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            /** @description 1 = cheap … 4 = very expensive */
            price_band: number | null;
            /** @description Lowest price of a night in VND */
            price_from: number | null;
            star_rating: number | null;
            /** @example text */
            hotel_type: string | null;
            /** @example true */
            is_historic: boolean;
            /**
             * @description Codes
             * @example [
             *       "wifi",
             *       "pool"
             *     ]
             */
            facilities: string[];
            accessibility: components["schemas"]["Accessibility"] | null;
            /** @example text */
            vr_link: string | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            themes: components["schemas"]["ThemeReference"][];
            /**
             * @description As the crow flies, one decimal
             * @example 5
             */
            distance_km: number;
        };
        RoomRow: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /**
             * @description VND a night
             * @example 2400000
             */
            price: number;
            /** @example 5 */
            capacity: number;
        };
        Room: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            resource_id: number;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /**
             * @description VND a night
             * @example 2400000
             */
            price: number;
            /** @example 5 */
            capacity: number;
            /**
             * @description Rooms of this kind that can be sold in a night
             * @example 5
             */
            quantity: number;
            /** @example 5 */
            status: number;
        };
        EditorResource: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /**
             * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
             * @example 5
             */
            resource_type: number;
            /**
             * @description Page on the site, below the language
             * @example /hotels/majestic
             */
            path: string;
            city: components["schemas"]["CityReference"] | null;
            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
            address: string;
            /**
             * @description What a restaurant cooks
             * @example text
             */
            cuisine: string;
            /** @example +84 24 3825 0000 */
            phone: string | null;
            /** @example text */
            website: string | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            /** @description 1 = cheap … 4 = very expensive */
            price_band: number | null;
            /** @description Lowest price of a night in VND */
            price_from: number | null;
            star_rating: number | null;
            /** @example text */
            hotel_type: string | null;
            /** @example true */
            is_historic: boolean;
            /**
             * @description Codes
             * @example [
             *       "wifi",
             *       "pool"
             *     ]
             */
            facilities: string[];
            accessibility: components["schemas"]["Accessibility"] | null;
            /** @example text */
            vr_link: string | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            themes: components["schemas"]["ThemeReference"][];
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            city_id: number;
            theme_ids: number[];
            former_names: string[];
            /**
             * @description What a visitor hears at the place
             * @example text
             */
            audio_text: string;
            galleries: components["schemas"]["GalleryItem"][];
        };
        Resource: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /**
             * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
             * @example 5
             */
            resource_type: number;
            /**
             * @description Page on the site, below the language
             * @example /hotels/majestic
             */
            path: string;
            city: components["schemas"]["CityReference"] | null;
            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
            address: string;
            /**
             * @description What a restaurant cooks
             * @example text
             */
            cuisine: string;
            /** @example +84 24 3825 0000 */
            phone: string | null;
            /** @example text */
            website: string | null;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            /** @description 1 = cheap … 4 = very expensive */
            price_band: number | null;
            /** @description Lowest price of a night in VND */
            price_from: number | null;
            star_rating: number | null;
            /** @example text */
            hotel_type: string | null;
            /** @example true */
            is_historic: boolean;
            /**
             * @description Codes
             * @example [
             *       "wifi",
             *       "pool"
             *     ]
             */
            facilities: string[];
            accessibility: components["schemas"]["Accessibility"] | null;
            /** @example text */
            vr_link: string | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            themes: components["schemas"]["ThemeReference"][];
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo?: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            city_id: number;
            theme_ids: number[];
            former_names: string[];
            /**
             * @description What a visitor hears at the place
             * @example text
             */
            audio_text: string;
            galleries: components["schemas"]["GalleryItem"][];
            /**
             * @description The same as id
             * @example 5
             */
            restaurant_id?: number;
            /**
             * @description The same as image
             * @example text
             */
            banner: string | null;
            rooms: components["schemas"]["RoomRow"][];
            nearby: components["schemas"]["NearbyResource"][];
            reviews_summary: components["schemas"]["ReviewsSummary"];
        };
        /** @description A date of the Vietnamese lunar calendar */
        LunarDate: {
            /**
             * @description Solar year in which the lunar one began
             * @example 5
             */
            year: number;
            /** @example 10 */
            month: number;
            /** @example 5 */
            day: number;
            /** @example true */
            is_leap_month: boolean;
        };
        EventRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /**
             * @description The same as id
             * @example 5
             */
            event_id: number;
            /**
             * @description The same as status
             * @example 5
             */
            is_active: number;
            /** @example text */
            type: string;
            /** @example HAN */
            city_code: string | null;
            city: components["schemas"]["Reference"] | null;
            /** @example text */
            venue: string;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            /**
             * @description First day, yyyy-MM-dd; of an event that comes back, of the time that is on or comes next
             * @example 2026-09-25
             */
            start_date: string;
            /**
             * @description Last day, included
             * @example 2026-09-26
             */
            end_date: string;
            /**
             * @description Its rule goes by the lunar calendar
             * @example true
             */
            is_lunar: boolean;
            /** @description When it comes back each year */
            rule: {
                /** @example 10 */
                month: number;
                /** @example 5 */
                day: number;
                /** @example 5 */
                days: number;
            } | null;
            /** @description Lunar date of start_date */
            lunar_date: components["schemas"]["LunarDate"];
        };
        EditorEvent: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /**
             * @description The same as id
             * @example 5
             */
            event_id: number;
            /**
             * @description The same as status
             * @example 5
             */
            is_active: number;
            /** @example text */
            type: string;
            /** @example HAN */
            city_code: string | null;
            city: components["schemas"]["Reference"] | null;
            /** @example text */
            venue: string;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            /**
             * @description First day, yyyy-MM-dd; of an event that comes back, of the time that is on or comes next
             * @example 2026-09-25
             */
            start_date: string;
            /**
             * @description Last day, included
             * @example 2026-09-26
             */
            end_date: string;
            /**
             * @description Its rule goes by the lunar calendar
             * @example true
             */
            is_lunar: boolean;
            /** @description When it comes back each year */
            rule: {
                /** @example 10 */
                month: number;
                /** @example 5 */
                day: number;
                /** @example 5 */
                days: number;
            } | null;
            /** @description Lunar date of start_date */
            lunar_date: components["schemas"]["LunarDate"];
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            city_id: number | null;
        };
        Event: {
            event: {
                /** @example 5 */
                id: number;
                /** @example en */
                lang_id: string;
                /** @example ha-noi */
                slug: string;
                /** @example Hà Nội */
                title: string;
                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                description: string;
                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                image: string | null;
                /** @example Fog over the lake at dawn */
                image_alt: string;
                /** @example text */
                image_blur: string | null;
                /** @example 5 */
                status: number;
                /** @example 5 */
                sort: number;
                /** @example 3 */
                version: number;
                /** @example 2026-10-12 08:00:00 */
                created_at: string;
                /** @example 2026-11-02 16:30:00 */
                updated_at: string;
                translations?: {
                    /** @example true */
                    en: boolean;
                    /** @example true */
                    vi: boolean;
                };
                /**
                 * @description The same as id
                 * @example 5
                 */
                event_id: number;
                /**
                 * @description The same as status
                 * @example 5
                 */
                is_active: number;
                /** @example text */
                type: string;
                /** @example HAN */
                city_code: string | null;
                city: components["schemas"]["Reference"] | null;
                /** @example text */
                venue: string;
                /** @example 21.0287 */
                lat: number | null;
                /** @example 105.8524 */
                lon: number | null;
                /**
                 * @description First day, yyyy-MM-dd; of an event that comes back, of the time that is on or comes next
                 * @example 2026-09-25
                 */
                start_date: string;
                /**
                 * @description Last day, included
                 * @example 2026-09-26
                 */
                end_date: string;
                /**
                 * @description Its rule goes by the lunar calendar
                 * @example true
                 */
                is_lunar: boolean;
                /** @description When it comes back each year */
                rule: {
                    /** @example 10 */
                    month: number;
                    /** @example 5 */
                    day: number;
                    /** @example 5 */
                    days: number;
                } | null;
                /** @description Lunar date of start_date */
                lunar_date: components["schemas"]["LunarDate"];
                /** @example <p>The lake is quiet before seven.</p> */
                content: string;
                /**
                 * @description Slug by language
                 * @example {
                 *       "en": "/en/city/ha-noi",
                 *       "vi": "/vi/city/ha-noi"
                 *     }
                 */
                alternates: {
                    [key: string]: string;
                };
                /** @description Title by language */
                titles: {
                    [key: string]: string;
                };
                seo?: components["schemas"]["SeoFields"] | null;
                city_id: number | null;
            };
            related: components["schemas"]["EventRow"][];
        };
        EventMonth: {
            /** @example text */
            month: string;
            days: {
                /** @example 2026-12-04 */
                date: string;
                lunar_date: components["schemas"]["LunarDate"];
            }[];
            /** @description With the dates that touch this month; one that comes twice is there twice */
            events: components["schemas"]["EventRow"][];
        };
        ExperienceTypeRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            parent_id: number | null;
            /** @example cuisine */
            code: string | null;
            /**
             * @description Live experiences of the type and of all types below it
             * @example 5
             */
            experience_count: number;
        };
        EditorExperienceType: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            parent_id: number | null;
            /** @example cuisine */
            code: string | null;
            /**
             * @description Live experiences of the type and of all types below it
             * @example 5
             */
            experience_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            parent: components["schemas"]["Reference"] | null;
        };
        ExperienceType: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            parent_id: number | null;
            /** @example cuisine */
            code: string | null;
            /**
             * @description Live experiences of the type and of all types below it
             * @example 5
             */
            experience_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo?: components["schemas"]["SeoFields"] | null;
            parent: components["schemas"]["Reference"] | null;
        };
        ExperienceRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            experience_type: components["schemas"]["Reference"] | null;
            region: components["schemas"]["Reference"] | null;
            city: components["schemas"]["Reference"] | null;
            /**
             * @description An editor's pick
             * @example true
             */
            is_hot: boolean;
            /** @description VND for one person */
            price_from: number | null;
            duration_minutes: number | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
        };
        EditorExperience: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            experience_type: components["schemas"]["Reference"] | null;
            region: components["schemas"]["Reference"] | null;
            city: components["schemas"]["Reference"] | null;
            /**
             * @description An editor's pick
             * @example true
             */
            is_hot: boolean;
            /** @description VND for one person */
            price_from: number | null;
            duration_minutes: number | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            experience_type_id: number;
            region_id: number | null;
            city_id: number | null;
            highlights: string[];
        };
        ExperienceForm: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            experience_type: components["schemas"]["Reference"] | null;
            region: components["schemas"]["Reference"] | null;
            city: components["schemas"]["Reference"] | null;
            /**
             * @description An editor's pick
             * @example true
             */
            is_hot: boolean;
            /** @description VND for one person */
            price_from: number | null;
            duration_minutes: number | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            experience_type_id: number;
            region_id: number | null;
            city_id: number | null;
            highlights: string[];
            related: components["schemas"]["ExperienceRow"][];
            /** @description Pictures of its city */
            galleries: components["schemas"]["GalleryItem"][];
        };
        Experience: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            experience_type: components["schemas"]["Reference"] | null;
            region: components["schemas"]["Reference"] | null;
            city: components["schemas"]["Reference"] | null;
            /**
             * @description An editor's pick
             * @example true
             */
            is_hot: boolean;
            /** @description VND for one person */
            price_from: number | null;
            duration_minutes: number | null;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            /** @example 5 */
            experience_type_id: number;
            region_id: number | null;
            city_id: number | null;
            highlights: string[];
            related: components["schemas"]["ExperienceRow"][];
            /** @description Pictures of its city */
            galleries: components["schemas"]["GalleryItem"][];
        };
        ExperienceOverview: {
            /** @description The type asked for; null for all */
            experience_type: components["schemas"]["ExperienceType"] | null;
            data: components["schemas"]["ExperienceRow"][];
            /** @description Below the type; at the top for all */
            child_experience_types: components["schemas"]["ExperienceTypeRow"][];
            /** @description Beside the type */
            other_experience_types: components["schemas"]["ExperienceTypeRow"][];
            /** @description All (id 0), then the child types; the id chosen is sent as category_id */
            tabs: components["schemas"]["Reference"][];
            /** @example 5 */
            active_tab: number;
            hot_cuisine_experiences: components["schemas"]["ExperienceRow"][];
            /** @example 5 */
            total: number;
            /** @example 5 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 5 */
            last_page: number;
            /**
             * @description The same as last_page
             * @example 5
             */
            total_page: number;
        };
        TravelStyleRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /**
             * @description Live tours of this style
             * @example 5
             */
            tour_count: number;
        };
        EditorTravelStyle: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /**
             * @description Live tours of this style
             * @example 5
             */
            tour_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
        };
        TourRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /** @example 5 */
            duration_days: number;
            /** @example 5 */
            duration_nights: number;
            departure_point: components["schemas"]["Reference"] | null;
            travel_style: components["schemas"]["Reference"] | null;
            /**
             * @description VND for one person
             * @example 4900000
             */
            price: number;
            /** @description Up to 3 days ahead with seats free */
            next_departures: string[];
            cities: components["schemas"]["Reference"][];
        };
        TourDay: {
            /**
             * @description Counts from 1
             * @example 5
             */
            day: number;
            /** @example Hà Nội */
            title: string;
            /**
             * @description Safe HTML
             * @example <p>The lake is quiet before seven.</p>
             */
            content: string;
            /** @example text */
            meals: string;
            /** @example text */
            stay: string;
            stops: {
                /** @example 5 */
                id: number;
                /** @example Hà Nội */
                title: string;
                resource_id: number | null;
                city_id: number | null;
                /** @example 21.0287 */
                lat: number | null;
                /** @example 105.8524 */
                lon: number | null;
                /**
                 * @description Of the place that resource_id names
                 * @example ha-noi
                 */
                slug: string | null;
                resource_type: number | null;
            }[];
        };
        EditorTour: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /** @example 5 */
            duration_days: number;
            /** @example 5 */
            duration_nights: number;
            departure_point: components["schemas"]["Reference"] | null;
            travel_style: components["schemas"]["Reference"] | null;
            /**
             * @description VND for one person
             * @example 4900000
             */
            price: number;
            /** @description Up to 3 days ahead with seats free */
            next_departures: string[];
            cities: components["schemas"]["Reference"][];
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            departure_point_id: number;
            /** @example 5 */
            travel_style_id: number;
            includes: string[];
            excludes: string[];
            city_ids: number[];
            days: {
                /**
                 * @description Counts from 1
                 * @example 5
                 */
                day: number;
                /** @example Hà Nội */
                title: string;
                /**
                 * @description Safe HTML
                 * @example <p>The lake is quiet before seven.</p>
                 */
                content: string;
                /** @example text */
                meals: string;
                /** @example text */
                stay: string;
                stops: {
                    /** @example 5 */
                    id: number;
                    /** @example Hà Nội */
                    title: string;
                    resource_id: number | null;
                    city_id: number | null;
                    /** @example 21.0287 */
                    lat: number | null;
                    /** @example 105.8524 */
                    lon: number | null;
                }[];
            }[];
            galleries: components["schemas"]["GalleryItem"][];
        };
        OpenDeparture: {
            /** @example 5 */
            id: number;
            /**
             * @description yyyy-MM-dd
             * @example 2027-03-06
             */
            date: string;
            /**
             * @description VND for one person
             * @example 4900000
             */
            price: number;
            /** @example 5 */
            seats_left: number;
        };
        Tour: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 4.6 */
            rating_score: number | null;
            /** @example 5 */
            rating_count: number;
            /** @example 5 */
            duration_days: number;
            /** @example 5 */
            duration_nights: number;
            departure_point: components["schemas"]["Reference"] | null;
            travel_style: components["schemas"]["Reference"] | null;
            /**
             * @description VND for one person
             * @example 4900000
             */
            price: number;
            /** @description Up to 3 days ahead with seats free */
            next_departures: string[];
            cities: components["schemas"]["Reference"][];
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            /** @example 5 */
            departure_point_id: number;
            /** @example 5 */
            travel_style_id: number;
            includes: string[];
            excludes: string[];
            days: components["schemas"]["TourDay"][];
            departures: components["schemas"]["OpenDeparture"][];
            galleries: components["schemas"]["GalleryItem"][];
            related: components["schemas"]["TourRow"][];
            reviews_summary: components["schemas"]["ReviewsSummary"];
        };
        Departure: {
            /** @example 5 */
            id: number;
            /** @example 5 */
            tour_id: number;
            /**
             * @description yyyy-MM-dd
             * @example 2027-03-06
             */
            date: string;
            /**
             * @description VND for one person
             * @example 4900000
             */
            price: number;
            /** @example 5 */
            seats: number;
            /**
             * @description In orders that wait for their payment
             * @example 5
             */
            seats_held: number;
            /** @example 5 */
            seats_sold: number;
            /** @example 5 */
            seats_left: number;
            /**
             * @description Whether it can be booked
             * @example true
             */
            is_open: boolean;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
        };
        DeparturePoint: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example ha-noi */
            slug: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example 5 */
            tour_count: number;
        };
        CityRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            city_id: number;
            /** @example HAN */
            city_code: string;
            region: components["schemas"]["Reference"] | null;
            /** @example true */
            is_highlight: boolean;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            best_months: number[];
            /** @example Hà Nội */
            province: string;
        };
        ClimateNormal: {
            /** @example 10 */
            month: number;
            /** @example 5 */
            min_c: number;
            /** @example 5 */
            max_c: number;
            /** @example 5 */
            rain_mm: number;
        };
        EditorCity: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            city_id: number;
            /** @example HAN */
            city_code: string;
            region: components["schemas"]["Reference"] | null;
            /** @example true */
            is_highlight: boolean;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            best_months: number[];
            /** @example Hà Nội */
            province: string;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            region_id: number;
            /** @example text */
            formerly: string;
            former_names: string[];
            galleries: components["schemas"]["GalleryItem"][];
        };
        City: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            city_id: number;
            /** @example HAN */
            city_code: string;
            region: components["schemas"]["Reference"] | null;
            /** @example true */
            is_highlight: boolean;
            /** @example 21.0287 */
            lat: number | null;
            /** @example 105.8524 */
            lon: number | null;
            best_months: number[];
            /** @example Hà Nội */
            province: string;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo?: components["schemas"]["SeoFields"] | null;
            /** @example 5 */
            region_id: number;
            /** @example text */
            formerly: string;
            former_names: string[];
            galleries: components["schemas"]["GalleryItem"][];
            list_resources: components["schemas"]["ResourceRow"][];
            other_cities: components["schemas"]["CityRow"][];
            tours: components["schemas"]["TourRow"][];
            experiences: components["schemas"]["ExperienceRow"][];
            cuisines: components["schemas"]["ExperienceRow"][];
            things_to_do: components["schemas"]["ThingToDoRow"][];
            events: components["schemas"]["EventRow"][];
            weather_normals: components["schemas"]["ClimateNormal"][];
            faqs: components["schemas"]["Faq"][];
        };
        ContactMessage: {
            /** @example 5 */
            id: number;
            /** @example Lê Thu Hà */
            full_name: string;
            /** @example ha.le@visitvietnam.example */
            email: string;
            /** @example +84 24 3825 0000 */
            phone: string;
            /** @example A question about the night train */
            subject: string;
            /** @example Saved. */
            message: string;
            /** @example en */
            lang_id: string;
            customer_id: number | null;
            /**
             * @description new, answered or closed
             * @example new
             * @enum {string}
             */
            status: "new" | "answered" | "closed";
            /** @description Who changed the status last */
            handled_by: {
                /** @example 5 */
                id: number;
                /** @example Lê Thu Hà */
                full_name: string;
            } | null;
            /** @example text */
            handled_at: string | null;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
        };
        Country: {
            /**
             * @description ISO 3166-1, two letters
             * @example VN
             */
            code: string;
            /** @example Editor */
            name: string;
            /**
             * @description What a call from abroad begins with
             * @example +84
             */
            dial_code: string;
        };
        EmailTemplateRow: {
            /** @description null while no editor has changed the letter */
            id: number | null;
            /** @example admin_password_reset */
            code: string;
            /**
             * @example en
             * @enum {string}
             */
            lang_id: "en" | "vi";
            /** @example A question about the night train */
            subject: string;
            /**
             * @description Names that its texts may use
             * @example [
             *       "link"
             *     ]
             */
            variables: string[];
            /**
             * @description False: the text that ships with the product
             * @example true
             */
            is_edited: boolean;
            /** @description Languages in which editors changed it */
            edited: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            version: number | null;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string | null;
        };
        EmailTemplate: {
            /** @description null while no editor has changed the letter */
            id: number | null;
            /** @example admin_password_reset */
            code: string;
            /**
             * @example en
             * @enum {string}
             */
            lang_id: "en" | "vi";
            /** @example A question about the night train */
            subject: string;
            /**
             * @description Names that its texts may use
             * @example [
             *       "link"
             *     ]
             */
            variables: string[];
            /**
             * @description False: the text that ships with the product
             * @example true
             */
            is_edited: boolean;
            /** @description Languages in which editors changed it */
            edited: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            version: number | null;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string | null;
            /**
             * @description Body of the letter, without the page around it
             * @example text
             */
            html: string;
            /** @example text */
            text: string;
            bundled: {
                /** @example A question about the night train */
                subject: string;
                /** @example text */
                html: string;
                /** @example text */
                text: string;
            };
        };
        Language: {
            /**
             * @description BCP-47 tag
             * @example vi
             */
            code: string;
            /**
             * @description In English
             * @example Vietnamese
             */
            name: string;
            /** @example Tiếng Việt */
            native_name: string;
            /**
             * @description Its interface texts are given out
             * @example true
             */
            is_active: boolean;
            /** @example true */
            is_default: boolean;
            /**
             * @description Content is kept in it; others have interface texts only
             * @example true
             */
            is_content: boolean;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
        };
        CityMap: {
            city: {
                /** @example 5 */
                id: number;
                /** @example Hà Nội */
                title: string;
                /** @example ha-noi */
                slug: string;
                /** @example HAN */
                city_code: string;
                /** @example 21.0287 */
                lat: number | null;
                /** @example 105.8524 */
                lon: number | null;
            };
            points: {
                /** @example 5 */
                id: number;
                /**
                 * @example resource
                 * @enum {string}
                 */
                kind: "resource" | "thing_to_do" | "event";
                /** @description Of kind resource: 3188 … 3191 */
                resource_type: number | null;
                /** @example ha-noi */
                slug: string;
                /** @example Hà Nội */
                title: string;
                /** @example 21.0287 */
                lat: number;
                /** @example 105.8524 */
                lon: number;
                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                image: string | null;
                /**
                 * @description Page on the site, below the language
                 * @example /city/ha-noi
                 */
                path: string;
            }[];
        };
        Redirect: {
            /** @example 5 */
            id: number;
            /** @example text */
            from_path: string;
            /** @example text */
            to_path: string;
            /**
             * @description How often visitors were led on
             * @example 5
             */
            hits: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
        };
        RegionRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            city_count: number;
        };
        EditorRegion: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            city_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
        };
        Region: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example 5 */
            city_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo?: components["schemas"]["SeoFields"] | null;
            cities: components["schemas"]["CityRow"][];
        };
        Role: {
            /** @example 5 */
            id: number;
            /** @example cuisine */
            code: string;
            /** @example Editor */
            name: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example true */
            is_system: boolean;
            permissions: string[];
            /** @example 5 */
            admin_count: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            /** @description is_changeable: the signed-in admin holds the right, so may give and take it */
            matrix: {
                /** @example text */
                entity: string;
                permissions: {
                    /** @example cuisine */
                    code: string;
                    /** @example text */
                    action: string;
                    /** @example true */
                    is_held: boolean;
                    /** @example true */
                    is_changeable: boolean;
                }[];
            }[];
        };
        SearchHit: {
            /** @example text */
            type: string;
            /** @example 5 */
            id: number;
            /** @example ha-noi */
            slug: string;
            /**
             * @description Page on the site, below the language
             * @example /city/ha-noi
             */
            path: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @description Safe HTML with <mark> */
            highlight: {
                /** @example Hà Nội */
                title: string;
                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                description: string;
            };
        };
        PageSeo: {
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example text */
            keywords: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example 5 */
            robots_index: number;
            /** @example 5 */
            robots_follow: number;
            /** @example /en/city/ha-noi */
            url: string;
            /** @example en */
            lang_id: string;
            entity_type: number | null;
            entity_id: number | null;
            /** @example /en/city/ha-noi */
            canonical: string;
            /**
             * @description Path by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /**
             * @description No editor has set anything: the page’s own data
             * @example true
             */
            is_fallback: boolean;
        };
        StoredSeo: {
            /** @example 5 */
            id: number;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example text */
            keywords: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example 5 */
            robots_index: number;
            /** @example 5 */
            robots_follow: number;
            /** @example 3 */
            version: number;
            /** @example /en/city/ha-noi */
            url: string | null;
            /** @example en */
            lang_id: string;
            entity_type: number | null;
            entity_id: number | null;
        };
        Guide: {
            page: {
                /** @example Hà Nội */
                title: string;
                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                description: string;
                /** @example text */
                banner: string | null;
                /** @example text */
                banner_alt: string;
                /**
                 * @description Tiny placeholder; left out for editors
                 * @example text
                 */
                banner_blur?: string | null;
                /**
                 * @description Safe HTML
                 * @example <p>The lake is quiet before seven.</p>
                 */
                content: string;
                seo: components["schemas"]["PageSeo"];
            };
            /** @description Live items by module, in order */
            modules: {
                [key: string]: components["schemas"]["GalleryItem"][];
            };
            faqs: components["schemas"]["Faq"][];
        };
        SitemapEntry: {
            /**
             * @description With the language
             * @example /vi/city/ha-noi
             */
            path: string;
            /** @example en */
            lang_id: string;
            /**
             * @description yyyy-MM-dd HH:mm:ss in Vietnam time
             * @example text
             */
            lastmod: string | null;
            /**
             * @description Paths of the page by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
        };
        Tag: {
            /** @example 5 */
            id: number;
            /** @example Editor */
            name: string;
            /** @example ha-noi */
            slug: string;
            /**
             * @description Live records that carry it
             * @example 5
             */
            count: number;
        };
        TaggedRecord: {
            /**
             * @description Kind of record
             * @example blog
             */
            type: string;
            /** @example 5 */
            id: number;
            /** @example ha-noi */
            slug: string;
            /**
             * @description Page on the site, below the language
             * @example /blogs/ca-phe
             */
            path: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
        };
        ThemeRow: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example cuisine */
            code: string;
            /**
             * @description Live places under this theme
             * @example 5
             */
            resource_count: number;
        };
        EditorTheme: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example cuisine */
            code: string;
            /**
             * @description Live places under this theme
             * @example 5
             */
            resource_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
        };
        Theme: {
            /** @example 5 */
            id: number;
            /** @example en */
            lang_id: string;
            /** @example ha-noi */
            slug: string;
            /** @example Hà Nội */
            title: string;
            /** @example Four seasons, a thousand years and the best breakfast in the country. */
            description: string;
            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
            image: string | null;
            /** @example Fog over the lake at dawn */
            image_alt: string;
            /** @example text */
            image_blur: string | null;
            /** @example 5 */
            status: number;
            /** @example 5 */
            sort: number;
            /** @example 3 */
            version: number;
            /** @example 2026-10-12 08:00:00 */
            created_at: string;
            /** @example 2026-11-02 16:30:00 */
            updated_at: string;
            translations?: {
                /** @example true */
                en: boolean;
                /** @example true */
                vi: boolean;
            };
            /** @example cuisine */
            code: string;
            /**
             * @description Live places under this theme
             * @example 5
             */
            resource_count: number;
            /** @example <p>The lake is quiet before seven.</p> */
            content: string;
            /**
             * @description Slug by language
             * @example {
             *       "en": "/en/city/ha-noi",
             *       "vi": "/vi/city/ha-noi"
             *     }
             */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
        };
        InterfaceText: {
            /**
             * @example common
             * @enum {string}
             */
            namespace: "common" | "site" | "admin";
            /** @example pagination.page */
            key: string;
            /**
             * @description In the default language
             * @example Page {{page}}
             */
            source: string;
            /**
             * @description What readers see
             * @example Trang {{page}}
             */
            value: string | null;
            /**
             * @description What ships with the site
             * @example text
             */
            bundled: string | null;
            /**
             * @description Names to be kept in braces
             * @example [
             *       "page"
             *     ]
             */
            variables: string[];
            /** @example true */
            is_missing: boolean;
            /**
             * @description An editor wrote it
             * @example true
             */
            is_overridden: boolean;
        };
    };
    responses: {
        /** @description A fault of the server, without any detail */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Overloaded, or the database is away; `Retry-After` says when to come again */
        Error503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role lacks the right, or the request came from another site */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing, unknown or wrong; `errors` says which */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is no JSON */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody else changed the record meanwhile, or it is in use */
        Error409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        Error413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of another type than the call takes */
        Error415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts; `Retry-After` says when to come again */
        Error429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record, or this reader may not see it */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example ok
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example ok
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        version: string;
                        /** @example text */
                        node: string;
                    };
                };
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 0 = all */
                category_id?: number;
                /** @description 0 = all */
                city_id?: number;
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlogRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    category_id: number;
                    city_id?: number | null;
                    /** @example Lê Thu Hà */
                    author?: string;
                    related_ids?: number[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    tags?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlog"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_list: {
        parameters: {
            query?: {
                /** @description 0 = all */
                category_id?: number;
                limit?: number;
                per_page?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShortBlogRow"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_list_in_home: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlogRow"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs_about_website_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlogRow"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_detail_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Blog"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_related_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlogRow"][];
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EditorBlog"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    category_id?: number;
                    city_id?: number | null;
                    /** @example Lê Thu Hà */
                    author?: string;
                    related_ids?: number[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    tags?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlog"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_blogs_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs_id_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    score: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 4.6 */
                            rating_score: number | null;
                            /** @example 5 */
                            rating_count: number;
                            /** @example 5 */
                            score: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlog"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_blogs_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blogs_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlog"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blog_categories: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlogCategoryRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blog_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlogCategory"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blog_categories_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example en */
                            lang_id: string;
                            /** @example ha-noi */
                            slug: string;
                            /** @example Hà Nội */
                            title: string;
                            /** @example Four seasons, a thousand years and the best breakfast in the country. */
                            description: string;
                            /** @example 5 */
                            status: number;
                            /** @example 5 */
                            sort: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            translations?: {
                                /** @example true */
                                en: boolean;
                                /** @example true */
                                vi: boolean;
                            };
                            /** @example 5 */
                            blog_count: number;
                            /** @example <p>The lake is quiet before seven.</p> */
                            content: string;
                            /**
                             * @description Slug by language
                             * @example {
                             *       "en": "/en/city/ha-noi",
                             *       "vi": "/vi/city/ha-noi"
                             *     }
                             */
                            alternates: {
                                [key: string]: string;
                            };
                            /** @description Title by language */
                            titles: {
                                [key: string]: string;
                            };
                            seo?: components["schemas"]["SeoFields"] | null;
                        };
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blog_categories_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlogCategory"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_blog_categories_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blog_categories_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlogCategory"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_blog_categories_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blog_categories_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blog_categories_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_blog_categories_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorBlogCategory"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_thingstodo_list_city: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                city: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_thingstodo_detail_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDo"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_blogs_thingstodo_related_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_city: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 0 = all */
                region_id?: number;
                /** @description -1 = all, 0, 1 */
                is_highlight?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CityRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_city: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example HAN */
                    city_code: string;
                    /** @example 5 */
                    region_id: number;
                    /** @example true */
                    is_highlight?: boolean;
                    lat?: number | null;
                    lon?: number | null;
                    best_months?: number[];
                    /** @example Hà Nội */
                    province?: string;
                    /** @example text */
                    formerly?: string;
                    former_names?: string[];
                    galleries?: {
                        image?: (string | "") | null;
                        /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
                        youtube_url?: string;
                        /** @example Hà Nội */
                        title?: string;
                    }[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorCity"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_city_menu: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            region: components["schemas"]["Reference"];
                            cities: {
                                /** @example 5 */
                                id: number;
                                /** @example Hà Nội */
                                title: string;
                                /** @example ha-noi */
                                slug: string;
                                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                image: string | null;
                            }[];
                        }[];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_city_region_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CityRow"][];
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_city_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["City"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_city_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example HAN */
                    city_code?: string;
                    /** @example 5 */
                    region_id?: number;
                    /** @example true */
                    is_highlight?: boolean;
                    lat?: number | null;
                    lon?: number | null;
                    best_months?: number[];
                    /** @example Hà Nội */
                    province?: string;
                    /** @example text */
                    formerly?: string;
                    former_names?: string[];
                    galleries?: {
                        image?: (string | "") | null;
                        /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
                        youtube_url?: string;
                        /** @example Hà Nội */
                        title?: string;
                    }[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorCity"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_city_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_city_id_destinations: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceRow"][];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_city_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorCity"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_city_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_city_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_city_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_city_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorCity"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_region: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegionRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_region: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorRegion"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_region_list_in_home: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example en */
                            lang_id: string;
                            /** @example ha-noi */
                            slug: string;
                            /** @example Hà Nội */
                            title: string;
                            /** @example Four seasons, a thousand years and the best breakfast in the country. */
                            description: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string | null;
                            /** @example Fog over the lake at dawn */
                            image_alt: string;
                            /** @example text */
                            image_blur: string | null;
                            /** @example 5 */
                            status: number;
                            /** @example 5 */
                            sort: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            translations?: {
                                /** @example true */
                                en: boolean;
                                /** @example true */
                                vi: boolean;
                            };
                            /** @example 5 */
                            city_count: number;
                            cities: components["schemas"]["CityRow"][];
                        }[];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_region_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Region"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_region_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorRegion"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_region_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_region_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorRegion"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_region_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_region_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_region_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_region_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorRegion"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 0 = all; children included */
                experience_type_id?: number;
                /** @description 0 = all */
                region_id?: number;
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    experience_type_id: number;
                    /** @description Left out beside a city: the city's region */
                    region_id?: number | null;
                    city_id?: number | null;
                    /**
                     * @description An editor's pick
                     * @example true
                     */
                    is_hot?: boolean;
                    /** @description VND for one person */
                    price_from?: number | null;
                    duration_minutes?: number | null;
                    lat?: number | null;
                    lon?: number | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    highlights?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperience"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_detail_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Experience"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExperienceForm"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_experience_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    experience_type_id?: number;
                    /** @description Left out beside a city: the city's region */
                    region_id?: number | null;
                    city_id?: number | null;
                    /**
                     * @description An editor's pick
                     * @example true
                     */
                    is_hot?: boolean;
                    /** @description VND for one person */
                    price_from?: number | null;
                    duration_minutes?: number | null;
                    lat?: number | null;
                    lon?: number | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    highlights?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperience"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_experience_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_id_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    score: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 4.6 */
                            rating_score: number | null;
                            /** @example 5 */
                            rating_count: number;
                            /** @example 5 */
                            score: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperience"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_experience_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperience"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_detail_slug: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
                /** @description 0 = all */
                region_id?: number;
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_cuisine: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
                /** @description 0 = all */
                region_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_local_life: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
                /** @description 0 = all */
                region_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_city_vibes: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
                /** @description 0 = all */
                region_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_cultural_heritage: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
                /** @description 0 = all */
                region_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_romantic_getaways: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Child type chosen by the tab; 0 = all */
                category_id?: number;
                /** @description 0 = all */
                region_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceOverview"];
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_list_in_home: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example en */
                            lang_id: string;
                            /** @example ha-noi */
                            slug: string;
                            /** @example Hà Nội */
                            title: string;
                            /** @example Four seasons, a thousand years and the best breakfast in the country. */
                            description: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string | null;
                            /** @example Fog over the lake at dawn */
                            image_alt: string;
                            /** @example text */
                            image_blur: string | null;
                            /** @example 5 */
                            status: number;
                            /** @example 5 */
                            sort: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            translations?: {
                                /** @example true */
                                en: boolean;
                                /** @example true */
                                vi: boolean;
                            };
                            parent_id: number | null;
                            /** @example cuisine */
                            code: string | null;
                            /**
                             * @description Live experiences of the type and of all types below it
                             * @example 5
                             */
                            experience_count: number;
                            experiences: components["schemas"]["ExperienceRow"][];
                        }[];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExperienceTypeRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_type: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @description 0 or null = at the top; not the type itself nor one below it */
                    parent_id?: number | null;
                    /**
                     * @description Name by which the site knows a type that has a page of its own
                     * @example cuisine
                     */
                    code?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperienceType"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_parent_experience_types: {
        parameters: {
            query?: {
                /** @description 0 = a new type */
                id?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example Hà Nội */
                            title: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExperienceType"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_experience_type_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @description 0 or null = at the top; not the type itself nor one below it */
                    parent_id?: number | null;
                    /**
                     * @description Name by which the site knows a type that has a page of its own
                     * @example cuisine
                     */
                    code?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperienceType"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_type_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @description 0 or null = at the top; not the type itself nor one below it */
                    parent_id?: number | null;
                    /**
                     * @description Name by which the site knows a type that has a page of its own
                     * @example cuisine
                     */
                    code?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperienceType"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_experience_type_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_type_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperienceType"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_experience_type_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_type_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_experience_type_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_experience_type_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorExperienceType"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 0 = all */
                city_id?: number;
                /** @description 0 = all */
                category_id?: number;
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    city_id: number;
                    /** @example 5 */
                    category_id: number;
                    duration_minutes?: number | null;
                    /** @description VND for one person; 0 = free, null = not known */
                    price_from?: number | null;
                    lat?: number | null;
                    lon?: number | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    list_tags?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDo"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do_admin: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 0 = all */
                city_id?: number;
                /** @description 0 = all */
                category_id?: number;
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do_popular: {
        parameters: {
            query?: {
                limit?: number;
                /** @description 0 = all */
                city_id?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do_listincity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    city_id: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /**
                     * @default 1
                     * @example 1
                     */
                    page?: number;
                    /**
                     * @default 10
                     * @example 10
                     */
                    per_page?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do_related_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoRow"][];
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do_detail_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDo"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EditorThingToDo"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    city_id?: number;
                    /** @example 5 */
                    category_id?: number;
                    duration_minutes?: number | null;
                    /** @description VND for one person; 0 = free, null = not known */
                    price_from?: number | null;
                    lat?: number | null;
                    lon?: number | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    list_tags?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDo"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_things_to_do_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do_id_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    score: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 4.6 */
                            rating_score: number | null;
                            /** @example 5 */
                            rating_count: number;
                            /** @example 5 */
                            score: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDo"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_things_to_do_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_things_to_do_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_things_to_do_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDo"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_thingtodo_categories: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description -1 = all, 0, 1; visitors see live ones only */
                is_active?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThingToDoCategoryRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_thingtodo_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDoCategory"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_thingtodo_categories_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example en */
                            lang_id: string;
                            /** @example ha-noi */
                            slug: string;
                            /** @example Hà Nội */
                            title: string;
                            /** @example Four seasons, a thousand years and the best breakfast in the country. */
                            description: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string | null;
                            /** @example Fog over the lake at dawn */
                            image_alt: string;
                            /** @example text */
                            image_blur: string | null;
                            /** @example 5 */
                            status: number;
                            /** @example 5 */
                            sort: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            translations?: {
                                /** @example true */
                                en: boolean;
                                /** @example true */
                                vi: boolean;
                            };
                            /**
                             * @description The status under another name
                             * @example 5
                             */
                            is_active: number;
                            /** @example 5 */
                            thing_to_do_count: number;
                            /** @example <p>The lake is quiet before seven.</p> */
                            content: string;
                            /**
                             * @description Slug by language
                             * @example {
                             *       "en": "/en/city/ha-noi",
                             *       "vi": "/vi/city/ha-noi"
                             *     }
                             */
                            alternates: {
                                [key: string]: string;
                            };
                            /** @description Title by language */
                            titles: {
                                [key: string]: string;
                            };
                            seo?: components["schemas"]["SeoFields"] | null;
                        };
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_thingtodo_categories_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDoCategory"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_thingtodo_categories_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_thingtodo_categories_bulk_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_thingtodo_categories_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDoCategory"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_thingtodo_categories_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_thingtodo_categories_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_thingtodo_categories_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_thingtodo_categories_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorThingToDoCategory"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description Days, or one of the bands 1-3, 4-7, 8- */
                duration?: (number | string | ("1-3" | "4-7" | "8-") | ("" | 0)) | null;
                /** @description id or slug; 0 = all */
                departure_point?: (number | ("" | 0) | string) | null;
                /** @description id or slug; 0 = all */
                travel_style?: (number | ("" | 0) | string) | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TourRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    duration_days: number;
                    /** @example 5 */
                    duration_nights: number;
                    /**
                     * @description City where it begins
                     * @example 5
                     */
                    departure_point_id: number;
                    /** @example 5 */
                    travel_style_id: number;
                    /**
                     * @description VND for one person
                     * @example 1250000
                     */
                    price: number;
                    /** @description Cities that it passes, in order */
                    city_ids?: number[];
                    /** @description Takes the place of all days and their stops. Texts of the other language stay with days of the same number and stops of the same id. */
                    days?: {
                        /**
                         * @description Counts from 1
                         * @example 5
                         */
                        day: number;
                        /** @example Hà Nội */
                        title: string;
                        /**
                         * @description HTML
                         * @default
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                        /**
                         * @default
                         * @example
                         */
                        meals?: string;
                        /**
                         * @default
                         * @example
                         */
                        stay?: string;
                        stops?: {
                            /**
                             * @description Of a stop that stays; without it a new one is made
                             * @example 5
                             */
                            id?: number;
                            /**
                             * @description Without one the stop is called like its place or city
                             * @default
                             * @example Hà Nội
                             */
                            title?: string;
                            /** @default null */
                            resource_id?: number | null;
                            /** @default null */
                            city_id?: number | null;
                            lat?: number | null;
                            lon?: number | null;
                        }[];
                    }[];
                    galleries?: {
                        image?: (string | "") | null;
                        /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
                        youtube_url?: string;
                        /** @example Hà Nội */
                        title?: string;
                    }[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    includes?: string[];
                    excludes?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTour"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_list_tour: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keyword?: string | null;
                    /**
                     * @default 1
                     * @example 1
                     */
                    page?: number;
                    /** @default 10 */
                    per_page?: number | 10000;
                    /**
                     * @description Days, or one of the bands 1-3, 4-7, 8-
                     * @example 4-7
                     */
                    duration?: (number | string | ("1-3" | "4-7" | "8-") | ("" | 0)) | null;
                    /**
                     * @description id or slug; 0 = all
                     * @example ha-noi
                     */
                    departure_point?: (number | ("" | 0) | string) | null;
                    /**
                     * @description id or slug; 0 = all
                     * @example ha-noi
                     */
                    travel_style?: (number | ("" | 0) | string) | null;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /**
                     * @description 1 with an admin token: hidden tours too
                     * @example 0
                     * @enum {number}
                     */
                    admin?: 0 | 1;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        itineraries: components["schemas"]["TourRow"][];
                        /** @example 5 */
                        total_page: number;
                        /** @example 5 */
                        total_record: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour_list_trending: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TourRow"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_list_departure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeparturePoint"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_list_travelstyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TravelStyleRow"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour_detail_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tour"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EditorTour"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_tour_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /** @example 5 */
                    duration_days?: number;
                    /** @example 5 */
                    duration_nights?: number;
                    /**
                     * @description City where it begins
                     * @example 5
                     */
                    departure_point_id?: number;
                    /** @example 5 */
                    travel_style_id?: number;
                    /**
                     * @description VND for one person
                     * @example 1250000
                     */
                    price?: number;
                    /** @description Cities that it passes, in order */
                    city_ids?: number[];
                    /** @description Takes the place of all days and their stops. Texts of the other language stay with days of the same number and stops of the same id. */
                    days?: {
                        /**
                         * @description Counts from 1
                         * @example 5
                         */
                        day: number;
                        /** @example Hà Nội */
                        title: string;
                        /**
                         * @description HTML
                         * @default
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                        /**
                         * @default
                         * @example
                         */
                        meals?: string;
                        /**
                         * @default
                         * @example
                         */
                        stay?: string;
                        stops?: {
                            /**
                             * @description Of a stop that stays; without it a new one is made
                             * @example 5
                             */
                            id?: number;
                            /**
                             * @description Without one the stop is called like its place or city
                             * @default
                             * @example Hà Nội
                             */
                            title?: string;
                            /** @default null */
                            resource_id?: number | null;
                            /** @default null */
                            city_id?: number | null;
                            lat?: number | null;
                            lon?: number | null;
                        }[];
                    }[];
                    galleries?: {
                        image?: (string | "") | null;
                        /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
                        youtube_url?: string;
                        /** @example Hà Nội */
                        title?: string;
                    }[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    includes?: string[];
                    excludes?: string[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTour"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_tour_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_id_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    score: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 4.6 */
                            rating_score: number | null;
                            /** @example 5 */
                            rating_count: number;
                            /** @example 5 */
                            score: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTour"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_tour_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tour_ids?: number[];
                    ids?: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTour"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour_id_departures: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description yyyy-MM-dd, 2000 to 2099 */
                from?: string;
                /** @description yyyy-MM-dd, 2000 to 2099 */
                to?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Departure"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_id_departures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 2000 to 2099
                     * @example 2027-03-06
                     */
                    date: string;
                    /**
                     * @description VND for one person
                     * @example 1250000
                     */
                    price: number;
                    /** @example 5 */
                    seats: number;
                    /**
                     * @description Whether it can be booked
                     * @example true
                     */
                    is_open?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Departure"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_tour_id_departures_series: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 2000 to 2099
                     * @example 2027-03-06
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 2000 to 2099
                     * @example 2027-03-06
                     */
                    to: string;
                    /** @description 1 = Monday … 7 = Sunday */
                    weekdays: number[];
                    /**
                     * @description VND for one person
                     * @example 1250000
                     */
                    price: number;
                    /** @example 5 */
                    seats: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            created: components["schemas"]["Departure"][];
                            skipped: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_tour_id_departures_departure_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                departure_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 2000 to 2099
                     * @example 2027-03-06
                     */
                    date?: string;
                    /**
                     * @description VND for one person
                     * @example 1250000
                     */
                    price?: number;
                    /** @example 5 */
                    seats?: number;
                    /**
                     * @description Whether it can be booked
                     * @example true
                     */
                    is_open?: boolean;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Departure"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_tour_id_departures_departure_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                departure_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_travel_styles: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TravelStyleRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_travel_styles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTravelStyle"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_travel_styles_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example en */
                            lang_id: string;
                            /** @example ha-noi */
                            slug: string;
                            /** @example Hà Nội */
                            title: string;
                            /** @example Four seasons, a thousand years and the best breakfast in the country. */
                            description: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string | null;
                            /** @example Fog over the lake at dawn */
                            image_alt: string;
                            /** @example text */
                            image_blur: string | null;
                            /** @example 5 */
                            status: number;
                            /** @example 5 */
                            sort: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            translations?: {
                                /** @example true */
                                en: boolean;
                                /** @example true */
                                vi: boolean;
                            };
                            /**
                             * @description Live tours of this style
                             * @example 5
                             */
                            tour_count: number;
                            /** @example <p>The lake is quiet before seven.</p> */
                            content: string;
                            /**
                             * @description Slug by language
                             * @example {
                             *       "en": "/en/city/ha-noi",
                             *       "vi": "/vi/city/ha-noi"
                             *     }
                             */
                            alternates: {
                                [key: string]: string;
                            };
                            /** @description Title by language */
                            titles: {
                                [key: string]: string;
                            };
                            seo?: components["schemas"]["SeoFields"] | null;
                        };
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_travel_styles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTravelStyle"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_travel_styles_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_travel_styles_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTravelStyle"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_travel_styles_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_travel_styles_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_travel_styles_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_travel_styles_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTravelStyle"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_attraction: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 3188, 3189, 3190 or 3191; 0 = all */
                resource_type?: "" | "0" | "3188" | "3189" | "3190" | "3191";
                /** @description -1 any, 0 without a view all around, 1 with one */
                vr?: number;
                /** @description 0 = all */
                city_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        potentials: components["schemas"]["ResourceRow"][];
                        /** @example 5 */
                        total_record: number;
                        /** @example 5 */
                        total_page: number;
                        list_property: {
                            /** @example 5 */
                            id: number;
                            /** @example Hà Nội */
                            title: string;
                            /** @example 5 */
                            count: number;
                        }[];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_attraction_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_attraction_id_themes: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThemeReference"][];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_hotel: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 0 = all */
                city_id?: number;
                "hotel_types[]"?: string | string[];
                is_historic?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HotelRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                        list_property: {
                            /** @example text */
                            id: string;
                            /** @example Hà Nội */
                            title: string;
                            /** @example 5 */
                            count: number;
                        }[];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_hotel_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_restaurant: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 0 = all */
                city_id?: number;
                city_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RestaurantRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_restaurant_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_common_resource_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        oneResources: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resource_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        oneResources: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resources: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 3188, 3189, 3190 or 3191; 0 = all */
                resource_type?: "" | "0" | "3188" | "3189" | "3190" | "3191";
                /** @description 0 = all */
                city_id?: number;
                is_historic?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /**
                     * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
                     * @example 3188
                     * @enum {number}
                     */
                    resource_type: 3188 | 3189 | 3190 | 3191;
                    /** @example 5 */
                    city_id: number;
                    /** @example +84 24 3826 6919 */
                    phone?: string | null;
                    website?: string | null;
                    opening_hours?: components["schemas"]["OpeningHoursInput"] | null;
                    /** @description 1 = cheap … 4 = very expensive */
                    price_band?: number | null;
                    /** @description Accommodation only */
                    star_rating?: number | null;
                    /** @description Accommodation only */
                    hotel_type?: ("hotel" | "resort" | "boutique" | "homestay" | "hostel" | "guesthouse" | "villa" | "apartment" | "ecolodge" | "cruise") | null;
                    /** @example true */
                    is_historic?: boolean;
                    facilities?: ("air_conditioning" | "airport_shuttle" | "audio_guide" | "bar" | "beach" | "bicycles" | "breakfast" | "cafe" | "card_payment" | "family_rooms" | "garden" | "guide" | "gym" | "laundry" | "lift" | "luggage_storage" | "meeting_rooms" | "museum" | "parking" | "pets_allowed" | "pool" | "restaurant" | "room_service" | "shop" | "spa" | "terrace" | "ticket_office" | "toilets" | "vegetarian" | "wheelchair_access" | "wifi")[];
                    accessibility?: components["schemas"]["AccessibilityInput"] | null;
                    /** @description A view all around, at https:// */
                    vr_link?: string | null;
                    /** @description Searched too */
                    former_names?: string[];
                    lat?: number | null;
                    lon?: number | null;
                    theme_ids?: number[];
                    galleries?: {
                        image?: (string | "") | null;
                        /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
                        youtube_url?: string;
                        /** @example Hà Nội */
                        title?: string;
                    }[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                    address?: string;
                    /** @example text */
                    cuisine?: string;
                    /**
                     * @description What a visitor hears at the place
                     * @example text
                     */
                    audio_text?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorResource"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resources_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_resources_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /**
                     * @description Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191
                     * @example 3188
                     * @enum {number}
                     */
                    resource_type?: 3188 | 3189 | 3190 | 3191;
                    /** @example 5 */
                    city_id?: number;
                    /** @example +84 24 3826 6919 */
                    phone?: string | null;
                    website?: string | null;
                    opening_hours?: components["schemas"]["OpeningHoursInput"] | null;
                    /** @description 1 = cheap … 4 = very expensive */
                    price_band?: number | null;
                    /** @description Accommodation only */
                    star_rating?: number | null;
                    /** @description Accommodation only */
                    hotel_type?: ("hotel" | "resort" | "boutique" | "homestay" | "hostel" | "guesthouse" | "villa" | "apartment" | "ecolodge" | "cruise") | null;
                    /** @example true */
                    is_historic?: boolean;
                    facilities?: ("air_conditioning" | "airport_shuttle" | "audio_guide" | "bar" | "beach" | "bicycles" | "breakfast" | "cafe" | "card_payment" | "family_rooms" | "garden" | "guide" | "gym" | "laundry" | "lift" | "luggage_storage" | "meeting_rooms" | "museum" | "parking" | "pets_allowed" | "pool" | "restaurant" | "room_service" | "shop" | "spa" | "terrace" | "ticket_office" | "toilets" | "vegetarian" | "wheelchair_access" | "wifi")[];
                    accessibility?: components["schemas"]["AccessibilityInput"] | null;
                    /** @description A view all around, at https:// */
                    vr_link?: string | null;
                    /** @description Searched too */
                    former_names?: string[];
                    lat?: number | null;
                    lon?: number | null;
                    theme_ids?: number[];
                    galleries?: {
                        image?: (string | "") | null;
                        /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
                        youtube_url?: string;
                        /** @example Hà Nội */
                        title?: string;
                    }[];
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                    address?: string;
                    /** @example text */
                    cuisine?: string;
                    /**
                     * @description What a visitor hears at the place
                     * @example text
                     */
                    audio_text?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorResource"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_resources_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resources_id_rooms: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Room"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_rooms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /**
                     * @description VND a night
                     * @example 1250000
                     */
                    price: number;
                    /**
                     * @description People in one room
                     * @example 5
                     */
                    capacity: number;
                    /**
                     * @description Rooms of this kind that can be sold in a night
                     * @example 5
                     */
                    quantity: number;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /** @example Hà Nội */
                    title: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Room"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resources_id_rooms_room_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                room_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Room"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_resources_id_rooms_room_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                room_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /**
                     * @description VND a night
                     * @example 1250000
                     */
                    price?: number;
                    /**
                     * @description People in one room
                     * @example 5
                     */
                    capacity?: number;
                    /**
                     * @description Rooms of this kind that can be sold in a night
                     * @example 5
                     */
                    quantity?: number;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /** @example Hà Nội */
                    title?: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Room"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_resources_id_rooms_room_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                room_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_rooms_room_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                room_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Room"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_resources_id_rooms_status_room_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                room_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_rooms_sort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resources_id_rooms_room_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                room_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_rooms_room_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                room_id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Room"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    score: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 4.6 */
                            rating_score: number | null;
                            /** @example 5 */
                            rating_count: number;
                            /** @example 5 */
                            score: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorResource"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_resources_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_resources_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_resources_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorResource"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_themes: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThemeRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_themes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /**
                     * @description Name by which the site knows the theme
                     * @example heritage
                     */
                    code: string;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTheme"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_themes_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Theme"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_themes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /**
                     * @description Name by which the site knows the theme
                     * @example heritage
                     */
                    code?: string;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTheme"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_themes_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_themes_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTheme"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_themes_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_themes_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_themes_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_themes_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorTheme"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_map_slug: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CityMap"];
                    };
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tour_cart: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_cart_items: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 tour, 2 hotel room
                     * @example 1
                     * @enum {number}
                     */
                    type: 1 | 2;
                    /**
                     * @description Of the tour or of the room
                     * @example 5
                     */
                    id: number;
                    /**
                     * @description Of a tour; without it `date` says which departure
                     * @example 5
                     */
                    departure_id?: number;
                    /**
                     * Format: date
                     * @description Day of departure of a tour, or first night in a room
                     * @example 2027-03-06
                     */
                    date?: string;
                    /**
                     * @description In a room
                     * @example 5
                     */
                    nights?: number;
                    /** @example 5 */
                    adults: number;
                    /**
                     * @default 0
                     * @example 0
                     */
                    children?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_cart_items_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of a tour; without it `date` says which departure
                     * @example 5
                     */
                    departure_id?: number;
                    /**
                     * Format: date
                     * @description Day of departure of a tour, or first night in a room
                     * @example 2027-03-06
                     */
                    date?: string;
                    /**
                     * @description In a room
                     * @example 5
                     */
                    nights?: number;
                    /** @example 5 */
                    adults?: number;
                    /** @example 5 */
                    children?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_cart_items_key: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description 0 = all */
                city_id?: number;
                event_type?: "festival" | "holiday" | "culture" | "music" | "food" | "sport" | "craft" | "market" | "nature";
                /** @description Width of the pictures, 300 if not given */
                width?: number;
                /** @description Height of the pictures, 200 if neither is given */
                height?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /**
                     * @example festival
                     * @enum {string}
                     */
                    type: "festival" | "holiday" | "culture" | "music" | "food" | "sport" | "craft" | "market" | "nature";
                    city_id?: number | null;
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 1900 to 2199
                     * @example 2027-02-06
                     */
                    start_date?: string;
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 1900 to 2199
                     * @example 2027-02-06
                     */
                    end_date?: string;
                    /** @example true */
                    is_lunar?: boolean;
                    /** @description Comes back every year, by the lunar calendar with is_lunar; it then tells the dates */
                    rule?: {
                        /** @example 10 */
                        month: number;
                        /**
                         * @description First day; one that the month doesn't have in some year means its last there
                         * @example 5
                         */
                        day: number;
                        /**
                         * @description For how many days it lasts
                         * @example 5
                         */
                        days: number;
                    } | null;
                    lat?: number | null;
                    lon?: number | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /** @example text */
                    venue?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorEvent"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_list_ongoing_and_upcomming: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Width of the pictures, 300 if not given */
                width?: number;
                /** @description Height of the pictures, 200 if neither is given */
                height?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: components["schemas"]["EventRow"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_list_approved: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 0 = all */
                city_id?: number;
                event_type?: "festival" | "holiday" | "culture" | "music" | "food" | "sport" | "craft" | "market" | "nature";
                /** @description Width of the pictures, 300 if not given */
                width?: number;
                /** @description Height of the pictures, 200 if neither is given */
                height?: number;
                /** @description By today's date in Vietnam */
                type?: "all" | "ongoing" | "upcoming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: components["schemas"]["EventRow"][];
                        /** @example 5 */
                        total_page: number;
                        /** @example 5 */
                        total_record: number;
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_list_with_status: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 0 = all */
                city_id?: number;
                event_type?: "festival" | "holiday" | "culture" | "music" | "food" | "sport" | "craft" | "market" | "nature";
                /** @description Width of the pictures, 300 if not given */
                width?: number;
                /** @description Height of the pictures, 200 if neither is given */
                height?: number;
                is_active?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: components["schemas"]["EventRow"][];
                        /** @example 5 */
                        total_page: number;
                        /** @example 5 */
                        total_record: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_calendar: {
        parameters: {
            query?: {
                /** @description yyyy-MM; this month if not given */
                month?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Width of the pictures, 300 if not given */
                width?: number;
                /** @description Height of the pictures, 200 if neither is given */
                height?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventMonth"];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
                /** @description Width of the pictures, 300 if not given */
                width?: number;
                /** @description Height of the pictures, 200 if neither is given */
                height?: number;
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_event_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    published_at?: (string | "") | null;
                    hidden_at?: (string | "") | null;
                    /**
                     * @example festival
                     * @enum {string}
                     */
                    type?: "festival" | "holiday" | "culture" | "music" | "food" | "sport" | "craft" | "market" | "nature";
                    city_id?: number | null;
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 1900 to 2199
                     * @example 2027-02-06
                     */
                    start_date?: string;
                    /**
                     * Format: date
                     * @description yyyy-MM-dd, 1900 to 2199
                     * @example 2027-02-06
                     */
                    end_date?: string;
                    /** @example true */
                    is_lunar?: boolean;
                    /** @description Comes back every year, by the lunar calendar with is_lunar; it then tells the dates */
                    rule?: {
                        /** @example 10 */
                        month: number;
                        /**
                         * @description First day; one that the month doesn't have in some year means its last there
                         * @example 5
                         */
                        day: number;
                        /**
                         * @description For how many days it lasts
                         * @example 5
                         */
                        days: number;
                    } | null;
                    lat?: number | null;
                    lon?: number | null;
                    slug?: string | "";
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example <p>The lake is quiet before seven.</p> */
                    content?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /** @example true */
                    is_published?: boolean;
                    /** @example text */
                    venue?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorEvent"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_event_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_event_update_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    event_id: number;
                    /**
                     * @description Of the event, in either language
                     * @example ha-noi
                     */
                    slug: string;
                    /** @description 0 = hidden, 1 = live */
                    is_active: 0 | 1;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            event_id: number;
                            /** @example ha-noi */
                            slug: string;
                            /** @example 5 */
                            status: number;
                            /** @example 5 */
                            is_active: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_id_calendar_ics: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar, RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The record has another slug now; `location` says where it is */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example text */
                        location: string;
                        /** @example ha-noi */
                        slug: string;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_event_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorEvent"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_event_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_event_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_event_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_event_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EditorEvent"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_search: {
        parameters: {
            query: {
                keyword: string;
                "types[]"?: string | string[];
                page?: number;
                per_page?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchHit"][];
                        facets: {
                            /** @example text */
                            type: string;
                            /** @example 5 */
                            count: number;
                        }[];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                        /**
                         * @description What was searched for instead of a misspelt keyword
                         * @example Hội An
                         */
                        did_you_mean: string | null;
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_search_suggest: {
        parameters: {
            query: {
                keyword: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchHit"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tags: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_tags_keyword: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description Name or slug of the tag */
                keyword: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaggedRecord"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                        tag: components["schemas"]["Tag"];
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_seosearch_search_by_url: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example /en/city/ha-noi */
                    url: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageSeo"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_seosearch_list: {
        parameters: {
            query: {
                entity_type: number;
                entity_id: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoredSeo"][];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_seosearch: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoredSeo"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_seosearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /** @example /en/city/ha-noi */
                    url?: string;
                    /** @example 5 */
                    entity_type?: number;
                    /** @example 5 */
                    entity_id?: number;
                    /** @example Hà Nội */
                    title?: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example text */
                    keywords?: string;
                    image?: (string | "") | null;
                    /** @example 5 */
                    robots_index?: number;
                    /** @example 5 */
                    robots_follow?: number;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["StoredSeo"];
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["StoredSeo"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_seosearch_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_redirects: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redirect"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_redirects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of the redirect to change; without it one is created
                     * @example 5
                     */
                    id?: number;
                    /**
                     * @description Path that the site has no page for; query and slash at the end are ignored
                     * @example /en/hanoi-guide
                     */
                    from_path: string;
                    /**
                     * @description Path of this site
                     * @example /en/city/ha-noi
                     */
                    to_path: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Redirect"];
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Redirect"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_redirects_resolve: {
        parameters: {
            query: {
                path: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example text */
                            location: string;
                        };
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_redirects_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_sitemap: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Of the messages; pages come in all languages */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SitemapEntry"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_home: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            hero: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example One country, three climates */
                                subtitle: string;
                                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                image: string | null;
                                /**
                                 * @default
                                 * @example Fog over the lake at dawn
                                 */
                                image_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                image_blur?: string | null;
                                /** @example text */
                                video: string | null;
                            };
                            highlights: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example text */
                                text: string;
                            }[];
                            sections: {
                                /** @example cuisine */
                                code: string;
                                /** @example Hà Nội */
                                title: string;
                                /** @example true */
                                is_visible: boolean;
                                /** @example 5 */
                                sort: number;
                            }[];
                            /** @example text */
                            logo: string | null;
                            social: {
                                /** @example 5 */
                                id: number;
                                /** @example Hà Nội */
                                title: string;
                                /** @example /itineraries */
                                link: string;
                                /** @example calendar */
                                icon: string;
                            }[];
                            /**
                             * @example home
                             * @enum {string}
                             */
                            group?: "home";
                            /** @example en */
                            lang_id?: string;
                            value?: {
                                hero: {
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example One country, three climates */
                                    subtitle: string;
                                    /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                    image: string | null;
                                    /**
                                     * @default
                                     * @example Fog over the lake at dawn
                                     */
                                    image_alt: string;
                                    /**
                                     * @description Tiny placeholder; left out for editors
                                     * @example text
                                     */
                                    image_blur?: string | null;
                                    /** @example text */
                                    video: string | null;
                                };
                                highlights: {
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example text */
                                    text: string;
                                }[];
                                sections: {
                                    /** @example cuisine */
                                    code: string;
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example true */
                                    is_visible: boolean;
                                    /** @example 5 */
                                    sort: number;
                                }[];
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at?: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_home: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        hero?: {
                            /** @example Hà Nội */
                            title: string;
                            /**
                             * @default
                             * @example One country, three climates
                             */
                            subtitle?: string;
                            /** @default null */
                            image?: (string | "") | null;
                            /**
                             * @default
                             * @example Fog over the lake at dawn
                             */
                            image_alt?: string;
                            /** @default null */
                            video?: (string | "") | null;
                        };
                        highlights?: {
                            /** @example Hà Nội */
                            title: string;
                            /** @example text */
                            text: string;
                        }[];
                        sections?: {
                            /**
                             * @description Name of a part of the home page
                             * @example stories
                             */
                            code: string;
                            /**
                             * @description Empty: the page’s own words
                             * @example Hà Nội
                             */
                            title: string;
                            /** @example true */
                            is_visible: boolean;
                            /** @example 5 */
                            sort: number;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example home
                             * @enum {string}
                             */
                            group: "home";
                            /** @example en */
                            lang_id: string;
                            value: {
                                hero: {
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example One country, three climates */
                                    subtitle: string;
                                    /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                    image: string | null;
                                    /**
                                     * @default
                                     * @example Fog over the lake at dawn
                                     */
                                    image_alt: string;
                                    /**
                                     * @description Tiny placeholder; left out for editors
                                     * @example text
                                     */
                                    image_blur?: string | null;
                                    /** @example text */
                                    video: string | null;
                                };
                                highlights: {
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example text */
                                    text: string;
                                }[];
                                sections: {
                                    /** @example cuisine */
                                    code: string;
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example true */
                                    is_visible: boolean;
                                    /** @example 5 */
                                    sort: number;
                                }[];
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_profile_information: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example Editor */
                            name?: string;
                            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                            address?: string;
                            /** @example +84 24 3825 0000 */
                            phone?: string;
                            /** @example ha.le@visitvietnam.example */
                            email?: string;
                            /** @example text */
                            maps_link?: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_admin_profile_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    params: {
                        /** @example Editor */
                        name?: string;
                        /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                        address?: string;
                        /** @example +84 24 3825 0000 */
                        phone?: string;
                        email?: string | "";
                        maps_link?: string | "";
                    };
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example Editor */
                            name?: string;
                            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                            address?: string;
                            /** @example +84 24 3825 0000 */
                            phone?: string;
                            /** @example ha.le@visitvietnam.example */
                            email?: string;
                            /** @example text */
                            maps_link?: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_about_website_getinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /** @description Blocks and galleries to read; all of the page’s if left out */
                    modules?: "_ABOUT_HIGHLIGHT"[];
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Guide"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_essential_website_getinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /** @description Blocks and galleries to read; all of the page’s if left out */
                    modules?: ("_ESSENTIAL_QUICKTIPS" | "_ESSENTIAL_NEEDS")[];
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Guide"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_safety_website_getinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /** @description Blocks and galleries to read; all of the page’s if left out */
                    modules?: ("_SAFETY_SHORTBLOG" | "_SAFETY_GALLERY")[];
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Guide"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_getting_around_website_getinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /** @description Blocks and galleries to read; all of the page’s if left out */
                    modules?: ("_GETTINGAROUND_SHORTBLOG" | "_GETTINGAROUND_GALLERY")[];
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Guide"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_home_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_home_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example home
                             * @enum {string}
                             */
                            group: "home";
                            /** @example en */
                            lang_id: string;
                            value: {
                                hero: {
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example One country, three climates */
                                    subtitle: string;
                                    /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                    image: string | null;
                                    /**
                                     * @default
                                     * @example Fog over the lake at dawn
                                     */
                                    image_alt: string;
                                    /**
                                     * @description Tiny placeholder; left out for editors
                                     * @example text
                                     */
                                    image_blur?: string | null;
                                    /** @example text */
                                    video: string | null;
                                };
                                highlights: {
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example text */
                                    text: string;
                                }[];
                                sections: {
                                    /** @example cuisine */
                                    code: string;
                                    /** @example Hà Nội */
                                    title: string;
                                    /** @example true */
                                    is_visible: boolean;
                                    /** @example 5 */
                                    sort: number;
                                }[];
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_logo: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example logo
                             * @enum {string}
                             */
                            group: "logo";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                image: string | null;
                                /** @example Fog over the lake at dawn */
                                image_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                image_blur?: string | null;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_logo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        image?: (string | "") | null;
                        /** @example Fog over the lake at dawn */
                        image_alt?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example logo
                             * @enum {string}
                             */
                            group: "logo";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                image: string | null;
                                /** @example Fog over the lake at dawn */
                                image_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                image_blur?: string | null;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_logo_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_logo_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example logo
                             * @enum {string}
                             */
                            group: "logo";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                                image: string | null;
                                /** @example Fog over the lake at dawn */
                                image_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                image_blur?: string | null;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_profile: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example profile
                             * @enum {string}
                             */
                            group: "profile";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Editor */
                                name?: string;
                                /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                                address?: string;
                                /** @example +84 24 3825 0000 */
                                phone?: string;
                                /** @example ha.le@visitvietnam.example */
                                email?: string;
                                /** @example text */
                                maps_link?: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Editor */
                        name?: string;
                        /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                        address?: string;
                        /** @example +84 24 3825 0000 */
                        phone?: string;
                        email?: string | "";
                        maps_link?: string | "";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example profile
                             * @enum {string}
                             */
                            group: "profile";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Editor */
                                name?: string;
                                /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                                address?: string;
                                /** @example +84 24 3825 0000 */
                                phone?: string;
                                /** @example ha.le@visitvietnam.example */
                                email?: string;
                                /** @example text */
                                maps_link?: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_profile_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_profile_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example profile
                             * @enum {string}
                             */
                            group: "profile";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Editor */
                                name?: string;
                                /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                                address?: string;
                                /** @example +84 24 3825 0000 */
                                phone?: string;
                                /** @example ha.le@visitvietnam.example */
                                email?: string;
                                /** @example text */
                                maps_link?: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_about: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example about
                             * @enum {string}
                             */
                            group: "about";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_about: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Hà Nội */
                        title?: string;
                        /** @example Four seasons, a thousand years and the best breakfast in the country. */
                        description?: string;
                        banner?: (string | "") | null;
                        /**
                         * @description What the banner shows
                         * @example text
                         */
                        banner_alt?: string;
                        /**
                         * @description HTML; made safe before it is stored
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example about
                             * @enum {string}
                             */
                            group: "about";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_about_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_about_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example about
                             * @enum {string}
                             */
                            group: "about";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_visaguide: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example visaguide
                             * @enum {string}
                             */
                            group: "visaguide";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                                /** @example text */
                                official_site: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_visaguide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Hà Nội */
                        title?: string;
                        /** @example Four seasons, a thousand years and the best breakfast in the country. */
                        description?: string;
                        banner?: (string | "") | null;
                        /**
                         * @description What the banner shows
                         * @example text
                         */
                        banner_alt?: string;
                        /**
                         * @description HTML; made safe before it is stored
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                        /**
                         * @description Where applications are made
                         * @example https://evisa.gov.vn
                         */
                        official_site?: string | "";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example visaguide
                             * @enum {string}
                             */
                            group: "visaguide";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                                /** @example text */
                                official_site: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_visaguide_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_visaguide_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example visaguide
                             * @enum {string}
                             */
                            group: "visaguide";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                                /** @example text */
                                official_site: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_essential: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example essential
                             * @enum {string}
                             */
                            group: "essential";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_essential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Hà Nội */
                        title?: string;
                        /** @example Four seasons, a thousand years and the best breakfast in the country. */
                        description?: string;
                        banner?: (string | "") | null;
                        /**
                         * @description What the banner shows
                         * @example text
                         */
                        banner_alt?: string;
                        /**
                         * @description HTML; made safe before it is stored
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example essential
                             * @enum {string}
                             */
                            group: "essential";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_essential_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_essential_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example essential
                             * @enum {string}
                             */
                            group: "essential";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_safety: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example safety
                             * @enum {string}
                             */
                            group: "safety";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_safety: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Hà Nội */
                        title?: string;
                        /** @example Four seasons, a thousand years and the best breakfast in the country. */
                        description?: string;
                        banner?: (string | "") | null;
                        /**
                         * @description What the banner shows
                         * @example text
                         */
                        banner_alt?: string;
                        /**
                         * @description HTML; made safe before it is stored
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example safety
                             * @enum {string}
                             */
                            group: "safety";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_safety_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_safety_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example safety
                             * @enum {string}
                             */
                            group: "safety";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_getting_around: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example getting-around
                             * @enum {string}
                             */
                            group: "getting-around";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_getting_around: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Hà Nội */
                        title?: string;
                        /** @example Four seasons, a thousand years and the best breakfast in the country. */
                        description?: string;
                        banner?: (string | "") | null;
                        /**
                         * @description What the banner shows
                         * @example text
                         */
                        banner_alt?: string;
                        /**
                         * @description HTML; made safe before it is stored
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example getting-around
                             * @enum {string}
                             */
                            group: "getting-around";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_getting_around_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_getting_around_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example getting-around
                             * @enum {string}
                             */
                            group: "getting-around";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_plan_your_trip: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @example plan-your-trip
                             * @enum {string}
                             */
                            group: "plan-your-trip";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_plan_your_trip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    value: {
                        /** @example Hà Nội */
                        title?: string;
                        /** @example Four seasons, a thousand years and the best breakfast in the country. */
                        description?: string;
                        banner?: (string | "") | null;
                        /**
                         * @description What the banner shows
                         * @example text
                         */
                        banner_alt?: string;
                        /**
                         * @description HTML; made safe before it is stored
                         * @example <p>The lake is quiet before seven.</p>
                         */
                        content?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example plan-your-trip
                             * @enum {string}
                             */
                            group: "plan-your-trip";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_plan_your_trip_revisions: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_plan_your_trip_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /**
                             * @example plan-your-trip
                             * @enum {string}
                             */
                            group: "plan-your-trip";
                            /** @example en */
                            lang_id: string;
                            value: {
                                /** @example Hà Nội */
                                title: string;
                                /** @example Four seasons, a thousand years and the best breakfast in the country. */
                                description: string;
                                /** @example text */
                                banner: string | null;
                                /** @example text */
                                banner_alt: string;
                                /**
                                 * @description Tiny placeholder; left out for editors
                                 * @example text
                                 */
                                banner_blur?: string | null;
                                /**
                                 * @description Safe HTML
                                 * @example <p>The lake is quiet before seven.</p>
                                 */
                                content: string;
                            };
                            /**
                             * @description null: nobody has written it yet
                             * @example 2026-11-02 16:30:00
                             */
                            updated_at: string | null;
                            /**
                             * @description For editors; 0 before the first write
                             * @example 3
                             */
                            version?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_contact: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description new, answered or closed */
                status?: "new" | "answered" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactMessage"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Lê Thu Hà */
                    full_name: string;
                    /** @example ha.le@visitvietnam.example */
                    email: string;
                    /** @example +84 24 3825 0000 */
                    phone?: string;
                    /** @example A question about the night train */
                    subject: string;
                    /** @example Saved. */
                    message: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_contact_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description new, answered or closed
                     * @example new
                     * @enum {string}
                     */
                    status: "new" | "answered" | "closed";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["ContactMessage"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_countries_list_option: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_admin_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default 1
                     * @example 1
                     */
                    page?: number;
                    /**
                     * @default 10
                     * @example 10
                     */
                    per_page?: number;
                    /**
                     * @description Ignores case and Vietnamese accents
                     * @example ha noi
                     */
                    keyword?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /**
                     * @example _CITY
                     * @enum {string}
                     */
                    module?: "_CITY" | "_ABOUT_HIGHLIGHT" | "_ESSENTIAL_QUICKTIPS" | "_ESSENTIAL_NEEDS" | "_SAFETY_SHORTBLOG" | "_SAFETY_GALLERY" | "_GETTINGAROUND_SHORTBLOG" | "_GETTINGAROUND_GALLERY" | "_PLAN_YOUR_TRIP";
                    /** @description Record that the items belong to */
                    entity_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GalleryItem"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_list_module: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                module: "_CITY" | "_ABOUT_HIGHLIGHT" | "_ESSENTIAL_QUICKTIPS" | "_ESSENTIAL_NEEDS" | "_SAFETY_SHORTBLOG" | "_SAFETY_GALLERY" | "_GETTINGAROUND_SHORTBLOG" | "_GETTINGAROUND_GALLERY" | "_PLAN_YOUR_TRIP";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Record that the items belong to */
                    entity_id?: number | null;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GalleryItem"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_gallery_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_store: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example _CITY
                     * @enum {string}
                     */
                    module: "_CITY" | "_ABOUT_HIGHLIGHT" | "_ESSENTIAL_QUICKTIPS" | "_ESSENTIAL_NEEDS" | "_SAFETY_SHORTBLOG" | "_SAFETY_GALLERY" | "_GETTINGAROUND_SHORTBLOG" | "_GETTINGAROUND_GALLERY" | "_PLAN_YOUR_TRIP";
                    entity_id?: number | null;
                    /**
                     * @example _IMAGES
                     * @enum {string}
                     */
                    media_type?: "_IMAGES" | "_YOUTUBE";
                    image?: (string | "") | null;
                    youtube_url?: string | null;
                    /**
                     * @description A path of this site without its language, or a full address
                     * @example /placetogo
                     */
                    link?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /** @example Hà Nội */
                    title?: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_update_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example _CITY
                     * @enum {string}
                     */
                    module?: "_CITY" | "_ABOUT_HIGHLIGHT" | "_ESSENTIAL_QUICKTIPS" | "_ESSENTIAL_NEEDS" | "_SAFETY_SHORTBLOG" | "_SAFETY_GALLERY" | "_GETTINGAROUND_SHORTBLOG" | "_GETTINGAROUND_GALLERY" | "_PLAN_YOUR_TRIP";
                    entity_id?: number | null;
                    /**
                     * @example _IMAGES
                     * @enum {string}
                     */
                    media_type?: "_IMAGES" | "_YOUTUBE";
                    image?: (string | "") | null;
                    youtube_url?: string | null;
                    /**
                     * @description A path of this site without its language, or a full address
                     * @example /placetogo
                     */
                    link?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /** @example Hà Nội */
                    title?: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_gallery_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_gallery_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_faq: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
                /** @description city 1, about 3, essential 4, safety 5, getting around 6 */
                entity_type?: number;
                entity_id?: number;
                /** @description -1 = all, 0, 1 */
                is_active?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Faq"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_faq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description city 1, about 3, essential 4, safety 5, getting around 6
                     * @example 5
                     * @enum {number}
                     */
                    entity_type: 1 | 3 | 4 | 5 | 6;
                    /** @description Record that the question is about; null = all of the type */
                    entity_id?: number | null;
                    /** @description 0 = hidden, 1 = live */
                    is_active?: 0 | 1;
                    /** @example text */
                    question: string;
                    /**
                     * @description HTML; made safe before it is stored
                     * @example text
                     */
                    answer: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Faq"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_faq_list: {
        parameters: {
            query: {
                /** @description city 1, about 3, essential 4, safety 5, getting around 6 */
                entity_type: number;
                entity_id?: number;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Faq"][];
                    };
                };
            };
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_faq_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Faq"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_faq_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description city 1, about 3, essential 4, safety 5, getting around 6
                     * @example 5
                     * @enum {number}
                     */
                    entity_type?: 1 | 3 | 4 | 5 | 6;
                    /** @description Record that the question is about; null = all of the type */
                    entity_id?: number | null;
                    /** @description 0 = hidden, 1 = live */
                    is_active?: 0 | 1;
                    /** @example text */
                    question?: string;
                    /**
                     * @description HTML; made safe before it is stored
                     * @example text
                     */
                    answer?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Faq"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_faq_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_faq_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_faq_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_faq_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_faq_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Faq"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_faq_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Faq"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_admin_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default 1
                     * @example 1
                     */
                    page?: number;
                    /**
                     * @default 10
                     * @example 10
                     */
                    per_page?: number;
                    /**
                     * @description Ignores case and Vietnamese accents
                     * @example ha noi
                     */
                    keyword?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanYourTripItem"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_website_header_menu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanYourTripItem"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_website_gallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanYourTripItem"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_planyourtrip_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanYourTripItem"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_store: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /**
                     * @description A path of this site without its language, or a full address
                     * @example /placetogo
                     */
                    link?: string;
                    /**
                     * @description Name of a drawn icon
                     * @example compass
                     */
                    icon?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /** @example Hà Nội */
                    title: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["PlanYourTripItem"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_update_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | "") | null;
                    /**
                     * @description A path of this site without its language, or a full address
                     * @example /placetogo
                     */
                    link?: string;
                    /**
                     * @description Name of a drawn icon
                     * @example compass
                     */
                    icon?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /** @example Hà Nội */
                    title?: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /** @example Fog over the lake at dawn */
                    image_alt?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["PlanYourTripItem"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_planyourtrip_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["PlanYourTripItem"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_planyourtrip_id_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["PlanYourTripItem"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_social: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SocialLink"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_social: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Hà Nội */
                    title: string;
                    /**
                     * @description https:// only
                     * @example https://social.example/visitvietnam
                     */
                    link: string;
                    /**
                     * @description Name of a drawn icon
                     * @example compass
                     */
                    icon?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["SocialLink"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_social_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SocialLink"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_setting_social_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description https:// only
                     * @example https://social.example/visitvietnam
                     */
                    link?: string;
                    /**
                     * @description Name of a drawn icon
                     * @example compass
                     */
                    icon?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["SocialLink"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_social_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Hà Nội */
                    title?: string;
                    /**
                     * @description https:// only
                     * @example https://social.example/visitvietnam
                     */
                    link?: string;
                    /**
                     * @description Name of a drawn icon
                     * @example compass
                     */
                    icon?: string;
                    /** @description 0 = hidden, 1 = live */
                    status?: 0 | 1;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["SocialLink"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_setting_social_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_setting_social_status_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example 5 */
                            status: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_social_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_setting_social_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_setting_social_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["SocialLink"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ha.le@visitvietnam.example */
                    email: string;
                    /** @example rừng thông sương sớm */
                    password: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        /** @example eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl */
                        token: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example ha.le@visitvietnam.example */
                            email: string;
                            /** @example Lê Thu Hà */
                            full_name: string;
                            /** @example text */
                            avatar: string | null;
                            role: {
                                /** @example 5 */
                                id: number;
                                /** @example cuisine */
                                code: string;
                                /** @example Editor */
                                name: string;
                            };
                            /** @description Rights that the role has right now */
                            permissions: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_check_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example ha.le@visitvietnam.example */
                            email: string;
                            /** @example Lê Thu Hà */
                            full_name: string;
                            /** @example text */
                            avatar: string | null;
                            role: {
                                /** @example 5 */
                                id: number;
                                /** @example cuisine */
                                code: string;
                                /** @example Editor */
                                name: string;
                            };
                            /** @description Rights that the role has right now */
                            permissions: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_forgot_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ha.le@visitvietnam.example */
                    email: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl */
                    token: string;
                    /**
                     * @description 8 to 128 characters; those that are easy to guess are refused
                     * @example rừng thông sương sớm
                     */
                    password: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Lê Thu Hà */
                    full_name: string;
                    /** @description Absent: stays; null: none */
                    avatar?: string | null;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example ha.le@visitvietnam.example */
                            email: string;
                            /** @example Lê Thu Hà */
                            full_name: string;
                            /** @example text */
                            avatar: string | null;
                            role: {
                                /** @example 5 */
                                id: number;
                                /** @example cuisine */
                                code: string;
                                /** @example Editor */
                                name: string;
                            };
                            /** @description Rights that the role has right now */
                            permissions: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_profile_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example text */
                    old_password: string;
                    /**
                     * @description 8 to 128 characters; those that are easy to guess are refused
                     * @example rừng thông sương sớm
                     */
                    new_password: string;
                    /** @example text */
                    confirm_password: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_profile_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example text */
                            id: string;
                            /** @example text */
                            user_agent: string;
                            /** @example 49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội */
                            address: string;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /**
                             * @description Within five minutes
                             * @example text
                             */
                            last_seen_at: string;
                            /** @example text */
                            expires_at: string;
                            /** @example true */
                            is_current: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_profile_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_profile_sessions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_admin: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example ha.le@visitvietnam.example */
                            email: string;
                            /** @example Lê Thu Hà */
                            full_name: string;
                            /** @example text */
                            avatar: string | null;
                            role: {
                                /** @example 5 */
                                id: number;
                                /** @example cuisine */
                                code: string;
                                /** @example Editor */
                                name: string;
                            };
                            /** @example true */
                            is_active: boolean;
                            /** @example text */
                            last_login_at: string | null;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                        }[];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_admin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ha.le@visitvietnam.example */
                    email: string;
                    /** @example Lê Thu Hà */
                    full_name: string;
                    /** @example 5 */
                    role_id: number;
                    /**
                     * @description Without one an invitation goes out, with a link that sets it
                     * @example rừng thông sương sớm
                     */
                    password?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Admin"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_roles_list: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example cuisine */
                            code: string;
                            /** @example Editor */
                            name: string;
                            /** @example Four seasons, a thousand years and the best breakfast in the country. */
                            description: string;
                            /** @example true */
                            is_system: boolean;
                            permissions: string[];
                            /** @example 5 */
                            admin_count: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                        }[];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_permission_list: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example cuisine */
                            code: string;
                            /** @example text */
                            entity: string;
                            /** @example text */
                            action: string;
                            /** @description Codes of the roles that hold it */
                            roles: string[];
                        }[];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            entities: {
                                /** @example text */
                                entity: string;
                                /** @example 5 */
                                total: number;
                                /** @example 5 */
                                live: number;
                                /** @example 5 */
                                hidden: number;
                                translations: {
                                    /** @example 5 */
                                    en: number;
                                    /** @example 5 */
                                    vi: number;
                                };
                            }[];
                            latest: {
                                /** @example 5 */
                                id: number;
                                admin: {
                                    /** @example 5 */
                                    id: number;
                                    /** @example Lê Thu Hà */
                                    full_name: string;
                                } | null;
                                /** @example text */
                                action: string;
                                /** @example text */
                                entity: string;
                                record_id: number | null;
                                /** @example en */
                                lang_id: string | null;
                                /** @example Hà Nội */
                                title: string;
                                changes: {
                                    /** @example text */
                                    field: string;
                                    /** @example text */
                                    before: string | null;
                                    /** @example text */
                                    after: string | null;
                                }[];
                                /** @example 5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c */
                                request_id: string | null;
                                /** @example 2026-10-12 08:00:00 */
                                created_at: string;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_audit: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                entity?: string;
                record_id?: number;
                admin_id?: number;
                action?: string;
                /** @description yyyy-MM-dd, or yyyy-MM-dd HH:mm:ss, in Vietnam time */
                from?: string;
                /** @description yyyy-MM-dd, or yyyy-MM-dd HH:mm:ss, in Vietnam time */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example text */
                            action: string;
                            /** @example text */
                            entity: string;
                            record_id: number | null;
                            /** @example en */
                            lang_id: string | null;
                            /** @example Hà Nội */
                            title: string;
                            changes: {
                                /** @example text */
                                field: string;
                                /** @example text */
                                before: string | null;
                                /** @example text */
                                after: string | null;
                            }[];
                            /** @example 5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c */
                            request_id: string | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                        }[];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_audit_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example text */
                            action: string;
                            /** @example text */
                            entity: string;
                            record_id: number | null;
                            /** @example en */
                            lang_id: string | null;
                            /** @example Hà Nội */
                            title: string;
                            changes: {
                                /** @example text */
                                field: string;
                                /** @example text */
                                before: string | null;
                                /** @example text */
                                after: string | null;
                            }[];
                            /** @example 5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c */
                            request_id: string | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_roles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_roles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Editor */
                    name?: string;
                    /** @example Four seasons, a thousand years and the best breakfast in the country. */
                    description?: string;
                    /**
                     * @description All rights that the role has from then on
                     * @example [
                     *       "blog.read",
                     *       "blog.update"
                     *     ]
                     */
                    permissions?: ("blog.read" | "blog.create" | "blog.update" | "blog.delete" | "blog.publish" | "blog_category.read" | "blog_category.create" | "blog_category.update" | "blog_category.delete" | "blog_category.publish" | "city.read" | "city.create" | "city.update" | "city.delete" | "city.publish" | "region.read" | "region.create" | "region.update" | "region.delete" | "region.publish" | "experience.read" | "experience.create" | "experience.update" | "experience.delete" | "experience.publish" | "experience_type.read" | "experience_type.create" | "experience_type.update" | "experience_type.delete" | "experience_type.publish" | "thing_to_do.read" | "thing_to_do.create" | "thing_to_do.update" | "thing_to_do.delete" | "thing_to_do.publish" | "thing_to_do_category.read" | "thing_to_do_category.create" | "thing_to_do_category.update" | "thing_to_do_category.delete" | "thing_to_do_category.publish" | "gallery.read" | "gallery.create" | "gallery.update" | "gallery.delete" | "gallery.publish" | "faq.read" | "faq.create" | "faq.update" | "faq.delete" | "faq.publish" | "tour.read" | "tour.create" | "tour.update" | "tour.delete" | "tour.publish" | "travel_style.read" | "travel_style.create" | "travel_style.update" | "travel_style.delete" | "travel_style.publish" | "event.read" | "event.create" | "event.update" | "event.delete" | "event.publish" | "resource.read" | "resource.create" | "resource.update" | "resource.delete" | "resource.publish" | "theme.read" | "theme.create" | "theme.update" | "theme.delete" | "theme.publish" | "plan_your_trip.read" | "plan_your_trip.create" | "plan_your_trip.update" | "plan_your_trip.delete" | "plan_your_trip.publish" | "admin.read" | "admin.create" | "admin.update" | "admin.delete" | "admin.publish" | "role.read" | "role.create" | "role.update" | "role.delete" | "role.publish" | "language.read" | "language.create" | "language.update" | "language.delete" | "language.publish" | "media.read" | "media.create" | "media.update" | "media.delete" | "media.publish" | "seo.read" | "seo.create" | "seo.update" | "seo.delete" | "seo.publish" | "setting.read" | "setting.update" | "email_template.read" | "email_template.update" | "review.moderate" | "order.read" | "order.update" | "audit.read" | "contact.read" | "contact.update")[];
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_roles_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Editor */
                    name: string;
                    /**
                     * @default
                     * @example Four seasons, a thousand years and the best breakfast in the country.
                     */
                    description?: string;
                    /**
                     * @description Never changes; made from the name when missing
                     * @example guide_writer
                     */
                    code?: string;
                    /**
                     * @description All rights that the role has from then on
                     * @default []
                     * @example [
                     *       "blog.read",
                     *       "blog.update"
                     *     ]
                     */
                    permissions?: ("blog.read" | "blog.create" | "blog.update" | "blog.delete" | "blog.publish" | "blog_category.read" | "blog_category.create" | "blog_category.update" | "blog_category.delete" | "blog_category.publish" | "city.read" | "city.create" | "city.update" | "city.delete" | "city.publish" | "region.read" | "region.create" | "region.update" | "region.delete" | "region.publish" | "experience.read" | "experience.create" | "experience.update" | "experience.delete" | "experience.publish" | "experience_type.read" | "experience_type.create" | "experience_type.update" | "experience_type.delete" | "experience_type.publish" | "thing_to_do.read" | "thing_to_do.create" | "thing_to_do.update" | "thing_to_do.delete" | "thing_to_do.publish" | "thing_to_do_category.read" | "thing_to_do_category.create" | "thing_to_do_category.update" | "thing_to_do_category.delete" | "thing_to_do_category.publish" | "gallery.read" | "gallery.create" | "gallery.update" | "gallery.delete" | "gallery.publish" | "faq.read" | "faq.create" | "faq.update" | "faq.delete" | "faq.publish" | "tour.read" | "tour.create" | "tour.update" | "tour.delete" | "tour.publish" | "travel_style.read" | "travel_style.create" | "travel_style.update" | "travel_style.delete" | "travel_style.publish" | "event.read" | "event.create" | "event.update" | "event.delete" | "event.publish" | "resource.read" | "resource.create" | "resource.update" | "resource.delete" | "resource.publish" | "theme.read" | "theme.create" | "theme.update" | "theme.delete" | "theme.publish" | "plan_your_trip.read" | "plan_your_trip.create" | "plan_your_trip.update" | "plan_your_trip.delete" | "plan_your_trip.publish" | "admin.read" | "admin.create" | "admin.update" | "admin.delete" | "admin.publish" | "role.read" | "role.create" | "role.update" | "role.delete" | "role.publish" | "language.read" | "language.create" | "language.update" | "language.delete" | "language.publish" | "media.read" | "media.create" | "media.update" | "media.delete" | "media.publish" | "seo.read" | "seo.create" | "seo.update" | "seo.delete" | "seo.publish" | "setting.read" | "setting.update" | "email_template.read" | "email_template.update" | "review.moderate" | "order.read" | "order.update" | "audit.read" | "contact.read" | "contact.update")[];
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_admin_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admin"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_admin_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ha.le@visitvietnam.example */
                    email?: string;
                    /** @example Lê Thu Hà */
                    full_name?: string;
                    /** @example 5 */
                    role_id?: number;
                    /** @example true */
                    is_active?: boolean;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Admin"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_admin_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_admin_id_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_languages: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description 1 with an admin token: hidden records too */
                admin?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Language"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Editor */
                    name: string;
                    /** @example text */
                    native_name: string;
                    /** @example 5 */
                    sort?: number;
                    /**
                     * @description BCP-47 tag: language, and script and region where needed
                     * @example fr
                     */
                    code: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Language"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_languages_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description BCP-47 tag: language, and script and region where needed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Editor */
                    name?: string;
                    /** @example text */
                    native_name?: string;
                    /** @example 5 */
                    sort?: number;
                    /** @example true */
                    is_active?: boolean;
                    /** @example true */
                    is_default?: boolean;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["Language"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_languages_code: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description BCP-47 tag: language, and script and region where needed */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_locales_lng_ns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lng: string;
                ns: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_languages_code_translations: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                /** @description All when missing */
                namespace?: "common" | "site" | "admin";
                /** @description 1: only those without a text */
                missing?: "0" | "1";
            };
            header?: never;
            path: {
                /** @description BCP-47 tag: language, and script and region where needed */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterfaceText"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_languages_code_translations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description BCP-47 tag: language, and script and region where needed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example common
                     * @enum {string}
                     */
                    namespace: "common" | "site" | "admin";
                    /**
                     * @example {
                     *       "pagination.next": "Trang sau",
                     *       "pagination.previous": null
                     *     }
                     */
                    texts: {
                        [key: string]: string | null;
                    };
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["InterfaceText"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_emailtemplate: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailTemplateRow"][];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_emailtemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example A question about the night train */
                    subject: string;
                    /** @example text */
                    html: string;
                    /** @example text */
                    text: string;
                    /** @example cuisine */
                    code: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EmailTemplate"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_emailtemplate_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or code */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailTemplate"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_emailtemplate_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id (digits alone) or code */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example A question about the night train */
                    subject?: string;
                    /** @example text */
                    html?: string;
                    /** @example text */
                    text?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id: "en" | "vi" | "vn";
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EmailTemplate"];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_emailtemplate_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                /** @description id (digits alone) or code */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_emailtemplate_id_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id (digits alone) or code */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example A question about the night train */
                    subject?: string;
                    /** @example text */
                    html?: string;
                    /** @example text */
                    text?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example A question about the night train */
                            subject: string;
                            /**
                             * @description A whole page that runs nothing; show it in a frame with `sandbox`
                             * @example text
                             */
                            html: string;
                            /** @example text */
                            text: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_emailtemplate_id_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id (digits alone) or code */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_emailtemplate_id_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 3 */
                            version: number;
                            /** @example en */
                            lang_id: string;
                            admin: {
                                /** @example 5 */
                                id: number;
                                /** @example Lê Thu Hà */
                                full_name: string;
                            } | null;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            snapshot: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_emailtemplate_id_revisions_version_restore: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: components["schemas"]["EmailTemplate"];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_media_file: {
        parameters: {
            query?: {
                /** @description Width in pixels */
                w?: string;
                /** @description Height in pixels; together with w one of 320, 480, 640, 960, 1280, 1600, 1920, 320x213, 320x400, 320x180, 320x137, 320x320, 480x320, 480x600, 480x270, 480x206, 480x480, 640x427, 640x800, 640x360, 640x274, 640x640, 960x640, 960x1200, 960x540, 960x411, 960x960, 1280x853, 1280x1600, 1280x720, 1280x549, 1280x1280, 1600x1067, 1600x2000, 1600x900, 1600x686, 1600x1600, 1920x1280, 1920x2400, 1920x1080, 1920x823, 1920x1920, 300x200, 640x670, 1200x630, 96x96, 160x160 */
                h?: string;
                /** @description cover (default) fills the size around the focal point, contain fits into it */
                fit?: "cover" | "contain";
                /** @description Without it, webp or jpeg by Accept */
                format?: "avif" | "webp" | "jpeg";
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_media: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Ignores case and Vietnamese accents */
                keyword?: string;
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
                folder?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example text */
                            file: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string;
                            /** @example text */
                            image_blur: string;
                            /** @example 5 */
                            width: number;
                            /** @example 5 */
                            height: number;
                            /** @example 5 */
                            bytes: number;
                            /** @example text */
                            mime: string;
                            /** @example text */
                            original_name: string;
                            /** @example text */
                            folder: string;
                            alt: {
                                /** @example text */
                                en: string;
                                /** @example text */
                                vi: string;
                            };
                            /** @example 5 */
                            focal_x: number;
                            /** @example 5 */
                            focal_y: number;
                            /** @example 5 */
                            used_count: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                        }[];
                        /** @example 5 */
                        total: number;
                        /** @example 5 */
                        page: number;
                        /** @example 5 */
                        per_page: number;
                        /** @example 5 */
                        last_page: number;
                        folders: string[];
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    post_media: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, GIF, WebP or AVIF, at most 5 MB and 50 megapixels
                     * @example text
                     */
                    file: string;
                    /** @example text */
                    alt_en?: string;
                    /** @example text */
                    alt_vi?: string;
                    /** @example text */
                    folder?: string;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example text */
                            file: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string;
                            /** @example text */
                            image_blur: string;
                            /** @example 5 */
                            width: number;
                            /** @example 5 */
                            height: number;
                            /** @example 5 */
                            bytes: number;
                            /** @example text */
                            mime: string;
                            /** @example text */
                            original_name: string;
                            /** @example text */
                            folder: string;
                            alt: {
                                /** @example text */
                                en: string;
                                /** @example text */
                                vi: string;
                            };
                            /** @example 5 */
                            focal_x: number;
                            /** @example 5 */
                            focal_y: number;
                            /** @example 5 */
                            used_count: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            used: {
                                /** @example text */
                                entity: string;
                                id: number | null;
                                /** @example Hà Nội */
                                title: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    get_media_records_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example text */
                            file: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string;
                            /** @example text */
                            image_blur: string;
                            /** @example 5 */
                            width: number;
                            /** @example 5 */
                            height: number;
                            /** @example 5 */
                            bytes: number;
                            /** @example text */
                            mime: string;
                            /** @example text */
                            original_name: string;
                            /** @example text */
                            folder: string;
                            alt: {
                                /** @example text */
                                en: string;
                                /** @example text */
                                vi: string;
                            };
                            /** @example 5 */
                            focal_x: number;
                            /** @example 5 */
                            focal_y: number;
                            /** @example 5 */
                            used_count: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            used: {
                                /** @example text */
                                entity: string;
                                id: number | null;
                                /** @example Hà Nội */
                                title: string;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    put_media_records_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example text */
                    alt_en?: string;
                    /** @example text */
                    alt_vi?: string;
                    /**
                     * @description Kept in hundredths
                     * @example 1
                     */
                    focal_x?: number;
                    /**
                     * @description Kept in hundredths
                     * @example 1
                     */
                    focal_y?: number;
                    /** @example text */
                    folder?: string;
                    /**
                     * @description The version that was read; an older one than the stored gives 409
                     * @example 3
                     */
                    version?: number;
                    /**
                     * @description Language: en or vi (vn is another name of vi)
                     * @example en
                     * @enum {string}
                     */
                    lang_id?: "en" | "vi" | "vn";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                        data: {
                            /** @example 5 */
                            id: number;
                            /** @example text */
                            file: string;
                            /** @example /media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg */
                            image: string;
                            /** @example text */
                            image_blur: string;
                            /** @example 5 */
                            width: number;
                            /** @example 5 */
                            height: number;
                            /** @example 5 */
                            bytes: number;
                            /** @example text */
                            mime: string;
                            /** @example text */
                            original_name: string;
                            /** @example text */
                            folder: string;
                            alt: {
                                /** @example text */
                                en: string;
                                /** @example text */
                                vi: string;
                            };
                            /** @example 5 */
                            focal_x: number;
                            /** @example 5 */
                            focal_y: number;
                            /** @example 5 */
                            used_count: number;
                            /** @example 3 */
                            version: number;
                            /** @example 2026-10-12 08:00:00 */
                            created_at: string;
                            /** @example 2026-11-02 16:30:00 */
                            updated_at: string;
                            used: {
                                /** @example text */
                                entity: string;
                                id: number | null;
                                /** @example Hà Nội */
                                title: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    delete_media_records_id: {
        parameters: {
            query?: {
                /** @description Language: en or vi (vn is another name of vi) */
                lang_id?: "en" | "vi" | "vn";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Saved. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
}
