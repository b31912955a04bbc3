"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { can } from "@/domain/access/permissions";
import { trpc } from "@/trpc/client";
import { sessionSignal } from "@/trpc/session-signal";
import { AppFrame } from "@/ui/layout/app-frame";
import { machineLinks } from "@/ui/layout/machine-links";
import type { NavLink } from "@/ui/layout/nav-links";
import { BandsProvider } from "@/ui/level/bands";
import { Menu } from "@/ui/menu";
import { SessionDialog } from "@/ui/session-dialog";
import { en } from "@/ui/text/en";
import { ThemeSwitch } from "@/ui/theme-switch";
import { useSignOut } from "./use-sign-out";

/** How often the count of running jobs is asked for while the tab is seen. */
const COUNT_EVERY_MS = 15_000;
const NO_BANDS = [] as const;

/** Sidebar, session and the rubric's bands around every signed-in page. */
export function FrameScreen({ children }: { children: ReactNode }) {
  const me = trpc.account.me.useQuery();
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const signedIn = me.data !== null && me.data !== undefined;
  const running = trpc.jobs.list.useQuery({ status: "PROCESSING" }, {
    enabled: signedIn,
    refetchInterval: COUNT_EVERY_MS,
    select: (page) => page.jobs.filter((job) => job.parentId === null).length,
  });
  const mayPrompt = me.data?.role !== undefined && can(me.data.role, "prompt.read");
  const mentions = trpc.prompts.unreadMentions.useQuery(undefined, { enabled: signedIn && mayPrompt, refetchInterval: COUNT_EVERY_MS * 4 });
  useGate(me.data);

  const links: NavLink[] = [
    { href: "/", label: en.frame.assessments, under: ["/assessments"] },
    { href: "/jobs", label: en.frame.jobs, under: ["/jobs"], note: running.data ? en.frame.running(running.data) : null },
    ...machineLinks(me.data?.role).map((link) => (link.href === "/admin/prompts" && mentions.data?.unread ? { ...link, note: en.frame.mentions(mentions.data.unread) } : link)),
    { href: "/methodology", label: en.frame.methodology, under: [] },
  ];
  return (
    <BandsProvider bands={names.data?.bands ?? NO_BANDS}>
      <AppFrame links={links} foot={<Foot />} account={me.data?.name ?? ""}>{children}</AppFrame>
      <Session />
    </BandsProvider>
  );
}

/** Strangers are sent to sign in; somebody whose session ends on an open page keeps the page and is told. */
function useGate(me: { mustChangePassword: boolean } | null | undefined): void {
  const router = useRouter();
  const path = usePathname();
  const wasIn = useRef(false);
  useEffect(() => {
    if (me === undefined) return;
    if (me === null && wasIn.current) sessionSignal.end();
    else if (me === null) router.replace(`/sign-in?next=${encodeURIComponent(path)}`);
    else if (me.mustChangePassword) router.replace("/first-sign-in");
    else wasIn.current = true;
  }, [me, path, router]);
}

function Foot() {
  const me = trpc.account.me.useQuery();
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const leave = useSignOut();
  return (
    <div className="flex flex-col gap-2">
      {names.data ? (
        <p>
          {names.data.analyst.kind === "rules" ? <b className="block font-semibold text-ink">{en.frame.noModel}</b> : null}
          {en.frame.analyst(names.data.analyst.name, names.data.analyst.version)}
          <br />
          {en.frame.rubric(names.data.version)}
        </p>
      ) : null}
      <ThemeSwitch />
      {me.data ? (
        <div className="flex items-center gap-2 text-ink">
          <b className="min-w-0 truncate" title={me.data.email}>{me.data.name}</b>
          <span className="flex-1" />
          <Menu
            label={en.frame.account(me.data.name)}
            head={me.data.email}
            items={[
              { label: en.frame.changePassword, href: "/first-sign-in" },
              { label: en.frame.signOut, onSelect: () => void leave() },
            ]}
          />
        </div>
      ) : null}
    </div>
  );
}

function Session() {
  const ended = useSyncExternalStore(sessionSignal.subscribe, sessionSignal.ended, () => false);
  const path = usePathname();
  const utils = trpc.useUtils();
  // Every answer of the ended session may be wrong for the new one, so all are asked for again.
  const done = () => {
    sessionSignal.clear();
    void utils.invalidate();
  };
  return <SessionDialog open={ended} signInHref={`/sign-in?next=${encodeURIComponent(path)}`} onDone={done} />;
}
