/**
 * Fields that contracts share, each with its example for the API's description. The examples tell one story: Dana
 * Field, Head of Sales at Northwind Sample, reacted to a post by Robin Vale.
 */
import { z } from "zod";

/** Text like this example. */
export const like = (example: string) => z.string().meta({ examples: [example] });
/** A whole number like this example. */
export const near = (example: number) => z.int().meta({ examples: [example] });
/** An address at an installation, with an example of its path. */
export const at = (path: string) => z.url().meta({ examples: [`https://signals.example${path}`] });

export const PersonName = like("Dana Field");
export const PersonTitle = like("Head of Sales");
export const PersonUrl = like("https://www.network.example/in/dana-field");
export const PersonSlug = like("dana-field");
export const Place = like("Rotterdam");
export const Persona = like("sales");
export const Seniority = like("director");

export const CompanyName = like("Northwind Sample");
export const CompanyUrl = like("https://www.network.example/company/northwind-sample");
export const CompanySlug = like("northwind-sample");
export const CompanySummary = like("Plans and runs warehouses for mid-sized shops.");
export const Website = like("https://northwind.example");
export const Industry = like("Software");
export const EmployeeCount = near(240);

export const AuthorName = like("Robin Vale");
export const AuthorUrl = like("https://www.network.example/in/robin-vale");
export const PostUrl = like("https://www.network.example/posts/7300000000000000001");
export const PostExcerpt = like("How do you decide which leads deserve a call?");
export const Relevance = near(74);
export const SourceName = AuthorName;
export const Network = like("bluesky");
export const Keywords = z.array(like("qualifying leads"));

export const Strength = near(8);
export const WrittenBy = z.enum(["rules", "model"]);
export type WrittenBy = z.infer<typeof WrittenBy>;
export const Fit = near(82);
export const Quote = like("How do you keep scores honest once the team grows?");
export const WhyItMatters = like(
  "Dana leads sales at a company of your size and follows how others qualify their leads.",
);
export const SuggestedOpener = like(
  "Dana, Robin's post on qualifying leads seems to have resonated with you.",
);
export const TalkingPoints = z.array(like("How Dana's team qualifies leads today"));
export const GateId = like("fit");
export const GateReason = like("Head of Sales is one of the target titles.");
export const FactorLabel = like("Title");

export const MemberName = like("Robin Sample");
export const MemberEmail = like("robin@northwind.example");
export const Initials = like("RS");
export const TimeZone = like("Europe/Berlin");
export const CategoryName = like("Segment");
export const TagName = like("Enterprise");
export const ViewName = like("Strong buyers");
/** The settings of a destination, whatever its kind. */
export const DestinationSettings = z
  .record(z.string(), z.unknown())
  .meta({ examples: [{ url: "https://hooks.northwind.example/signals" }] });
export const DestinationName = like("Revenue webhook");
export const SignatureSecret = like("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=");
export const PlanName = like("Growth");
export const Currency = like("EUR");

export const ClientName = like("Northwind revenue sync");
export const ClientId = like("client_7Jx2mQ");
export const ClientSecret = like("shown-once-keep-it-safe");
export const AccessToken = like("opaque-access-token");
export const ScopeNames = like("read:signals read:usage");
export const AppName = like("Northwind assistant");
