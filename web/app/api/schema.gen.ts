export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process is up */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: string;
                            node: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["BlogRow"][];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Create: Blogs */
        post: {
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
                        category_id: number;
                        city_id?: number | null;
                        author?: string;
                        related_ids?: number[];
                        slug?: string | "";
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        tags?: string[];
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlog"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Update one translation and the shared fields: Blogs */
        post: {
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
                        category_id?: number;
                        city_id?: number | null;
                        author?: string;
                        related_ids?: number[];
                        slug?: string | "";
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        tags?: string[];
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title?: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlog"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** Move to the bin: Blogs */
        delete: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                        score: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                rating_score: number | null;
                                rating_count: number;
                                score: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlog"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        put: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                status: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                version: number;
                                lang_id: string;
                                admin: {
                                    id: number;
                                    full_name: string;
                                } | null;
                                created_at: string;
                                snapshot: {
                                    [key: string]: unknown;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlog"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["BlogCategoryRow"][];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Create: Blog categories */
        post: {
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
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlogCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                lang_id: string;
                                slug: string;
                                title: string;
                                description: string;
                                status: number;
                                sort: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                                translations?: {
                                    en: boolean;
                                    vi: boolean;
                                };
                                blog_count: number;
                                content: string;
                                /** @description Slug by language */
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
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Update one translation and the shared fields: Blog categories */
        post: {
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
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title?: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlogCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** Move to the bin: Blog categories */
        delete: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlogCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        put: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                status: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                version: number;
                                lang_id: string;
                                admin: {
                                    id: number;
                                    full_name: string;
                                } | null;
                                created_at: string;
                                snapshot: {
                                    [key: string]: unknown;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorBlogCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ThingToDoRow"][];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CityRow"][];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Create: Cities */
        post: {
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
                        city_code: string;
                        region_id: number;
                        is_highlight?: boolean;
                        lat?: number | null;
                        lon?: number | null;
                        best_months?: number[];
                        province?: string;
                        formerly?: string;
                        former_names?: string[];
                        galleries?: {
                            image?: (string | "") | null;
                            youtube_url?: string;
                            title?: string;
                        }[];
                        slug?: string | "";
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorCity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                region: components["schemas"]["Reference"];
                                cities: {
                                    id: number;
                                    title: string;
                                    slug: string;
                                    image: string | null;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** Update one translation and the shared fields: Cities */
        put: {
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
                        city_code?: string;
                        region_id?: number;
                        is_highlight?: boolean;
                        lat?: number | null;
                        lon?: number | null;
                        best_months?: number[];
                        province?: string;
                        formerly?: string;
                        former_names?: string[];
                        galleries?: {
                            image?: (string | "") | null;
                            youtube_url?: string;
                            title?: string;
                        }[];
                        slug?: string | "";
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title?: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorCity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        /** Move to the bin: Cities */
        delete: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorCity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        put: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                status: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                version: number;
                                lang_id: string;
                                admin: {
                                    id: number;
                                    full_name: string;
                                } | null;
                                created_at: string;
                                snapshot: {
                                    [key: string]: unknown;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorCity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["RegionRow"][];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Create: Regions */
        post: {
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
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorRegion"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                lang_id: string;
                                slug: string;
                                title: string;
                                description: string;
                                image: string | null;
                                image_alt: string;
                                image_blur: string | null;
                                status: number;
                                sort: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                                translations?: {
                                    en: boolean;
                                    vi: boolean;
                                };
                                city_count: number;
                                cities: components["schemas"]["CityRow"][];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                301: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            location: string;
                            slug: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Update one translation and the shared fields: Regions */
        post: {
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
                        description?: string;
                        content?: string;
                        image_alt?: string;
                        is_published?: boolean;
                        /**
                         * @description Language: en or vi (vn is another name of vi)
                         * @example en
                         * @enum {string}
                         */
                        lang_id: "en" | "vi" | "vn";
                        title?: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorRegion"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** Move to the bin: Regions */
        delete: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorRegion"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        put: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                status: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                version: number;
                                lang_id: string;
                                admin: {
                                    id: number;
                                    full_name: string;
                                } | null;
                                created_at: string;
                                snapshot: {
                                    [key: string]: unknown;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["EditorRegion"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SearchHit"][];
                            facets: {
                                type: string;
                                count: number;
                            }[];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                title: string;
                                description: string;
                                keywords: string;
                                image: string | null;
                                robots_index: number;
                                robots_follow: number;
                                url: string;
                                lang_id: string;
                                entity_type: number | null;
                                entity_id: number | null;
                                canonical: string;
                                alternates: {
                                    [key: string]: string;
                                };
                                is_fallback: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                title: string;
                                description: string;
                                keywords: string;
                                image: string | null;
                                robots_index: number;
                                robots_follow: number;
                                version: number;
                                url: string | null;
                                lang_id: string;
                                entity_type: number | null;
                                entity_id: number | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get?: never;
        put?: never;
        /** Create or update the SEO record of a path or of a record */
        post: {
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
                        url?: string;
                        entity_type?: number;
                        entity_id?: number;
                        title?: string;
                        description?: string;
                        keywords?: string;
                        image?: (string | "") | null;
                        robots_index?: number;
                        robots_follow?: number;
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                title: string;
                                description: string;
                                keywords: string;
                                image: string | null;
                                robots_index: number;
                                robots_follow: number;
                                version: number;
                                url: string | null;
                                lang_id: string;
                                entity_type: number | null;
                                entity_id: number | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                title: string;
                                description: string;
                                keywords: string;
                                image: string | null;
                                robots_index: number;
                                robots_follow: number;
                                version: number;
                                url: string | null;
                                lang_id: string;
                                entity_type: number | null;
                                entity_id: number | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        /** What the home page shows, and the social links */
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hero: {
                                    title: string;
                                    subtitle: string;
                                    image: string | null;
                                    /** @default  */
                                    image_alt: string;
                                    /** @default null */
                                    image_blur: string | null;
                                    video: string | null;
                                };
                                highlights: {
                                    title: string;
                                    text: string;
                                }[];
                                sections: {
                                    code: string;
                                    title: string;
                                    is_visible: boolean;
                                    sort: number;
                                }[];
                                logo: string | null;
                                social: {
                                    id: number;
                                    title: string;
                                    link: string;
                                    icon: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
        post: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                name?: string;
                                address?: string;
                                phone?: string;
                                email?: string | "";
                                maps_link?: string | "";
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
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
                            name?: string;
                            address?: string;
                            phone?: string;
                            email?: string | "";
                            maps_link?: string | "";
                        };
                        /** @description The version that was read; an older one than the stored gives 409 */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                name?: string;
                                address?: string;
                                phone?: string;
                                email?: string | "";
                                maps_link?: string | "";
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            token: string;
                            data: {
                                id: number;
                                email: string;
                                full_name: string;
                                avatar: string | null;
                                role: {
                                    id: number;
                                    code: string;
                                    name: string;
                                };
                                /** @description Rights that the role has right now */
                                permissions: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                email: string;
                                full_name: string;
                                avatar: string | null;
                                role: {
                                    id: number;
                                    code: string;
                                    name: string;
                                };
                                /** @description Rights that the role has right now */
                                permissions: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /** @description 8 to 128 characters; those that are easy to guess are refused */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                email: string;
                                full_name: string;
                                avatar: string | null;
                                role: {
                                    id: number;
                                    code: string;
                                    name: string;
                                };
                                /** @description Rights that the role has right now */
                                permissions: string[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        old_password: string;
                        /** @description 8 to 128 characters; those that are easy to guess are refused */
                        new_password: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                user_agent: string;
                                address: string;
                                created_at: string;
                                /** @description Within five minutes */
                                last_seen_at: string;
                                expires_at: string;
                                is_current: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Sign out everywhere else */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        delete: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                email: string;
                                full_name: string;
                                avatar: string | null;
                                role: {
                                    id: number;
                                    code: string;
                                    name: string;
                                };
                                is_active: boolean;
                                last_login_at: string | null;
                                version: number;
                                created_at: string;
                                updated_at: string;
                            }[];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                code: string;
                                name: string;
                                description: string;
                                is_system: boolean;
                                permissions: string[];
                                admin_count: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                            }[];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                code: string;
                                entity: string;
                                action: string;
                                /** @description Codes of the roles that hold it */
                                roles: string[];
                            }[];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                entities: {
                                    entity: string;
                                    total: number;
                                    live: number;
                                    hidden: number;
                                    translations: {
                                        en: number;
                                        vi: number;
                                    };
                                }[];
                                latest: {
                                    id: number;
                                    admin: {
                                        id: number;
                                        full_name: string;
                                    } | null;
                                    action: string;
                                    entity: string;
                                    record_id: number | null;
                                    lang_id: string | null;
                                    title: string;
                                    changes: {
                                        field: string;
                                        before: string | null;
                                        after: string | null;
                                    }[];
                                    request_id: string | null;
                                    created_at: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                admin: {
                                    id: number;
                                    full_name: string;
                                } | null;
                                action: string;
                                entity: string;
                                record_id: number | null;
                                lang_id: string | null;
                                title: string;
                                changes: {
                                    field: string;
                                    before: string | null;
                                    after: string | null;
                                }[];
                                request_id: string | null;
                                created_at: string;
                            }[];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                admin: {
                                    id: number;
                                    full_name: string;
                                } | null;
                                action: string;
                                entity: string;
                                record_id: number | null;
                                lang_id: string | null;
                                title: string;
                                changes: {
                                    field: string;
                                    before: string | null;
                                    after: string | null;
                                }[];
                                request_id: string | null;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
        get: {
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                file: string;
                                image: string;
                                image_blur: string;
                                width: number;
                                height: number;
                                bytes: number;
                                mime: string;
                                original_name: string;
                                folder: string;
                                alt: {
                                    en: string;
                                    vi: string;
                                };
                                focal_x: number;
                                focal_y: number;
                                used_count: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                            }[];
                            total: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                            folders: string[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Upload a picture
         * @description A picture that the library has already gives its record.
         */
        post: {
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
                         */
                        file: string;
                        alt_en?: string;
                        alt_vi?: string;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                file: string;
                                image: string;
                                image_blur: string;
                                width: number;
                                height: number;
                                bytes: number;
                                mime: string;
                                original_name: string;
                                folder: string;
                                alt: {
                                    en: string;
                                    vi: string;
                                };
                                focal_x: number;
                                focal_y: number;
                                used_count: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                                used: {
                                    entity: string;
                                    id: number | null;
                                    title: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        get: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                file: string;
                                image: string;
                                image_blur: string;
                                width: number;
                                height: number;
                                bytes: number;
                                mime: string;
                                original_name: string;
                                folder: string;
                                alt: {
                                    en: string;
                                    vi: string;
                                };
                                focal_x: number;
                                focal_y: number;
                                used_count: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                                used: {
                                    entity: string;
                                    id: number | null;
                                    title: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Change alt texts, focal point or folder
         * @description Another focal point gives the picture another file name; the old one stays good.
         */
        put: {
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
                        alt_en?: string;
                        alt_vi?: string;
                        /** @description Kept in hundredths */
                        focal_x?: number;
                        /** @description Kept in hundredths */
                        focal_y?: number;
                        folder?: string;
                        /** @description The version that was read; an older one than the stored gives 409 */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: {
                                id: number;
                                file: string;
                                image: string;
                                image_blur: string;
                                width: number;
                                height: number;
                                bytes: number;
                                mime: string;
                                original_name: string;
                                folder: string;
                                alt: {
                                    en: string;
                                    vi: string;
                                };
                                focal_x: number;
                                focal_y: number;
                                used_count: number;
                                version: number;
                                created_at: string;
                                updated_at: string;
                                used: {
                                    entity: string;
                                    id: number | null;
                                    title: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Remove a picture that nothing uses
         * @description 409 `in_use` with the records that use it in `data`.
         */
        delete: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ReferenceInput: {
            id: number;
            title: string;
            slug: string;
        };
        SeoFieldsInput: {
            id: number;
            title: string;
            description: string;
            keywords: string;
            image: string | null;
            robots_index: number;
            robots_follow: number;
            version: number;
        };
        BlogRowInput: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            category: components["schemas"]["ReferenceInput"] | null;
            author: string;
            published_at: string | null;
            tags: string[];
            reading_minutes: number;
        };
        ThingToDoRowInput: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            city: components["schemas"]["ReferenceInput"] | null;
            category: components["schemas"]["ReferenceInput"] | null;
            list_tags: string[];
            lat: number | null;
            lon: number | null;
            duration_minutes: number | null;
            price_from: number | null;
        };
        CityRowInput: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_id: number;
            city_code: string;
            region: components["schemas"]["ReferenceInput"] | null;
            is_highlight: boolean;
            lat: number | null;
            lon: number | null;
            best_months: number[];
            province: string;
        };
        GalleryItemInput: {
            id: number;
            media_type: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            width: number | null;
            height: number | null;
            youtube_id: string | null;
            embed_url: string | null;
            thumbnail_url: string | null;
            title: string;
        };
        ClimateNormalInput: {
            month: number;
            min_c: number;
            max_c: number;
            rain_mm: number;
        };
        FaqInput: {
            id: number;
            question: string;
            answer: string;
        };
        ResourceRowInput: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            resource_type: number;
            lat: number | null;
            lon: number | null;
        };
        ContentRowInput: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
        };
        /** @description Refused; `code` and `message` say why */
        Error: {
            message: string;
            code: string;
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data?: unknown;
        };
        Reference: {
            id: number;
            title: string;
            slug: string;
        };
        SeoFields: {
            id: number;
            title: string;
            description: string;
            keywords: string;
            image: string | null;
            robots_index: number;
            robots_follow: number;
            version: number;
        };
        BlogCategoryRow: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            blog_count: number;
        };
        EditorBlogCategory: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            blog_count: number;
            content: string;
            /** @description Slug by language */
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
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            category: components["schemas"]["Reference"] | null;
            author: string;
            published_at: string | null;
            tags: string[];
            reading_minutes: number;
        };
        EditorBlog: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            category: components["schemas"]["Reference"] | null;
            author: string;
            published_at: string | null;
            tags: string[];
            reading_minutes: number;
            content: string;
            /** @description Slug by language */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            category_id: number;
            city_id: number | null;
            city: components["schemas"]["Reference"] | null;
            hidden_at: string | null;
            related_ids: number[];
        };
        Blog: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            category: components["schemas"]["Reference"] | null;
            author: string;
            published_at: string | null;
            tags: string[];
            reading_minutes: number;
            content: string;
            /** @description Slug by language */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            category_id: number;
            city_id: number | null;
            city: components["schemas"]["Reference"] | null;
            hidden_at: string | null;
            related: components["schemas"]["BlogRow"][];
            prev: {
                id: number;
                title: string;
                slug: string;
            } | null;
            next: {
                id: number;
                title: string;
                slug: string;
            } | null;
            table_of_contents: {
                id: string;
                text: string;
                level: number;
            }[];
        };
        ShortBlogRow: {
            id: number;
            slug: string;
            title: string;
            image: string | null;
            category_id: number;
            published_at: string | null;
        };
        ThingToDoRow: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            city: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"] | null;
            list_tags: string[];
            lat: number | null;
            lon: number | null;
            duration_minutes: number | null;
            price_from: number | null;
        };
        ThingToDo: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            rating_score: number | null;
            rating_count: number;
            city: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"] | null;
            list_tags: string[];
            lat: number | null;
            lon: number | null;
            duration_minutes: number | null;
            price_from: number | null;
            content: string;
            /** @description Slug by language */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            city_id: number;
            category_id: number;
            related: components["schemas"]["ThingToDoRow"][];
        };
        CityRow: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_id: number;
            city_code: string;
            region: components["schemas"]["Reference"] | null;
            is_highlight: boolean;
            lat: number | null;
            lon: number | null;
            best_months: number[];
            province: string;
        };
        GalleryItem: {
            id: number;
            media_type: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            width: number | null;
            height: number | null;
            youtube_id: string | null;
            embed_url: string | null;
            thumbnail_url: string | null;
            title: string;
        };
        ClimateNormal: {
            month: number;
            min_c: number;
            max_c: number;
            rain_mm: number;
        };
        Faq: {
            id: number;
            question: string;
            answer: string;
        };
        EditorCity: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_id: number;
            city_code: string;
            region: components["schemas"]["Reference"] | null;
            is_highlight: boolean;
            lat: number | null;
            lon: number | null;
            best_months: number[];
            province: string;
            content: string;
            /** @description Slug by language */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo: components["schemas"]["SeoFields"] | null;
            region_id: number;
            formerly: string;
            former_names: string[];
            galleries: components["schemas"]["GalleryItem"][];
        };
        ResourceRow: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            resource_type: number;
            lat: number | null;
            lon: number | null;
        };
        ContentRow: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
        };
        City: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_id: number;
            city_code: string;
            region: components["schemas"]["Reference"] | null;
            is_highlight: boolean;
            lat: number | null;
            lon: number | null;
            best_months: number[];
            province: string;
            content: string;
            /** @description Slug by language */
            alternates: {
                [key: string]: string;
            };
            /** @description Title by language */
            titles: {
                [key: string]: string;
            };
            seo?: components["schemas"]["SeoFields"] | null;
            region_id: number;
            formerly: string;
            former_names: string[];
            galleries: components["schemas"]["GalleryItem"][];
            list_resources: components["schemas"]["ResourceRow"][];
            other_cities: components["schemas"]["CityRow"][];
            tours: components["schemas"]["ContentRow"][];
            experiences: components["schemas"]["ContentRow"][];
            cuisines: components["schemas"]["ContentRow"][];
            things_to_do: components["schemas"]["ContentRow"][];
            events: {
                id: number;
                lang_id: string;
                slug: string;
                title: string;
                description: string;
                image: string | null;
                image_alt: string;
                image_blur: string | null;
                status: number;
                sort: number;
                version: number;
                created_at: string;
                updated_at: string;
                translations?: {
                    en: boolean;
                    vi: boolean;
                };
                start_date: string;
                end_date: string;
            }[];
            weather_normals: components["schemas"]["ClimateNormal"][];
            faqs: components["schemas"]["Faq"][];
        };
        RegionRow: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_count: number;
        };
        EditorRegion: {
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_count: number;
            content: string;
            /** @description Slug by language */
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
            id: number;
            lang_id: string;
            slug: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            status: number;
            sort: number;
            version: number;
            created_at: string;
            updated_at: string;
            translations?: {
                en: boolean;
                vi: boolean;
            };
            city_count: number;
            content: string;
            /** @description Slug by language */
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
        SearchHit: {
            type: string;
            id: number;
            slug: string;
            /** @description Page on the site, below the language */
            path: string;
            title: string;
            description: string;
            image: string | null;
            image_alt: string;
            image_blur: string | null;
            /** @description Safe HTML with <mark> */
            highlight: {
                title: string;
                description: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
