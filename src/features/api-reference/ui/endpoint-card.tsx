import { Glyph } from "@/ui/state/glyph";
import { FieldTable } from "./field-table";
import type { ReferenceEndpoint } from "./reference";
import { t } from "./text";

/** One call: its line always, the rest when it is opened. */
export function EndpointCard({ endpoint }: { endpoint: ReferenceEndpoint }) {
  const { method, path, summary, notes, scope, headers, query, body, answers, problems } = endpoint;
  return (
    <details className="group border-b border-line">
      <summary className="grid grid-cols-[16px_minmax(0,1fr)] items-baseline gap-x-1.5 gap-y-0.5 py-2.5 hover:bg-sub focus-visible:-outline-offset-2 wide:grid-cols-[16px_62px_minmax(0,340px)_minmax(0,1fr)]">
        <Glyph name="right" size={11} className="group-open:rotate-90" />
        <span className="font-mono text-small font-semibold max-wide:hidden">{method}</span>
        <span className="font-mono text-small font-semibold [overflow-wrap:anywhere]"><span className="wide:hidden">{method} </span>{path}</span>
        <span className="text-ink-2 max-wide:col-start-2">{summary} <span className="text-second text-ink-3">({scope ? t.scope(scope) : t.open})</span></span>
      </summary>
      <div className="mb-5 flex flex-col gap-4 pt-1.5 wide:pl-[22px]">
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
