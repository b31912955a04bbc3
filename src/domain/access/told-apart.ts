/** People as they are shown beside each other: whose name another of them has too is told by the address as well. */
export function toldApart(people: readonly { id: string; name: string; email: string }[]): { id: string; name: string }[] {
  const count = new Map<string, number>();
  for (const { name } of people) count.set(keyOf(name), (count.get(keyOf(name)) ?? 0) + 1);
  return people.map(({ id, name, email }) => ({ id, name: (count.get(keyOf(name)) ?? 0) > 1 ? `${name} (${email})` : name }));
}

/** Names that look the same to whoever reads a list. */
const keyOf = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
