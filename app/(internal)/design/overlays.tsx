"use client";
import { Pause, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogRoot,
  DialogTrigger,
} from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { Pagination } from "@/components/ui/pagination";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Segmented } from "@/components/ui/segmented";
import { Sheet } from "@/components/ui/sheet";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { notify } from "@/components/ui/toast";
import { Tooltip } from "@/components/ui/tooltip";
import { Exhibit, Group } from "./exhibit";

const periods = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "all", label: "All" },
] as const;

export function Overlays() {
  const [sheet, setSheet] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const [period, setPeriod] = useState<(typeof periods)[number]["value"]>("30");
  const [offset, setOffset] = useState(25);
  return (
    <Group title="Choices and overlays">
      <Exhibit title="Tabs" wide>
        <Tabs defaultValue="one" className="w-full">
          <TabList aria-label="Sample tabs">
            <Tab value="one">Overview</Tab>
            <Tab value="two">Deliveries</Tab>
          </TabList>
          <TabPanel value="one">The first panel.</TabPanel>
          <TabPanel value="two">The second panel.</TabPanel>
        </Tabs>
      </Exhibit>
      <Exhibit title="Segmented, pagination">
        <Segmented label="Period" value={period} options={periods} onChange={setPeriod} />
        <div className="w-full">
          <Pagination total={412} limit={25} offset={offset} onOffset={setOffset} />
        </div>
      </Exhibit>
      <Exhibit title="Overlays">
        <DialogRoot>
          <DialogTrigger asChild>
            <Button>Dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Add a source"
            description="A person, company or phrase whose posts attract your buyers."
          >
            <DialogBody>
              <Field label="Name">{(control) => <Input {...control} />}</Field>
            </DialogBody>
            <DialogFooter>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <Button variant="primary">Add source</Button>
            </DialogFooter>
          </DialogContent>
        </DialogRoot>
        <Button onClick={() => setSheet(true)}>Sheet</Button>
        <Sheet open={sheet} onOpenChange={setSheet} title="A panel">
          <p className="px-5">Panel content.</p>
        </Sheet>
        <Button onClick={() => setConfirm(true)}>Confirm</Button>
        <ConfirmDialog
          open={confirm}
          onOpenChange={setConfirm}
          title="Delete this source?"
          confirm="Delete source"
          onConfirm={() => setConfirm(false)}
        >
          <p>Its 214 posts are no longer watched. Its 31 signals are kept.</p>
        </ConfirmDialog>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>Source</DropdownMenuLabel>
            <DropdownMenuItem>
              <Pause aria-hidden />
              Pause
            </DropdownMenuItem>
            <DropdownMenuItem disabled>Rename</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem danger>
              <Trash2 aria-hidden />
              Delete
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button>Popover</Button>
          </PopoverTrigger>
          <PopoverContent label="Explanation">Strength shows how soon to act.</PopoverContent>
        </Popover>
        <Tooltip content="Shown on hover and focus">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button
          onClick={() =>
            notify({
              text: "Source paused",
              tone: "success",
              action: { label: "Undo", onSelect: () => undefined },
            })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            notify({ text: "Not saved", description: "The server did not respond.", tone: "danger" })
          }
        >
          Failed toast
        </Button>
      </Exhibit>
      <Exhibit title="Secret, shown once" wide>
        <div className="w-full max-w-xl">
          <OneTimeSecret
            label="Signing secret"
            value="whsec_c2FtcGxlLXNlY3JldC1mb3ItdGhlLWRlc2lnbi1wYWdl"
            onDone={() => notify({ text: "Stored" })}
          />
        </div>
      </Exhibit>
    </Group>
  );
}
