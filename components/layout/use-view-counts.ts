import { useQuery } from "@tanstack/react-query";
import { countSavedViews } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";

/** The number of signals in each view of the sidebar, all in one request; undefined until they are known. */
export const useViewCounts = () => useQuery(query(countSavedViews)).data;
