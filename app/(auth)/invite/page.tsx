import type { Metadata } from "next";
import { currentIdentity } from "@/app/page-data";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { AcceptInvite } from "@/components/auth/accept-invite";
import { InviteRefused } from "@/components/auth/invite-refused";
import { SignInToAccept, WrongAddress } from "@/components/auth/invite-sign-in";
import { InviteSummary } from "@/components/auth/invite-summary";
import { previewInvite } from "@/lib/domain/team/preview";

export const metadata: Metadata = {
  title: "Invitation",
  // The URL contains the token and must not leak to other sites. With `no-referrer`, a form's Origin would be null.
  referrer: "same-origin",
  robots: { index: false, follow: false },
};

/** Target of an invitation email: accept it, or first sign in with the invited email address. */
export default async function InvitePage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { token: given } = await searchParams;
  const token = typeof given === "string" ? given : "";
  const identity = await currentIdentity();
  const email = identity?.user.email ?? null;
  const invite = await previewInvite(server(), { token, email });
  if (invite.state !== "open") return <InviteRefused state={invite.state} isSignedIn={email !== null} />;
  const { sentTo } = invite;
  const signInAddress = `/sign-in?callbackUrl=${encodeURIComponent(`/invite?token=${encodeURIComponent(token)}`)}`;
  return (
    <>
      <InviteSummary {...invite} />
      {!identity && <SignInToAccept sentTo={sentTo} signInAddress={signInAddress} />}
      {identity && (
        <PageOf identity={identity}>
          {invite.isForCaller ? (
            <AcceptInvite token={token} email={identity.user.email} workspace={invite.workspace} />
          ) : (
            <WrongAddress email={identity.user.email} sentTo={sentTo} signInAddress={signInAddress} />
          )}
        </PageOf>
      )}
    </>
  );
}
