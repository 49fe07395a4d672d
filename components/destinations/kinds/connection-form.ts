import type { Mutation } from "@/components/forms/use-form";
import type { KeyStyle } from "@/lib/contracts/destination-config";
import type { Destination } from "@/lib/contracts/destinations";
import type { ChatReturn } from "@/lib/contracts/destinations-chat";
import type { Routing } from "@/lib/contracts/routing";

/** What a form returns: a name, and settings by the names of the contract. */
export interface GivenConnection {
  name: string;
  config: Record<string, unknown>;
}

/** Props of the form for every destination type. `submit` is the button label. */
export interface ConnectionFormProps {
  submit: string;
  /** The destination to edit: its settings are kept where the form stays empty. Without it, all are required. */
  edited?: Destination | undefined;
  /** The routing of a new destination, for types that are created elsewhere than by `mutation`. */
  routing?: Routing;
  /** Where a sign-in at another site comes back to. */
  returnTo?: ChatReturn;
  mutation: Mutation<GivenConnection, unknown>;
  /** Called with the chosen field names, by types with a choice. */
  onKeys?: (keys: KeyStyle) => void;
  onCancel: () => void;
}
