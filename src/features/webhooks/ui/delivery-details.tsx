"use client";

import { trpc } from "@/trpc/client";
import { SOON_MS } from "@/trpc/poll-plan";
import { ErrorState } from "@/ui/error-state";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { Glyph } from "@/ui/state/glyph";
import { StateGlyph } from "@/ui/state/state";
import { When } from "@/ui/when";
import type { AttemptView, DeliveryView } from "../contract";
import { attemptInWords } from "./delivery-words";
import { t } from "./text";

const words = t.deliveries;
const CODE = "mt-1 max-h-56 overflow-auto rounded-control border border-line bg-bg px-3 py-2 font-mono text-small leading-[19px] whitespace-pre-wrap [overflow-wrap:anywhere]";

/** Every attempt of one message and the exact text it carries. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryView }) {
  const query = trpc.webhooks.delivery.useQuery(
    { id: delivery.id },
    { staleTime: 0, refetchOnMount: "always", refetchInterval: ({ state }) => (state.data?.status === "PENDING" ? SOON_MS : false) },
  );
  const detail = query.data;
  if (!detail)
    return (
      <div className="px-4 py-3">
        {query.error ? <ErrorState what={words.one} error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} /> : <Loading what={words.one}><SkeletonLine width={320} /></Loading>}
      </div>
    );
  return (
    <div className="flex flex-col gap-3 px-4 py-3.5">
      {detail.log.length === 0 ? <p className="text-ink-2">{words.none}</p> : <ol className="flex flex-col gap-2">{detail.log.map((attempt) => <Attempt key={attempt.number} attempt={attempt} />)}</ol>}
      <details className="group">
        <summary className="inline-flex min-h-7 items-center gap-2 font-semibold"><Unfold />{words.body}</summary>
        <pre tabIndex={0} aria-label={words.body} className={CODE}>{pretty(detail.body)}</pre>
        <p className="mt-1.5 text-second text-ink-2">{words.id}: <span className="font-mono text-small select-all">{detail.id}</span></p>
      </details>
    </div>
  );
}

function Attempt({ attempt }: { attempt: AttemptView }) {
  return (
    <li className="flex gap-2">
      <span className="pt-0.5"><StateGlyph kind={attempt.error === null ? "done" : "failed"} /></span>
      <div className="min-w-0 flex-1">
        <b className="font-semibold">{words.attempt(attempt.number)}</b>{" "}
        <span className="text-ink-2"><When at={attempt.at} form="full" />, {attemptInWords(attempt)}</span>
        {attempt.error ? <p>{attempt.error}</p> : null}
        {attempt.answer ? (
          <details className="group">
            <summary className="inline-flex min-h-6 items-center gap-1.5 text-second text-ink-2"><Unfold />{words.answer}</summary>
            <pre tabIndex={0} aria-label={words.answer} className={CODE}>{attempt.answer}</pre>
          </details>
        ) : null}
      </div>
    </li>
  );
}

const Unfold = () => <Glyph name="right" size={12} className="transition-transform duration-100 group-open:rotate-90" />;

/** Bodies are ours and are JSON; indented they can be read. */
const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
