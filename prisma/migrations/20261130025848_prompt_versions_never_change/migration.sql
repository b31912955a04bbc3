-- A version of a prompt is stamped on what it produced, so the database itself keeps it from being changed or taken away.
-- The body is an escaped text with \x3B for its statement ends: what applies migrations cuts them at that sign.
CREATE FUNCTION refuse_prompt_version_change() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN RAISE EXCEPTION USING MESSAGE = \'A version of a prompt never changes: save another one.\'\x3B END';

CREATE TRIGGER prompt_versions_never_change BEFORE UPDATE OR DELETE ON "prompt_versions"
FOR EACH ROW EXECUTE FUNCTION refuse_prompt_version_change();

CREATE TRIGGER prompt_versions_never_emptied BEFORE TRUNCATE ON "prompt_versions"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_prompt_version_change();
