import type { DialogState } from "@/components/ui/dialog";
import type { SignalItem } from "@/lib/contracts/signals";

/** What every dialog about signals gets; the focus returns to the row it was opened from. */
export interface SignalDialogProps extends DialogState {
  signals: readonly SignalItem[];
  onCloseAutoFocus: (event: Event) => void;
}
