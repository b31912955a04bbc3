import { describe, expect, it } from "vitest";
import { nameFault } from "./name-fault";

const thrown = (name: string, message: string): Error => Object.assign(new Error(message), { name });
const place = { modelId: "m", region: "eu-west-1", begun: false };

describe("credentials that cannot be used", () => {
  it.each([
    ["The SSO session associated with this profile has expired. To refresh this SSO session run aws sso login.", "have expired"],
    ["The SSO session associated with this profile is invalid. To refresh this SSO session run aws sso login.", "have expired"],
    ["Profile default credential_process returned expired credentials.", "have expired"],
    ["Could not load credentials from any providers", "has no AWS credentials"],
  ])("%s", (message, sentence) => {
    const fault = nameFault(thrown("CredentialsProviderError", message), place);
    expect(fault.code).toBe("ACCESS_DENIED");
    expect(fault.message).toContain(sentence);
  });
});
