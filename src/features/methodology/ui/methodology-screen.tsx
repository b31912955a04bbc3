"use client";

import type { Section } from "@/domain/risk/methodology-blocks";
import { trpc } from "@/trpc/client";
import { ErrorState } from "@/ui/error-state";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { MethodBlock } from "./method-block";
import { outlineOf } from "./outline";
import { methodologyText as text } from "./text";

/** How the score comes about, drawn from the rubric that scores. */
export function MethodologyScreen() {
  const method = trpc.methodology.document.useQuery(undefined, { staleTime: Infinity });
  return (
    <PageBody>
      <PageHead title={<PageTitle title={text.page}>{method.data?.title ?? text.page}</PageTitle>} className="mb-1!" />
      {method.data ? (
        <>
          <p className="mb-6 max-w-[680px] text-second text-ink-2">
            <b className="text-ink">{text.rubric(method.data.rubricVersion)}</b>. {text.hash} <span className="font-mono text-small [overflow-wrap:anywhere]">{method.data.rubricHash}</span>. {text.note}
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)_240px] items-start gap-12 max-desk:grid-cols-1">
            <article className="min-w-0">{method.data.sections.map((section) => <Part key={section.id} section={section} />)}</article>
            <Contents sections={method.data.sections} />
          </div>
        </>
      ) : method.error ? (
        <ErrorState what={text.page} error={method.error} onRetry={() => void method.refetch()} retrying={method.isFetching} />
      ) : (
        <Loading what={text.page}>
          <div className="mt-6 max-w-[680px] space-y-4">{[90, 96, 84, 92, 60, 88].map((width) => <p key={width}><SkeletonLine width={`${width}%`} /></p>)}</div>
        </Loading>
      )}
    </PageBody>
  );
}

const RULE: Record<Section["depth"], string> = { 2: "mt-10 first:mt-0 border-t-[1.5px] border-ink pt-2", 3: "mt-7 border-t border-line pt-2", 4: "mt-5" };

function Part({ section }: { section: Section }) {
  const Heading = (["h2", "h3", "h4"] as const)[section.depth - 2] ?? "h4";
  return (
    <section aria-labelledby={section.id} className={RULE[section.depth]}>
      <Heading id={section.id} className="scroll-mt-4">{section.title}</Heading>
      {section.blocks.map((block, index) => <MethodBlock key={index} block={block} />)}
    </section>
  );
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label={text.contents} data-print="off" className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-y-auto text-[14px] max-desk:static max-desk:row-start-1 max-desk:max-h-none">
      <h2 className="mb-1.5 font-sans! text-[14.5px]! leading-5!">{text.contents}</h2>
      <ol>
        {outlineOf(sections).map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className="link inline-flex min-h-6 items-center">{entry.title}</a>
            {entry.below.length > 0 ? (
              <ol className="pl-3 text-second max-desk:hidden">
                {entry.below.map((below) => <li key={below.id}><a href={`#${below.id}`} className="inline-flex min-h-6 items-center text-ink-2 no-underline hover:underline">{below.title}</a></li>)}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
