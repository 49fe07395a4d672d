import {
  deletePersonRows,
  deleteSignalsOf,
  eraseFromSetup,
  erasePostsOf,
  eraseSourcesOf,
  findContactEmailsOf,
  findSignalsUnderPostsOf,
  lockErasure,
  rewordSignals,
} from "@/db/queries/erasure";
import { forgetModelAnswers } from "@/db/queries/model-answers";
import { findPersonIdentity } from "@/db/queries/person-identity";
import { eraseFromTexts } from "@/db/queries/person-texts";
import { forgetSetAsides } from "@/db/queries/set-asides";
import { findSuppressedUrls, insertSuppression } from "@/db/queries/suppressions";
import { type Context, transaction } from "@/lib/context";
import type { ErasedPerson, ErasePerson } from "@/lib/contracts/privacy";
import { recordAudit } from "@/lib/domain/audit/record";
import { namingOf, requirePersonUrl } from "@/lib/domain/set-aside/address";
import { hashToken, newId } from "@/lib/ids";
import { mapInSlices } from "@/lib/map-in-slices";
import { rulesWriter } from "@/lib/words/rules";
import { forgetInReports } from "./forget-in-reports";

/**
 * Erases a person from every table of the workspace, under all their known URLs. Others' engagements under their
 * posts stay, without author, text and URL; the ledger and audit log keep a pseudonym. Suppressions, existing or
 * new, keep the URLs to keep the person out. Repeating erases nothing more and is recorded again. Throws 400 for
 * invalid URLs.
 */
export async function erasePerson(ctx: Context, input: ErasePerson): Promise<ErasedPerson> {
  const url = await requirePersonUrl(ctx, input.networkUrl);
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockErasure(db, { customerId });
    const identity = await findPersonIdentity(db, { customerId, url });
    const emails = await findContactEmailsOf(db, { customerId, ...identity });
    const naming = namingOf({ ...identity, names: [...identity.names, ...emails] });
    const subject = { customerId, ...identity, ...naming };
    const inReports = await forgetInReports(ctx, identity);
    const ofSignals = await deleteSignalsOf(db, subject);
    await eraseFromSetup(db, subject);
    const erased = {
      ...ofSignals,
      reworded: await rewordOthers(ctx, subject),
      posts: await erasePostsOf(db, { ...subject, origin: new URL(url).origin }),
      sources: await eraseSourcesOf(db, { ...subject, now: ctx.clock.now() }),
      ...(await deletePersonRows(db, subject)),
      texts: inReports + (await eraseFromTexts(db, subject)).texts,
    };
    await forgetModelAnswers(db, { customerId });
    await forgetSetAsides(db, { customerId, subjects: [...naming.pseudonyms.values()] });
    const suppressed = await suppressAddresses(ctx, identity.urls, input.suppress);
    const detail = { sha256: hashToken(url), erased, suppressed };
    await recordAudit(ctx, { action: "person.erased", subjectId: detail.sha256, detail });
    // What only these signals had leaves the words that are searched, without waiting for the schedule.
    ctx.emit({ name: "signals/blocks.due", data: { customerId } });
    return { erased, suppressed };
  });
}

/** Rewords others' signals under the person's posts so that they neither name nor quote them; returns how many. */
async function rewordOthers(
  ctx: Context,
  subject: Parameters<typeof findSignalsUnderPostsOf>[1],
): Promise<number> {
  const rows = await findSignalsUnderPostsOf(ctx.db, subject);
  const words = await Promise.all(
    await mapInSlices(rows, async ({ signal, company, engagement, postedAt }) => {
      const { whyItMatters, suggestedOpener, talkingPoints } = await rulesWriter.write({
        language: signal.language,
        person: { name: signal.personName, title: signal.personTitle, location: signal.personLocation },
        company:
          company ??
          (signal.companyName === null
            ? null
            : { name: signal.companyName, industry: signal.industry, employeeCount: signal.employeeCount }),
        source: { type: signal.sourceType, displayName: "" },
        post: { author: "", text: "", postedAt },
        engagement: {
          kind: signal.kind,
          meaning: signal.meaning,
          text: engagement?.text ?? null,
          reactionType: engagement?.reactionType ?? null,
          at: signal.occurredAt,
        },
        timesSeen: signal.engagementCount,
        score: {
          fit: signal.icpScore ?? 0,
          strength: signal.strength,
          persona: signal.persona ?? "other",
          seniority: signal.seniority,
          confidence: signal.confidence ?? 0,
          classification: signal.classification,
          receipt: signal.receipt,
        },
      });
      return {
        id: signal.id,
        why_it_matters: whyItMatters,
        suggested_opener: suggestedOpener,
        talking_points: talkingPoints,
      };
    }),
  );
  await rewordSignals(ctx.db, { customerId: ctx.customerId, words, writtenBy: rulesWriter.id });
  return words.length;
}

/** Suppresses every URL if requested; returns whether the person is now suppressed. */
async function suppressAddresses(ctx: Context, urls: string[], wanted: boolean): Promise<boolean> {
  const { db, customerId } = ctx;
  for (const value of wanted ? urls : []) {
    const createdAt = ctx.clock.now();
    await insertSuppression(db, { customerId, id: newId(), kind: "person", value, createdAt });
  }
  return (await findSuppressedUrls(db, { customerId, urls })).size > 0;
}
