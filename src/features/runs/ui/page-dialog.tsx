"use client";

import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { DocumentPage } from "@/ui/document-page/document-page";
import { pageText } from "@/ui/document-page/text";
import { useZoom } from "@/ui/document-page/use-zoom";
import { ZoomControl } from "@/ui/document-page/zoom-control";
import { ErrorState } from "@/ui/error-state";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { resultText as text } from "./text";

export interface Passage {
  documentId: string;
  index: number;
  quote: string | null;
}

/** A page over the scorecard with the passage marked; closing brings back the figure it proves. */
export function PageDialog({ passage, onClose }: { passage: Passage; onClose: () => void }) {
  const [zoom, setZoom] = useZoom();
  const page = trpc.documents.page.useQuery({ documentId: passage.documentId, index: passage.index, ...(passage.quote ? { quote: passage.quote } : {}) });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={page.data?.documentName ?? pageText.loading}
      actions={<Button onClick={onClose}>{text.page.close}</Button>}
    >
      {page.data?.pictureUrl ? <div className="mb-1 flex justify-end"><ZoomControl zoom={zoom} onZoom={setZoom} /></div> : null}
      <div className="-mx-[22px] flex h-[68dvh] flex-col bg-desk">
        {page.data ? (
          <DocumentPage page={page.data} zoom={zoom} originalUrl={`/api/documents/${passage.documentId}/file`} />
        ) : page.error ? (
          <div className="p-4"><ErrorState what={pageText.loading} error={page.error} onRetry={() => void page.refetch()} retrying={page.isFetching} /></div>
        ) : (
          <Loading what={pageText.loading}><div className="m-5 h-[60dvh] space-y-3 bg-paper p-9">{[60, 90, 80].map((width) => <p key={width}><SkeletonLine width={`${width}%`} /></p>)}</div></Loading>
        )}
      </div>
    </Dialog>
  );
}
