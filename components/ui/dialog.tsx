"use client";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { IconButton } from "./icon-button";
import { useReturnFocus } from "./return-focus";

/** Open state shared by all dialogs. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const DialogRoot = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

/** Reports that something was typed into the dialog. */
export const InputNoted = createContext<(() => void) | undefined>(undefined);

/** Same z-index as dialogs, so it dims a dialog below another one. */
export const scrimStyles =
  "fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

/** The panel of a short question. */
export const alertStyles =
  "fixed inset-x-4 top-[16vh] z-50 mx-auto max-w-md rounded-xl bg-surface p-5 shadow-raised data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in";

/** A modal dialog: title, scrollable body and its own close button. A bottom sheet on phones. */
export function Dialog({
  open,
  onOpenChange,
  ...content
}: DialogState & ComponentProps<typeof DialogContent>) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <DialogContent {...content} />
    </Radix.Root>
  );
}

/** A dialog's panel, within its `DialogRoot`. */
export function DialogContent({
  title,
  description,
  size = "md",
  className,
  children,
  ...rest
}: Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  size?: "md" | "lg";
}) {
  const returnFocus = useReturnFocus();
  const inputNoted = useContext(InputNoted);
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimStyles} />
      <Radix.Content
        {...returnFocus}
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus();
          focusFirstField(event);
        }}
        onInput={inputNoted}
        className={cx(
          "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-xl bg-surface shadow-raised data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
          "sm:top-[10vh] sm:bottom-auto sm:max-h-[80vh] sm:rounded-xl",
          size === "md" ? "sm:max-w-md" : "sm:max-w-2xl",
          className,
        )}
        {...(description ? {} : { "aria-describedby": undefined })}
        {...rest}
      >
        <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
          <div className="min-w-0">
            <Radix.Title className="font-semibold text-ink text-lg">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 text-ink-muted text-sm">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton label="Close" icon={<X />} className="-mr-2" />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * People open a form to fill it in, so its first field has focus, not the close button, or what says that it is to
 * have it (`data-autofocus`).
 */
function focusFirstField(event: Event): void {
  const { currentTarget: dialog } = event;
  if (!(dialog instanceof HTMLElement)) return;
  const marked = dialog.querySelector<HTMLElement>("[data-autofocus]");
  const first = dialog.querySelector<HTMLElement>(
    ":is(input:not([type=hidden], [readonly]), select, textarea):enabled",
  );
  const field = marked ?? first;
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Scrollable dialog content; `flush` for lists with their own padding. */
export function DialogBody({
  flush = false,
  className,
  ...rest
}: ComponentProps<"div"> & { flush?: boolean }) {
  return (
    <div
      className={cx("min-h-0 flex-1 overflow-y-auto", flush ? "pb-4" : "px-5 py-1", className)}
      {...rest}
    />
  );
}

/** The dialog's buttons, primary one last. */
export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cx("flex flex-col-reverse gap-2 px-5 py-4 sm:flex-row sm:justify-end", className)}
      {...rest}
    />
  );
}
