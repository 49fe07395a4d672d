import { redirect } from "next/navigation";

/** Until there is a public page, the portal is the front door; who is not signed in is led there from it. */
export default function FrontDoor() {
  redirect("/dashboard");
}
