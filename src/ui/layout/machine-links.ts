import { type Action, can, type Role } from "@/domain/access/permissions";
import { en } from "@/ui/text/en";
import type { NavLink } from "./nav-links";

/** Pages about work that machines start and are told of; each shows to those who may use it. */
const MACHINE_PAGES: readonly { href: string; label: string; action: Action; also?: string }[] = [
  { href: "/admin/prompts", label: en.frame.prompts, action: "prompt.read", also: "/admin/evaluations" },
  { href: "/admin/jobs", label: en.frame.allJobs, action: "job.readAll" },
  { href: "/admin/webhooks", label: en.frame.allWebhooks, action: "job.readAll" },
  { href: "/admin/models", label: en.frame.models, action: "model.manage" },
  { href: "/schedules", label: "Schedules", action: "schedule.manage" },
  { href: "/webhooks", label: en.frame.webhooks, action: "webhook.manage" },
  { href: "/tokens", label: en.frame.tokens, action: "token.manage" },
  { href: "/api-reference", label: en.frame.apiReference, action: "token.manage" },
];

export const machineLinks = (role: Role | undefined): NavLink[] =>
  role === undefined ? [] : MACHINE_PAGES.filter((page) => can(role, page.action)).map(({ href, label, also }) => ({ href, label, under: also === undefined ? [href] : [href, also] }));
