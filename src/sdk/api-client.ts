import type { ClientOptions } from "./client-options";
import { type Call, type Transport, transportTo } from "./transport";

export interface Abortable {
  /** Ends the call. */
  signal?: AbortSignal;
}

/** What the clients for what is not a job have in common. */
export abstract class ApiClient {
  protected readonly transport: Transport;

  /** @param options the address, or the address with the key and the rest; without an address, what `configure` set */
  constructor(options: string | ClientOptions = {}) {
    this.transport = transportTo(options);
  }

  protected async ask<Body>(call: Call): Promise<Body> {
    return (await this.transport.json<Body>(call)).body;
  }
}
