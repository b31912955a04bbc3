const LEAST = [20, 19];

/** Ends the process with one kind sentence when Node is too old to run the product. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Risk Desk needs Node ${LEAST.join(".")} or newer; this is ${process.versions.node}. Get a current one from https://nodejs.org and try again.`);
  process.exit(1);
}
