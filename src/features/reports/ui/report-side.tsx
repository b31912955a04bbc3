"use client";

import { buttonClass } from "@/ui/button";
import { NativeSelect } from "@/ui/field";
import { bytesOf } from "@/ui/format/numbers";
import { dateOf } from "@/ui/format/times";
import { When } from "@/ui/when";
import type { ReportView } from "../contract";
import { reportText as text } from "./text";

/** The file: size, what it is, its fingerprint; and earlier reports. */
export function ReportSide({ report, reports, onChoose }: { report: ReportView; reports: readonly ReportView[]; onChoose: (id: string) => void }) {
  const size = bytesOf(report.bytes);
  return (
    <aside className="self-start py-5 pr-7 pl-6 max-wide:row-start-1 max-wide:px-4 wide:sticky wide:top-0" data-print="off">
      {reports.length > 1 ? (
        <NativeSelect aria-label={text.choose} value={report.id} onChange={(event) => onChoose(event.target.value)} className="mb-4">
          {reports.map((each) => <option key={each.id} value={each.id}>{text.option(each.runNumber, dateOf(each.createdAt))}</option>)}
        </NativeSelect>
      ) : null}
      <h3 className="mb-1.5">{text.download}</h3>
      <div className="flex items-center justify-between gap-2.5 border-b border-line pb-2">
        <p><b className="font-semibold">{text.pdf}</b><span className="block text-second text-ink-2">{text.standards(report.standard)}. {text.facts(report.pages, size)}</span></p>
        <a href={report.fileUrl} download aria-label={text.downloadLabel(size)} className={buttonClass({ tone: "primary" })}>{text.download}</a>
      </div>
      <p className="mt-2.5 text-second text-ink-2">{text.from(report.runNumber)} {text.madeBy(report.createdBy)}, <When at={report.createdAt} form="full" />.</p>
      <p className="mt-2.5 text-second text-ink-2">{text.hash} <span className="font-mono text-small [overflow-wrap:anywhere] select-all">{report.sha256}</span></p>
      {report.notes.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1">{text.notes}</h3>
          <ul className="text-second text-ink-2">{report.notes.map((note) => <li key={note} className="border-b border-line py-1.5">{note}</li>)}</ul>
        </>
      ) : null}
    </aside>
  );
}
