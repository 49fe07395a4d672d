import type { NamedObject } from "@/db/queries/named-objects";

/** The portal's page of a thing, or the page that lists it if it has none of its own. */
export function pathOf({ kind, id, key }: NamedObject): string {
  switch (kind) {
    case "source":
      return `/sources/${id}`;
    case "destination":
      return `/destinations/${id}`;
    case "delivery":
      return key ? `/destinations/${key}` : "/destinations";
    case "signal":
      return `/signals/${id}`;
    case "post":
      return `/signals?view=all&post=${id}`;
    case "engagement":
      return key ? `/signals/${key}` : "/rejections";
    case "account_report":
      return `/intelligence/accounts/${encodeURIComponent(key ?? "")}?id=${id}`;
    case "person_report":
      return `/intelligence/people/${encodeURIComponent(key ?? "")}?id=${id}`;
    case "member":
    case "invite":
      return "/settings/team";
    case "api_client":
      return "/settings/api-keys";
    case "suppression":
      return "/settings/privacy";
    case "tag_category":
    case "tag_value":
      return "/settings/tags";
  }
}
