import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { mayReach, type UrlPolicy } from "@/domain/webhooks/webhook-url";

/** A name that leads where no message may go; its text is for the delivery log. */
export class RefusedAddress extends Error {
  readonly code = "REFUSED_ADDRESS";
}

export type Resolve = typeof systemLookup;

/**
 * The connection's own name resolution: what is checked is what is connected to, so a name that changes between two
 * questions gains nothing. One forbidden address among several refuses them all.
 */
export function guardedLookup(policy: UrlPolicy, scheme: string, resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const refused = addresses.find(({ address }) => !mayReach(address, policy, scheme));
      if (refused || addresses.length === 0) return done(refusal(hostname), []);
      const first = addresses[0];
      if (options.all === true || !first) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** A host that is written as an address is never looked up, so it is asked about here. */
export function refusedLiteral(hostname: string, policy: UrlPolicy, scheme: string): RefusedAddress | null {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(bare) !== 0 && !mayReach(bare, policy, scheme) ? refusal(bare) : null;
}

// Which address it was is not told: the log must not become a map of the network around the server.
const refusal = (hostname: string): RefusedAddress => new RefusedAddress(`${hostname} does not lead to a public address, so nothing was sent.`);
