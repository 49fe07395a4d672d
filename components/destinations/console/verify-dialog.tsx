"use client";
import { CodeBlock } from "@/components/docs/code-block";
import { Dialog, DialogBody, type DialogState } from "@/components/ui/dialog";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { verificationSnippets } from "@/lib/contracts/verification-snippets";

/** Sample code for verifying webhook signatures in three languages. */
export function VerifyDialog(state: DialogState) {
  return (
    <Dialog
      {...state}
      title="Verify signatures"
      description="Each delivery carries two signatures made with the secret. Verify either one; the second also protects against replayed deliveries."
      size="lg"
    >
      <DialogBody className="pb-5">
        <Tabs defaultValue="javascript">
          <TabList aria-label="Language">
            {verificationSnippets.map(({ language, title }) => (
              <Tab key={language} value={language}>
                {title}
              </Tab>
            ))}
          </TabList>
          {verificationSnippets.map(({ language, title, code }) => (
            <TabPanel key={language} value={language}>
              <CodeBlock tall title={title} code={code} />
            </TabPanel>
          ))}
        </Tabs>
      </DialogBody>
    </Dialog>
  );
}
