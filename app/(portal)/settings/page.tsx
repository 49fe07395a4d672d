import { redirect } from "next/navigation";

/** The settings open with the person's own. */
export default function SettingsPage() {
  redirect("/settings/profile");
}
