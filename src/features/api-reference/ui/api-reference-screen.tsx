import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { EndpointCard } from "./endpoint-card";
import { ProblemTable } from "./problem-table";
import type { ApiReference } from "./reference";
import { t } from "./text";

/** Every call of the public API, from the contracts that check it. */
export function ApiReferenceScreen({ reference, serverUrl }: { reference: ApiReference; serverUrl: string }) {
  return (
    <PageBody>
      <PageHead title={<div><PageTitle title={t.title}>{t.title}</PageTitle><p className="mt-1 max-w-[68ch] text-ink-2">{t.lead}</p></div>}>
        <a className="font-semibold text-accent underline" href="/api/openapi.json">{t.openapi}</a>
      </PageHead>
      <nav aria-label={t.contents} className="mb-6 flex flex-wrap gap-x-4 gap-y-1.5">
        {[...reference.groups.map(({ name }) => name), t.problems].map((name) => <a key={name} className="text-accent underline" href={`#${anchorOf(name)}`}>{name}</a>)}
      </nav>
      <pre tabIndex={0} aria-label={t.exampleLabel} className="mb-8 overflow-x-auto rounded-chip bg-wash px-4 py-3 font-mono text-small">{t.example(serverUrl)}</pre>
      {reference.groups.map(({ name, endpoints }) => (
        <section key={name} id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`} className="mb-10">
          <h2 id={`${anchorOf(name)}-title`} className="mb-3 font-serif text-section font-semibold">{name}</h2>
          <div className="border-t-[1.5px] border-ink">{endpoints.map((endpoint) => <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />)}</div>
        </section>
      ))}
      <section id={anchorOf(t.problems)} aria-labelledby="problems-title">
        <h2 id="problems-title" className="mb-1 font-serif text-section font-semibold">{t.problems}</h2>
        <p className="mb-3 max-w-[68ch] text-ink-2">{t.problemsLead}</p>
        <ProblemTable problems={reference.problems} />
      </section>
    </PageBody>
  );
}

const anchorOf = (name: string): string => name.toLowerCase().replace(/\W+/g, "-");
