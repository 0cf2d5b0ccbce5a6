vcl 4.1;

# Varnish 6 to 7 in front of the site, purged by CDN_KIND=varnish, CDN_PURGE_URL=http://VARNISH/ (docs/operating.md).
# xkey comes with varnish-modules.
import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 15s;
  .probe = {
    .url = "/health/ready";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
  }
}

# Where the API is, whose purges are believed.
acl purgers {
  "127.0.0.1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || !req.http.xkey-purge) {
      return (synth(403));
    }
    # Stale from now on, and still there for when nothing answers behind.
    set req.http.x-purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(admin|api|health)(/|\?|$)") {
    return (pass);
  }
  # While the site is well, what is old is given out for a second, in which it is made anew; else for as long as it said.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 1s;
  }
}

sub vcl_backend_response {
  # A fault is kept nowhere, and takes the place of no page.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # What isn't public is for who asked, and nobody waits in line for it.
  if (beresp.http.cache-control !~ "(^|[ ,])public") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  # As long as the site allows a page to stand in for one that can't be made.
  if (beresp.http.cache-control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.cache-control, "^.*stale-if-error=([0-9]+).*$", "\1") + "s", 1d);
  }
}

sub vcl_backend_error {
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
}

sub vcl_deliver {
  # Once more, and this time with what is old.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")
    && req.url !~ "^/(admin|api|health)(/|\?|$)") {
    return (restart);
  }
  unset resp.http.xkey;
}
