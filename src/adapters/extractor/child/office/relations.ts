import path from "node:path";
import { readXml } from "../xml/read-xml";
import type { ZipArchive } from "../zip/zip-archive";

export interface Relation {
  /** Last part of the type's address: "slide", "notesSlide", "officeDocument". */
  type: string;
  /** Name of the part in the archive. */
  target: string;
}

/** What a part of an office file points to inside the file, by relation id; external targets are left out. */
export function relationsOf(archive: ZipArchive, part: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  const folder = part === "" ? "" : path.posix.dirname(part);
  const rels = archive.read(path.posix.join(folder, "_rels", `${path.posix.basename(part)}.rels`));
  if (!rels) return relations;
  readXml(rels, {
    open(name, attributes) {
      if (name !== "Relationship" || attributes.TargetMode === "External" || !attributes.Id || !attributes.Target) return;
      const target = attributes.Target.startsWith("/") ? attributes.Target.slice(1) : path.posix.join(folder, attributes.Target);
      relations.set(attributes.Id, { type: attributes.Type?.split("/").pop() ?? "", target: path.posix.normalize(target) });
    },
  });
  return relations;
}

/** The part that the whole file is about, told by the package's own relations. */
export function mainPart(archive: ZipArchive, usual: string): string {
  for (const relation of relationsOf(archive, "").values()) if (relation.type === "officeDocument") return relation.target;
  return usual;
}

/** dc:title of docProps/core.xml; "" when there is none. */
export function officeTitle(archive: ZipArchive): string {
  const core = archive.read("docProps/core.xml");
  let inside = false;
  let title = "";
  if (core) {
    readXml(core, {
      open: (name) => { inside = name === "title"; },
      close: () => { inside = false; },
      text: (text) => { if (inside) title += text; },
    });
  }
  return title.trim();
}
