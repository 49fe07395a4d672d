import type { NotificationData } from "@/db/schema";

/** Whether every recipient gets it in the portal and by mail: it is about money that was moved, not about interest. */
export const isTransactional = ({ data }: { data?: NotificationData }): boolean =>
  data?.what === "duplicate_refunded";
