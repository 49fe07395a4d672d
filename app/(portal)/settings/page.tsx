import { redirect } from "next/navigation";

/** Settings open on the user's own profile. */
export default function SettingsPage() {
  redirect("/settings/profile");
}
