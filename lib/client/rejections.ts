/** Mutations of rejections. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewRescue } from "@/lib/contracts/rejections";
import { call } from "./call";
import { listRejections, listSignals, rescueRejection } from "./operations";

/** Says that a person should have been a signal, and makes them one on request. */
export function useRescue(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: NewRescue) => call(rescueRejection, { params: { id }, body: wish }),
    // A refusal may come with a new verdict.
    onSettled: () =>
      Promise.all(
        [listRejections, listSignals].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
