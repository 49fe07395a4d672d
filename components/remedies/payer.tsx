"use client";
import { createContext, type ReactNode, useContext } from "react";

const Payer = createContext(false);

/** Says to everything below whether this member may change the plan and pay: admins may. */
export function PayerProvider({ mayPay, children }: { mayPay: boolean; children: ReactNode }) {
  return <Payer.Provider value={mayPay}>{children}</Payer.Provider>;
}

/** Whether this member may change the plan and pay. */
export const useMayPay = (): boolean => useContext(Payer);
