import { createServer } from "node:net";

/** A port nobody listens on right now; `wanted` when that one is free. */
export async function freePort(wanted = 0, host = "127.0.0.1") {
  if (wanted > 0 && (await canListen(wanted, host))) return wanted;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, host, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
