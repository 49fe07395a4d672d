import type * as contract from "@/lib/contracts/account";
import { changeProfile, readProfile } from "@/lib/domain/account/profile";
import { readMe } from "@/lib/domain/account/read-me";
import { renameWorkspace } from "@/lib/domain/account/rename-workspace";
import { listWorkspaces, switchWorkspace } from "@/lib/domain/account/workspaces";
import type { Answers } from "./answers";

export const account = {
  getMe: (ctx) => readMe(ctx),
  getProfile: (ctx) => readProfile(ctx),
  updateProfile: (ctx, { body }) => changeProfile(ctx, body),
  renameWorkspace: (ctx, { body }) => renameWorkspace(ctx, body),
  listWorkspaces,
  switchWorkspace: (ctx, { body }) => switchWorkspace(ctx, body),
} satisfies Answers<typeof contract>;
