-- Tables of the embedded job engine (docs/adr, src/adapters/engine). A guest in the app’s database: its own schema,
-- not modelled by Prisma. Payloads are "json", not "jsonb": they are stored and handed back, never searched by the
-- hot paths, and json neither re-encodes them nor refuses \u0000. No foreign keys: each insert would lock the run’s row
-- once more, one transaction writes a run and what belongs to it, and one statement prunes both.
CREATE SCHEMA IF NOT EXISTS engine;

CREATE TABLE engine.events (
  id          text PRIMARY KEY,             -- ULID
  name        text NOT NULL,
  event       json NOT NULL,                -- as functions get it
  -- false until waiting runs and cancel rules have been told, a crash in between is made good by the housekeeping
  delivered   boolean NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_undelivered ON engine.events (id) WHERE NOT delivered;
CREATE INDEX events_received_at ON engine.events (received_at);

CREATE TABLE engine.runs (
  id            text PRIMARY KEY,           -- ULID
  fn_id         text NOT NULL,
  event         json NOT NULL,
  status        text NOT NULL DEFAULT 'RUNNING' CHECK (status IN ('RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  stack         text[] NOT NULL DEFAULT '{}', -- step hashes in order of completion
  req_version   integer NOT NULL DEFAULT -1,
  limit_keys    text[] NOT NULL DEFAULT '{}',
  limit_sizes   integer[] NOT NULL DEFAULT '{}',
  invoked_by    text,                       -- run and step that wait for this run’s end
  invoked_step  text,
  created_at    timestamptz NOT NULL DEFAULT now(),
  start_by      timestamptz,                -- cancelled when not started by then
  finish_after  interval,
  started_at    timestamptz,
  finish_by     timestamptz,
  ended_at      timestamptz,
  output        json
) WITH (fillfactor = 80);
CREATE INDEX runs_live ON engine.runs (fn_id, id) WHERE status = 'RUNNING';
CREATE INDEX runs_start_by ON engine.runs (start_by) WHERE status = 'RUNNING' AND started_at IS NULL AND start_by IS NOT NULL;
CREATE INDEX runs_finish_by ON engine.runs (finish_by) WHERE status = 'RUNNING' AND finish_by IS NOT NULL;
CREATE INDEX runs_ended_at ON engine.runs (ended_at) WHERE ended_at IS NOT NULL;

-- Insert-only: the first value of a step is the one every later call sees.
CREATE TABLE engine.steps (
  run_id text NOT NULL,
  hash   text NOT NULL,
  value  json NOT NULL,                     -- {"data":…} | {"error":…} | event | null, as the SDK reads it
  PRIMARY KEY (run_id, hash)
);

-- Calls to make. A row is leased while its call is out and deleted when the answer is stored.
CREATE TABLE engine.queue (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id      text NOT NULL,
  fn_id       text NOT NULL,
  step        text NOT NULL,                -- ’step’ discovers what comes next, a hash runs that planned step
  batch       bigint NOT NULL DEFAULT 0,    -- the call that planned it, the batch’s last answer triggers one discovery
  parallel    boolean NOT NULL DEFAULT false, -- planned beside others, whose ends it must wait for
  race        boolean NOT NULL DEFAULT false,
  again       boolean NOT NULL DEFAULT false, -- a discovery became due while this one was out
  depth       integer NOT NULL DEFAULT 0,   -- steps that were done when it was queued
  due_at      timestamptz NOT NULL DEFAULT now(),
  attempt     integer NOT NULL DEFAULT 0,
  crashes     integer NOT NULL DEFAULT 0,   -- calls lost with their process, not counted as attempts
  generation  integer NOT NULL DEFAULT 0,   -- fences off the answer of a call that was taken over
  owner       integer,
  lease_until timestamptz,
  limit_keys  text[] NOT NULL DEFAULT '{}',
  limit_sizes integer[] NOT NULL DEFAULT '{}',
  UNIQUE (run_id, step)
) WITH (fillfactor = 70);
CREATE INDEX queue_due_free ON engine.queue (due_at, id) WHERE owner IS NULL AND limit_keys = '{}';
CREATE INDEX queue_due_limited ON engine.queue (due_at, id) WHERE owner IS NULL AND limit_keys <> '{}';
CREATE INDEX queue_leased ON engine.queue (owner, lease_until) WHERE owner IS NOT NULL;

-- Open sleeps, waits for events and invocations.
CREATE TABLE engine.waits (
  run_id     text NOT NULL,
  hash       text NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('sleep', 'event', 'invoke')),
  event_name text,
  expression text,
  batch      bigint NOT NULL DEFAULT 0,
  race       boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (run_id, hash)
);
CREATE INDEX waits_event ON engine.waits (event_name) WHERE event_name IS NOT NULL;
CREATE INDEX waits_expires_at ON engine.waits (expires_at);

-- What starts a function at most once within its time: an event’s own id, an idempotency key, a cron slot.
CREATE TABLE engine.dedupe (
  fn_id      text NOT NULL,
  key        text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (fn_id, key)
);
CREATE INDEX dedupe_expires_at ON engine.dedupe (expires_at);
