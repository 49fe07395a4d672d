/** The signed-in user, as the portal's frame shows them. */
export interface ShellUser {
  name: string | null;
  initials: string | null;
  email: string;
  role: string | null;
}
