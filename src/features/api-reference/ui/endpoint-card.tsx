import { FieldTable } from "./field-table";
import type { ReferenceEndpoint } from "./reference";
import { t } from "./text";

/** One call: its line always, the rest when it is opened. */
export function EndpointCard({ endpoint }: { endpoint: ReferenceEndpoint }) {
  const { method, path, summary, notes, scope, headers, query, body, answers, problems } = endpoint;
  return (
    <details className="rounded-card border border-line bg-raised px-4 py-3">
      <summary className="cursor-pointer">
        <span className="font-mono text-small font-semibold [overflow-wrap:anywhere]"><span className="inline-block min-w-[62px]">{method}</span> {path}</span>
        <span className="mt-0.5 block text-ink-2 wide:pl-[62px]">{summary} <span className="text-second text-ink-3">({scope ? t.scope(scope) : t.open})</span></span>
      </summary>
      <div className="mt-3 flex flex-col gap-4 border-t border-line pt-3">
        {notes ? <p className="max-w-[68ch]">{notes}</p> : null}
        {headers.length > 0 ? <FieldTable caption={t.headers} fields={headers.map(({ name, text }) => ({ name, type: "text", required: false, description: text }))} /> : null}
        {query.length > 0 ? <FieldTable caption={t.query} fields={query} /> : null}
        {body.length > 0 ? <FieldTable caption={t.body} fields={body} /> : null}
        {answers.map(({ status, text, fields }) => (
          <div key={status}>
            <p><b className="font-semibold">{t.answer(status)}</b>: {text}</p>
            {fields.length > 0 ? <FieldTable caption={t.answer(status)} hideCaption fields={fields} /> : null}
          </div>
        ))}
        {problems.length > 0 ? <p><b className="font-semibold">{t.ownProblems}</b>: <span className="font-mono text-small">{problems.join(", ")}</span></p> : null}
      </div>
    </details>
  );
}
