import { execFileSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

/**
 * Postgres refuses to run as root. Returns how to run it: as whom, and with which command in front.
 * @returns {{ uid?: number, gid?: number, prefix: string[] }}
 */
export function postgresUser(dataDir, binary) {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = ownerOf(dataDir) ?? systemUser();
  if ([dataDir, binary].every((file) => reachable(file, uid))) return { uid, gid, prefix: [] };
  // A folder like /root is closed to everyone else: give the server only the right to walk through it.
  const setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].find(executable);
  if (!setpriv) {
    throw new Error(
      `Postgres may not run as root, and another user cannot enter ${path.dirname(dataDir)}. ` +
        "Move the project to a folder every user may enter (for example /srv), or set DATABASE_URL.",
    );
  }
  const caps = "+dac_override";
  return {
    uid, gid,
    prefix: [setpriv, `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", `--inh-caps=${caps}`, `--ambient-caps=${caps}`],
  };
}

/** The data folder's owner stays its owner, also when a postgres user appears on the machine later. */
function ownerOf(dataDir) {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

function systemUser() {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // Not on this machine.
    }
  }
  throw new Error("Postgres may not run as root and this machine has neither a user 'postgres' nor 'nobody'. Set DATABASE_URL.");
}

function reachable(file, uid) {
  for (let at = path.dirname(file); ; at = path.dirname(at)) {
    const found = statSync(at, { throwIfNoEntry: false });
    if (found && found.uid !== uid && (found.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
