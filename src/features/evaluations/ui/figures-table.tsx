import type { ReactNode } from "react";
import { countOf, dollarsOf } from "@/ui/format/numbers";
import { Table, Td, Th } from "@/ui/table";
import type { EvaluationRow } from "../contract";
import { t } from "./text";

/** The comparison's columns after the name of the version. */
export function FiguresTable({ caption, children }: { caption: string; children: ReactNode }) {
  const { heads } = t;
  return <Table caption={caption} head={<><Th>{heads.version}</Th><Th numeric>{heads.agreement}</Th><Th>{heads.levels}</Th><Th>{heads.facts}</Th><Th>{heads.quotations}</Th><Th numeric>{heads.cost}</Th><Th numeric>{heads.time}</Th></>}>{children}</Table>;
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => <><span className="label wide:hidden">{name} </span>{children}</>;

/** What a finished run came to, cell by cell; on a phone each cell says what it is. */
export function FigureCells({ figures, spent }: Pick<EvaluationRow, "figures" | "spent">) {
  const { heads } = t;
  if (!figures || !spent) return null;
  const levelsAsked = figures.pairs + figures.levelsMissed + figures.levelsExtra > 0;
  return (
    <>
      <Td numeric full className="align-top max-wide:text-left!"><Named name={heads.agreement}>{levelsAsked ? <b>{t.kappa(figures.kappa)}</b> : t.noLevels}</Named></Td>
      <Td full className="align-top text-second"><Named name={heads.levels}>{levelsAsked ? <>{t.levelCounts(figures.same, figures.pairs, figures.oneApart, figures.further)}<span className="block text-ink-2">{t.levelMisses(figures.levelsMissed, figures.levelsExtra)}</span></> : t.noLevels}</Named></Td>
      <Td full className="align-top text-second"><Named name={heads.facts}>{t.factCounts(figures.factsFound, figures.factsExpected, figures.factsWrong, figures.factsInvented)}</Named></Td>
      <Td full className="align-top text-second"><Named name={heads.quotations}>{t.quotationCounts(figures.quotationsVerified, figures.quotationsDropped)}</Named></Td>
      <Td numeric full className="align-top text-second max-wide:text-left!"><Named name={heads.cost}>{spent.costUsd === null ? t.unknownCost : dollarsOf(spent.costUsd)}<span className="block text-ink-2">{t.tokens(countOf(spent.tokensIn), countOf(spent.tokensOut))}</span></Named></Td>
      <Td numeric full className="align-top text-second max-wide:text-left!"><Named name={heads.time}>{t.seconds(spent.modelMs)}</Named></Td>
    </>
  );
}
