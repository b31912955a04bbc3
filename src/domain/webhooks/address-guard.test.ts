import { describe, expect, it } from "vitest";
import { addressRefusal, type AddressKind } from "./address-guard";
import { checkWebhookUrl, mayReach, type UrlPolicy } from "./webhook-url";

const STRICT: UrlPolicy = { ports: [443, 8443], allowLoopback: false };
const LAPTOP: UrlPolicy = { ports: [443, 8443], allowLoopback: true };

const HOSTILE: [string, AddressKind][] = [
  ["0.0.0.0", "unspecified"], ["0.1.2.3", "reserved"], ["10.0.0.1", "private"], ["10.255.255.255", "private"],
  ["100.64.0.1", "shared"], ["100.127.255.255", "shared"], ["100.100.100.200", "metadata"], ["127.0.0.1", "loopback"], ["127.255.255.254", "loopback"],
  ["168.63.129.16", "metadata"], ["169.254.0.1", "link-local"], ["169.254.169.254", "metadata"], ["169.254.170.2", "metadata"],
  ["172.16.0.1", "private"], ["172.31.255.255", "private"], ["192.0.0.8", "reserved"], ["192.0.0.192", "metadata"], ["192.0.2.1", "documentation"],
  ["192.88.99.1", "6to4"], ["192.168.1.1", "private"], ["198.18.0.1", "benchmarking"], ["198.19.255.255", "benchmarking"],
  ["198.51.100.7", "documentation"], ["203.0.113.9", "documentation"], ["224.0.0.1", "multicast"], ["239.255.255.250", "multicast"],
  ["240.0.0.1", "reserved"], ["255.255.255.255", "broadcast"],
  ["::", "unspecified"], ["::1", "loopback"], ["0:0:0:0:0:0:0:1", "loopback"], ["::ffff:127.0.0.1", "v4-mapped"], ["::ffff:7f00:1", "v4-mapped"],
  ["::ffff:10.0.0.1", "v4-mapped"], ["::ffff:8.8.8.8", "v4-mapped"], ["::ffff:0:127.0.0.1", "v4-mapped"], ["::127.0.0.1", "v4-compatible"], ["::7f00:1", "v4-compatible"],
  ["64:ff9b::7f00:1", "nat64"], ["64:ff9b::169.254.169.254", "nat64"], ["64:ff9b:1::a00:1", "nat64"], ["100::1", "reserved"],
  ["2001::1", "teredo"], ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "teredo"], ["2001:2::1", "benchmarking"], ["2001:10::1", "reserved"], ["2001:20::1", "reserved"],
  ["2001:db8::1", "documentation"], ["2002:7f00:1::", "6to4"], ["2002:a00:1::1", "6to4"], ["3fff::1", "documentation"], ["3fff:fff::1", "documentation"],
  ["4000::1", "reserved"], ["5f00::1", "reserved"], ["fc00::1", "unique-local"], ["fd12:3456:789a::1", "unique-local"], ["fd00:ec2::254", "metadata"],
  ["fe80::1", "link-local"], ["fe80::1%eth0", "link-local"], ["febf::1", "link-local"], ["fec0::1", "site-local"], ["ff02::1", "multicast"], ["ff0e::1", "multicast"],
  ["", "unreadable"], ["127.1", "unreadable"], ["0x7f.0.0.1", "unreadable"], ["2130706433", "unreadable"], ["0127.0.0.1", "unreadable"], ["1.2.3", "unreadable"],
  ["256.1.1.1", "unreadable"], ["::1::", "unreadable"], ["1:2:3", "unreadable"], ["12345::", "unreadable"], ["1:2:3:4:5:6:7:8:9", "unreadable"], ["host.example.org", "unreadable"],
];

describe("the address guard", () => {
  it.each(HOSTILE)("refuses %s as %s", (address, kind) => {
    expect(addressRefusal(address)).toBe(kind);
    expect(mayReach(address, STRICT, "https:")).toBe(false);
    expect(mayReach(address, LAPTOP, "https:")).toBe(kind === "loopback");
  });

  it.each(["8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.255.255", "172.32.0.1", "192.0.1.1", "198.17.255.255", "198.20.0.1", "223.255.255.255", "2606:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001::1", "2003::1"])(
    "lets the public %s through, by https only",
    (address) => {
      expect(addressRefusal(address)).toBeNull();
      expect(mayReach(address, STRICT, "https:")).toBe(true);
      expect(mayReach(address, LAPTOP, "http:")).toBe(false);
    },
  );
});

describe("the rule for addresses people give", () => {
  const codeOf = (url: string, policy = STRICT): string => {
    const checked = checkWebhookUrl(url, policy);
    return checked.ok ? "ok" : checked.code;
  };

  it.each([
    ["http://bank.example.org/", "WEBHOOK_URL_SCHEME"], ["ftp://bank.example.org/", "WEBHOOK_URL_SCHEME"], ["file:///etc/passwd", "WEBHOOK_URL_SCHEME"],
    ["javascript:alert(1)", "WEBHOOK_URL_SCHEME"], ["data:text/plain,x", "WEBHOOK_URL_SCHEME"], ["gopher://127.0.0.1:11211/_x", "WEBHOOK_URL_SCHEME"],
    ["bank.example.org/hook", "WEBHOOK_URL_UNREADABLE"], ["", "WEBHOOK_URL_UNREADABLE"], ["https://", "WEBHOOK_URL_UNREADABLE"], ["https://[fe80::1%25eth0]/", "WEBHOOK_URL_UNREADABLE"],
    ["https://user@bank.example.org/", "WEBHOOK_URL_USERINFO"], ["https://a:b@bank.example.org/", "WEBHOOK_URL_USERINFO"], ["https://bank.example.org@10.0.0.1/", "WEBHOOK_URL_USERINFO"],
    ["https://bank.example.org:22/", "WEBHOOK_URL_PORT"], ["https://bank.example.org:80/", "WEBHOOK_URL_PORT"], ["https://127.0.0.1:6379/", "WEBHOOK_URL_PORT"],
    ["https://localhost/", "WEBHOOK_URL_HOST"], ["https://LOCALHOST./", "WEBHOOK_URL_HOST"], ["https://a.localhost/", "WEBHOOK_URL_HOST"], ["https://intranet/", "WEBHOOK_URL_HOST"],
    ["https://metadata.google.internal/", "WEBHOOK_URL_HOST"], ["https://printer.local/", "WEBHOOK_URL_HOST"], ["https://nas.home.arpa/", "WEBHOOK_URL_HOST"],
    ["https://127.0.0.1/", "WEBHOOK_URL_ADDRESS"], ["https://127.1/", "WEBHOOK_URL_ADDRESS"], ["https://2130706433/", "WEBHOOK_URL_ADDRESS"], ["https://0x7f000001/", "WEBHOOK_URL_ADDRESS"],
    ["https://0177.0.0.1/", "WEBHOOK_URL_ADDRESS"], ["https://0x7f.1/", "WEBHOOK_URL_ADDRESS"], ["https://127.0.0.1./", "WEBHOOK_URL_ADDRESS"], ["https://①②⑦.⓪.⓪.①/", "WEBHOOK_URL_ADDRESS"],
    ["https://１２７.0.0.1/", "WEBHOOK_URL_ADDRESS"], ["https://127。0。0。1/", "WEBHOOK_URL_ADDRESS"], ["https://%31%32%37.0.0.1/", "WEBHOOK_URL_ADDRESS"], ["https://0/", "WEBHOOK_URL_ADDRESS"],
    ["https://[::1]/", "WEBHOOK_URL_ADDRESS"], ["https://[::]/", "WEBHOOK_URL_ADDRESS"], ["https://[::ffff:10.0.0.1]/", "WEBHOOK_URL_ADDRESS"], ["https://[64:ff9b::a00:1]/", "WEBHOOK_URL_ADDRESS"],
    ["https://169.254.169.254/latest/meta-data/", "WEBHOOK_URL_ADDRESS"], ["https://0251.0376.0251.0376/", "WEBHOOK_URL_ADDRESS"], ["https://2852039166/", "WEBHOOK_URL_ADDRESS"],
    [`https://bank.example.org/${"a".repeat(2000)}`, "WEBHOOK_URL_TOO_LONG"], [`https://bank.example.org/${"é".repeat(900)}`, "WEBHOOK_URL_TOO_LONG"],
  ])("refuses %s with %s", (url, code) => expect(codeOf(url)).toBe(code));

  it.each([
    ["https://bank.example.org/hooks?x=1#part", "https://bank.example.org/hooks?x=1"],
    ["HTTPS://Bank.Example.ORG:443/Hooks", "https://bank.example.org/Hooks"],
    ["https://bank.example.org:8443", "https://bank.example.org:8443/"],
    ["https://8.8.8.8/x", "https://8.8.8.8/x"],
  ])("takes %s and writes it one way", (given, kept) => expect(checkWebhookUrl(given, STRICT)).toEqual({ ok: true, url: kept }));

  it("lets a laptop's own receivers in only where that is set, and plain http nowhere else", () => {
    for (const url of ["http://localhost:4000/x", "http://127.0.0.1:4000/", "http://[::1]:9/", "https://localhost:4443/"]) {
      expect(codeOf(url, LAPTOP)).toBe("ok");
      expect(codeOf(url, STRICT)).not.toBe("ok");
    }
    expect(codeOf("http://bank.example.org/", LAPTOP)).toBe("WEBHOOK_URL_SCHEME");
    expect(codeOf("http://10.0.0.1/", LAPTOP)).toBe("WEBHOOK_URL_SCHEME");
    expect(codeOf("https://169.254.169.254/", LAPTOP)).toBe("WEBHOOK_URL_ADDRESS");
  });
});
