"use client";

import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { DocumentPage } from "@/ui/document-page/document-page";
import { pageText } from "@/ui/document-page/text";
import { useZoom } from "@/ui/document-page/use-zoom";
import { ZoomControl } from "@/ui/document-page/zoom-control";
import { ErrorState } from "@/ui/error-state";
import { NativeSelect } from "@/ui/field";
import { Segments } from "@/ui/segments";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { Glyph } from "@/ui/state/glyph";
import { useKept } from "@/ui/use-kept";
import { openDocument, sourceKey, turnSource, type Source } from "./sources";
import { gapText } from "./text";

const text = gapText.source;

interface Props {
  source: Source | null;
  passages: readonly Source[];
  documents: readonly { id: string; name: string; pages: number | null }[];
  onTurn: (source: Source) => void;
}

/** Right column: the document at the page, the passage marked. */
export function SourcePane({ source, passages, documents, onTurn }: Props) {
  const [zoom, setZoom] = useZoom();
  const [view, setView] = useKept("page-view");
  const page = trpc.documents.page.useQuery(
    { documentId: source?.documentId ?? "", index: source?.index ?? 1, ...(source?.quote ? { quote: source.quote } : {}) },
    { enabled: source !== null, placeholderData: (before) => (before?.documentId === source?.documentId && before?.index === source?.index ? before : undefined) },
  );
  return (
    <section aria-label={text.label} className="flex min-h-0 min-w-0 flex-col bg-desk">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-bg px-3 py-2">
        <SourceSelect source={source} passages={passages} documents={documents} onTurn={onTurn} />
        <Stepper source={source} passages={passages} pages={page.data?.pages ?? null} onTurn={onTurn} />
        {page.data?.pictureUrl ? (
          <>
            <Segments label={pageText.showAs} value={view === "text" ? "text" : "page"} onChange={setView} options={[{ value: "page", label: pageText.asPicture }, { value: "text", label: pageText.asText }]} />
            <span className="max-wide:hidden"><ZoomControl zoom={zoom} onZoom={setZoom} /></span>
          </>
        ) : null}
      </div>
      {source === null ? (
        <div className="px-6 py-8">
          <h3>{text.none}</h3>
          <p className="mt-1 text-ink-2">{documents.length === 0 ? text.noDocuments : text.noneBody}</p>
        </div>
      ) : page.data ? (
        <DocumentPage page={page.data} zoom={zoom} preferText={view === "text"} originalUrl={`/api/documents/${page.data.documentId}/file`} />
      ) : page.error ? (
        <div className="p-4"><ErrorState what={text.label} error={page.error} onRetry={() => void page.refetch()} retrying={page.isFetching} /></div>
      ) : (
        <Loading what={pageText.loading}><div className="mx-4 mt-9 space-y-3 bg-paper p-9" style={{ aspectRatio: 0.72 }}>{[60, 92, 88, 95, 70].map((width) => <p key={width}><SkeletonLine width={`${width}%`} /></p>)}</div></Loading>
      )}
    </section>
  );
}

function SourceSelect({ source, passages, documents, onTurn }: Props) {
  const nameOf = (id: string): string => documents.find((document) => document.id === id)?.name ?? gapText.form.unnamed;
  const choose = (value: string): void => {
    const passage = passages.find((each) => sourceKey(each) === value);
    if (passage) onTurn(passage);
    else if (value.startsWith("d:")) onTurn(openDocument(value.slice(2)));
  };
  return (
    <NativeSelect quiet aria-label={text.choose} value={sourceKey(source)} onChange={(event) => choose(event.target.value)} className="w-auto! min-w-0 flex-1 basis-40">
      {source === null ? <option value="">{gapText.form.choose}</option> : null}
      {passages.length > 0 ? (
        <optgroup label={text.passages}>
          {passages.map((passage) => <option key={sourceKey(passage)} value={sourceKey(passage)}>{nameOf(passage.documentId)}, p. {passage.index}</option>)}
        </optgroup>
      ) : null}
      <optgroup label={text.documents}>
        {documents.map((document) => <option key={document.id} value={`d:${document.id}`}>{document.name}</option>)}
      </optgroup>
    </NativeSelect>
  );
}

/** Through the passages of this gap; in a document of one's own choice, through its pages. */
function Stepper({ source, passages, pages, onTurn }: Pick<Props, "source" | "passages" | "onTurn"> & { pages: number | null }) {
  if (source === null) return null;
  const at = passages.findIndex((passage) => passage.findingId === source.findingId);
  const own = source.findingId === null;
  const total = own ? (pages ?? source.index) : passages.length;
  const now = own ? source.index : at + 1;
  const go = (step: 1 | -1): void => {
    const next = own ? { ...source, index: source.index + step } : turnSource(passages, source, step);
    if (next && next.index >= 1 && (!own || next.index <= total)) onTurn(next);
  };
  return (
    <span className="flex items-center gap-0.5">
      <Button tone="bare" size="sm" aria-label={own ? text.pageBefore : text.previous} disabled={own ? now <= 1 : total < 2} onClick={() => go(-1)}><Glyph name="left" /></Button>
      <span className="text-second whitespace-nowrap text-ink-2">{own ? text.pageOf(now, total) : text.of(now, total)}</span>
      <Button tone="bare" size="sm" aria-label={own ? text.pageAfter : text.next} disabled={own ? now >= total : total < 2} onClick={() => go(1)}><Glyph name="right" /></Button>
    </span>
  );
}
