import { describe, expect, it } from "vitest";
import { ACTIONS, type Role } from "./permissions";
import { scopeAllows, scopeOf, SCOPES, scopesFor, type Scope } from "./scopes";

describe("scopes of a token", () => {
  it.each(ACTIONS.map((action) => [action]))("%s is allowed by its scope alone, and by no token where it has none", (action) => {
    const needed = scopeOf(action);
    expect(scopeAllows(SCOPES.filter((scope) => scope !== needed), action)).toBe(false);
    expect(scopeAllows(needed === null ? SCOPES : [needed], action)).toBe(needed !== null);
  });

  it("leaves a session to its role", () => expect(ACTIONS.every((action) => scopeAllows(undefined, action))).toBe(true));
});

it.each<[Role, Scope[]]>([
  ["viewer", ["assessments:read", "jobs:read"]],
  ["reviewer", ["assessments:read", "assessments:write", "jobs:read"]],
  ["analyst", ["assessments:read", "assessments:write", "jobs:read", "jobs:write", "webhooks:write", "schedules:write"]],
  ["admin", [...SCOPES]],
])("offers a %s only what the role can use", (role, scopes) => expect(scopesFor(role)).toEqual(scopes));
