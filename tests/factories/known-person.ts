/** A person stored in every table that can hold one, together with a colleague of theirs. */
import { eq } from "drizzle-orm";
import {
  activations,
  activities,
  apiClients,
  creditEntries,
  deliveryAttempts,
  engagements,
  modelAnswers,
  notifications,
  onboardings,
  people,
  profileLookups,
  reports,
  rescues,
  signalArchives,
  signalFeedback,
} from "@/db/schema";
import type { Context } from "@/lib/context";
import { suppress } from "@/lib/domain/suppressions/change";
import { newId } from "@/lib/ids";
import { insertReportLink } from "./report-links";
import { insertComment, insertRule } from "./signal-work";
import {
  insertActivation,
  insertCompany,
  insertDestination,
  insertEngagement,
  insertPerson,
  insertPost,
  insertSignal,
} from "./signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "./tags";
import { insertSource, insertUser, insertWorkspace } from "./workspace";

export const known = {
  name: "Quirina Zephyrsson",
  slug: "quirina-zephyrsson",
  url: "https://www.network.example/in/quirina-zephyrsson",
  opaqueUrl: "https://www.network.example/in/ACoAAQuirina1234567890",
  /** Someone else, whose address starts with hers. */
  neighbourUrl: "https://www.network.example/in/quirina-zephyrsson-lind",
};

/** Creates the workspace and everything it stores about the person. */
export async function insertKnownPerson(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const { source } = await insertWorkspace(ctx);
  const company = await insertCompany(ctx);
  const works = { companyId: company.id, companyName: company.name, companyNetworkUrl: company.networkUrl };
  const person = await insertPerson(ctx, { ...works, networkUrl: known.url, name: known.name });
  for (const requestedUrl of [known.url, known.opaqueUrl]) {
    await db.insert(profileLookups).values({ customerId, requestedUrl, personId: person.id, fetchedAt: now });
  }
  const { watching, authored } = await insertAuthorship(ctx);
  const signal = await insertSignal(ctx, {
    sourceId: source.id,
    personId: person.id,
    personName: known.name,
    personUrl: known.url,
    whyItMatters: `${known.name} commented on a post.`,
    companyId: company.id,
    companyKey: company.key,
    companyName: company.name,
  });
  const { postId } = signal;
  await db.update(engagements).set({ personName: known.name }).where(eq(engagements.id, signal.engagementId));
  await insertEngagement(ctx, {
    postId,
    personUrl: known.opaqueUrl,
    personName: known.name,
    signalId: signal.id,
  });
  const waiting = await insertEngagement(ctx, { postId, personUrl: known.opaqueUrl, personName: known.name });

  const colleague = await insertPerson(ctx, works);
  const others = await insertSignal(ctx, {
    sourceId: watching.id,
    personId: colleague.id,
    postId: authored.id,
    companyKey: company.key,
    companyName: company.name,
    postExcerpt: authored.text,
    whyItMatters: `Pat commented on ${known.name}'s post “${authored.text}”.`,
    suggestedOpener: `Your comment on ${known.name}'s post stayed with me.`,
    talkingPoints: [`${known.name} is the common ground.`, "Two", "Three"],
  });
  await insertTraces(ctx, { signal, others, waiting });
  await suppress(ctx, { kind: "person", value: known.neighbourUrl });
  return { source, watching, person, signal, waiting, authored, others, colleague, company };
}

/** A source that watches the person, and two posts they wrote; a colleague commented on one of them. */
async function insertAuthorship(ctx: Context) {
  const author = { authorName: known.name, authorNetworkUrl: known.url, authorHeadline: `${known.name}, VP` };
  const watching = await insertSource(ctx, {
    networkUrl: known.url,
    key: known.url,
    displayName: known.name,
  });
  const given = { ...author, sourceId: watching.id };
  const authored = await insertPost(ctx, { ...given, text: "Quarterly reviews of mine." });
  await insertPost(ctx, given);
  return { watching, authored };
}

/** What every other table stores about the person. */
async function insertTraces(
  ctx: Context,
  input: { signal: { id: string }; others: { id: string }; waiting: { id: string } },
) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const signalId = input.signal.id;
  const user = await insertUser(ctx);
  const category = await insertTagCategory(ctx);
  const value = await insertTagValue(ctx, { categoryId: category.id });
  await insertSignalTags(ctx, [{ signalId, valueId: value.id }]);
  await db.insert(signalArchives).values({ customerId, userId: user.id, signalId });
  await db.insert(signalFeedback).values({
    ...{ id: newId(), customerId, signalId, userId: user.id, verdict: "good_fit", updatedAt: now },
    note: `${known.name} wants a call`,
  });
  await insertComment(ctx, { signalId, authorId: user.id, text: `${known.name} wants a call` });
  await insertComment(ctx, { signalId: input.others.id, text: `A colleague of ${known.name}` });
  await insertRule(ctx, { assignees: [user.id], name: `Friends of ${known.name}` });
  await db.insert(rescues).values({
    ...{ id: newId(), customerId, engagementId: input.waiting.id, userId: user.id, gate: "score" },
    ...{ note: `${known.name} buys this`, updatedAt: now },
  });
  const { id: destinationId } = await insertDestination(ctx);
  for (const id of [signalId, input.others.id]) {
    const activation = await insertActivation(ctx, { signalId: id, destinationId, status: "delivered" });
    await db.insert(deliveryAttempts).values({
      ...{ id: newId(), customerId, activationId: activation.id, destinationId, number: 1 },
      ...{ outcome: "succeeded", status: 200, durationMs: 5, createdAt: now },
      responseExcerpt: `{"related":["${known.name}"],"of":"${known.url}"}`,
    });
  }
  await db.insert(notifications).values({
    ...{
      id: newId(),
      customerId,
      userId: user.id,
      kind: "destination",
      key: "1",
      isShown: true,
      createdAt: now,
    },
    ...{ destinationId, data: { what: "failing", lastError: `The CRM rejects ${known.name}.` } },
  });
  const activity = { customerId, category: "enrichment", createdAt: now } as const;
  await db.insert(activities).values([
    {
      ...activity,
      id: newId(),
      title: `${known.name} became a signal`,
      signalId,
      cause: `signal:${signalId}`,
    },
    { ...activity, id: newId(), title: `Read the posts of ${known.name}`, cause: `source:${known.url} 1` },
    { ...activity, id: newId(), title: "Read the posts of Quirina Zephyrssons", cause: "another" },
  ]);
  await db.insert(modelAnswers).values({
    ...{ customerId, key: "a hash", createdAt: now },
    answer: { whyItMatters: `${known.name} asks for a tool.` },
  });
  await db.insert(creditEntries).values({
    ...{ id: newId(), customerId, kind: "hold", amount: -4, bundle: "qualification" },
    cause: `person:${known.url} first`,
  });
  await db.insert(onboardings).values({
    ...{ customerId, step: "ready_for_review", status: "done", profileUrl: known.url, updatedAt: now },
    suggestions: [known, { name: "Neigh Bour", url: known.neighbourUrl }].map(({ name, url }) => ({
      type: "target_person",
      networkUrl: url,
      keywords: null,
      displayName: name,
      reason: "Writes of what you sell",
    })),
  });
  const report = { customerId, status: "ready", createdAt: now } as const;
  const committee = [{ name: known.name, networkUrl: known.url }, { name: "Neigh Bour" }];
  const [aboutThem, aboutCompany] = [newId(), newId()];
  await db.insert(reports).values([
    {
      ...{ ...report, id: aboutThem, type: "person", subject: known.url, slug: known.slug, name: known.name },
      content: { profile: { name: known.name } },
    },
    {
      ...{ ...report, id: aboutCompany, type: "account", subject: "acme", slug: "acme", name: "Acme" },
      content: { buyingCommittee: committee },
    },
  ]);
  for (const reportId of [aboutThem, aboutCompany]) {
    await insertReportLink(ctx, { reportId, label: `For ${known.name}'s boss` });
  }
  const clientId = newId();
  await db.insert(apiClients).values({
    ...{
      id: clientId,
      clientId,
      customerId,
      name: "A program",
      contactEmail: "api@people.example",
      scopes: [],
    },
    networkUrl: known.url,
  });
  await suppress(ctx, { kind: "person", value: known.url });
}

/** Rows of another workspace that reference this one's person and signal; none of it is this person's data here. */
export async function insertForeignTraces(
  other: Context,
  mine: { person: { id: string }; signal: { id: string }; authored: { id: string }; waiting: { id: string } },
): Promise<void> {
  const { db, customerId, clock } = other;
  const now = clock.now();
  const { id: personId } = mine.person;
  const { id: signalId } = mine.signal;
  const strange = { personUrl: "https://www.network.example/in/strange", personName: "Strange Spelling" };
  const post = await insertPost(other, { authorName: "Strange Author", authorNetworkUrl: known.url });
  await insertEngagement(other, { postId: post.id, ...strange, personId, signalId });
  await insertEngagement(other, { postId: post.id, personUrl: known.url, personName: "Strange Name" });
  await insertSignal(other, { postId: post.id, personId, personName: "Strange Signal" });
  await insertSignal(other, { postId: mine.authored.id, sourceId: post.sourceId });
  const { id: companyId } = await insertCompany(other);
  await db.update(people).set({ companyId }).where(eq(people.id, personId));
  const requestedUrl = "https://www.network.example/in/stranger";
  await db.insert(profileLookups).values({ customerId, requestedUrl, personId, fetchedAt: now });
  const user = await insertUser(other);
  const category = await insertTagCategory(other);
  const value = await insertTagValue(other, { categoryId: category.id });
  await insertSignalTags(other, [{ signalId, valueId: value.id }]);
  await insertComment(other, { signalId });
  await db.insert(signalArchives).values({ customerId, userId: user.id, signalId });
  await db.insert(signalFeedback).values({
    ...{ id: newId(), customerId, signalId, userId: user.id, verdict: "good_fit", updatedAt: now },
  });
  await db.insert(rescues).values({
    ...{ id: newId(), customerId, engagementId: mine.waiting.id, userId: user.id, gate: "score" },
    updatedAt: now,
  });
  const { destinationId } = await insertActivation(other, { signalId });
  const sent = await db.select().from(activations).where(eq(activations.signalId, signalId));
  await db.insert(deliveryAttempts).values(
    sent.map(({ id: activationId }) => ({
      ...{ id: newId(), customerId, activationId, destinationId, number: 7 },
      ...{ outcome: "succeeded" as const, durationMs: 5 },
    })),
  );
  await db.insert(activities).values({
    ...{
      id: newId(),
      customerId,
      category: "enrichment",
      title: "Told elsewhere",
      signalId,
      cause: "elsewhere",
    },
  });
}
