import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { CodeTable } from "./code-table";
import { EndpointCard } from "./endpoint-card";
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
        {[...reference.groups.map(({ name }) => name), t.problems, t.failures, t.deliveryFaults, t.templateFaults].map((name) => <a key={name} className="text-accent underline" href={`#${anchorOf(name)}`}>{name}</a>)}
      </nav>
      <pre tabIndex={0} aria-label={t.exampleLabel} className="mb-8 overflow-x-auto rounded-chip bg-wash px-4 py-3 font-mono text-small">{t.example(serverUrl)}</pre>
      {reference.groups.map(({ name, endpoints }) => (
        <section key={name} id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`} className="mb-10">
          <h2 id={`${anchorOf(name)}-title`} className="mb-3 font-serif text-section font-semibold">{name}</h2>
          <div className="border-t-[1.5px] border-ink">{endpoints.map((endpoint) => <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />)}</div>
        </section>
      ))}
      {codeTables(reference).map(({ lead, ...table }) => (
        <section key={table.caption} id={anchorOf(table.caption)} aria-labelledby={`${anchorOf(table.caption)}-title`} className="mb-10">
          <h2 id={`${anchorOf(table.caption)}-title`} className="mb-1 font-serif text-section font-semibold">{table.caption}</h2>
          <p className="mb-3 max-w-[68ch] text-ink-2">{lead}</p>
          <CodeTable {...table} />
        </section>
      ))}
    </PageBody>
  );
}

const codeTables = ({ problems, failures, deliveryFaults, templateFaults }: ApiReference) => [
  { caption: t.problems, lead: t.problemsLead, heads: [t.status, t.when, t.advice], rows: problems.map(({ code, status, when, advice }) => ({ code, cells: [status, when, advice] })) },
  { caption: t.failures, lead: t.failuresLead, heads: [t.retry, t.sentence, t.advice], rows: failures.map(({ code, retryable, sentence, advice }) => ({ code, cells: [retryable ? t.helps : t.helpsNot, sentence, advice] })) },
  { caption: t.deliveryFaults, lead: t.deliveryFaultsLead, heads: [t.when, t.advice], rows: deliveryFaults.map(({ code, when, advice }) => ({ code, cells: [when, advice] })) },
  { caption: t.templateFaults, lead: t.templateFaultsLead, heads: [t.when, t.advice], rows: templateFaults.map(({ code, when, advice }) => ({ code, cells: [when, advice] })) },
];

const anchorOf = (name: string): string => name.toLowerCase().replace(/\W+/g, "-");
