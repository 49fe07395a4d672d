import { root } from "../root";
import { whenParentGone } from "./parent";
import { createProduct } from "./product";
import { openReport, terminal } from "./report";
import { readSettings, type Settings } from "./settings";

/** npm forwards Ctrl-C to us, but the terminal already sent it. Within this time it counts as the same key press. */
const sameKeyPress = 700;

/** Runs the product until a signal, the end of npm or a failed start; then exits the process. */
export async function main(dev: boolean): Promise<void> {
  process.chdir(root);
  const since = Date.now();
  let settings: Settings;
  try {
    settings = readSettings(process.env, dev);
  } catch (error) {
    terminal.failed(error);
    process.exit(1);
  }
  const report = await openReport(settings);
  const product = createProduct(settings, report.progress);
  let stoppedAt: number | undefined;

  async function stop(code: number): Promise<void> {
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    if (code === 0) report.stopping();
    await product.stop();
    process.exit(code);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        void stop(0);
      } else if (Date.now() - stoppedAt > sameKeyPress) {
        product.kill();
        setTimeout(() => process.exit(1), 500);
      }
    });
  }
  whenParentGone(() => void stop(0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      report.failed(error);
      void stop(1);
    });
  }

  report.starting();
  try {
    const { paymentsPort } = await product.start();
    if (stoppedAt === undefined) report.ready(paymentsPort, Date.now() - since);
  } catch (error) {
    if (stoppedAt !== undefined) return;
    report.failed(error);
    await stop(1);
  }
}
