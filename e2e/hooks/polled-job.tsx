import { useState } from "react";
import { createRoot } from "react-dom/client";
import { useJobPolling } from "@/trpc/use-job-polling";

/** The hook of the polling document as somebody's own page would use it. */
function PolledJob({ ids }: { ids: readonly string[] }) {
  const [at, setAt] = useState(0);
  const { job, loading, error } = useJobPolling(ids[at] ?? null);
  return (
    <section aria-label="Polled job">
      <output>{[job?.id ?? "no job", job?.status ?? "no state", loading ? "asking" : "at rest", error ?? "no error"].join(" · ")}</output>
      <button onClick={() => setAt(at + 1)}>Next job</button>
    </section>
  );
}

declare global {
  interface Window {
    showPolledJob: (ids: readonly string[]) => void;
  }
}

window.showPolledJob = (ids) => {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  createRoot(place).render(<PolledJob ids={ids} />);
};
