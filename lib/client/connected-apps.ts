/** Mutations of connected apps. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call";
import { disconnectApp, listConnectedApps } from "./operations";

export function useDisconnectApp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(disconnectApp, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listConnectedApps.path] }),
  });
}
