const dev = process.env.NODE_ENV === "development";

/** Next writes small inline scripts and styles into each page; everything else comes from this address only. */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `connect-src 'self'${dev ? " ws:" : ""}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const headers = [
  { key: "content-security-policy", value: policy },
  { key: "x-content-type-options", value: "nosniff" },
  { key: "x-frame-options", value: "DENY" },
  { key: "referrer-policy", value: "same-origin" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
];

/** What the server reads at run time by path, which tracing cannot see. */
const RUN_TIME_FILES = ["./extract-dist/**/*", "./report/**/*", "./report-dist/**/*", "./rubric/**/*", "./recipes/**/*"];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // A native addon cannot be bundled; the SDKs are large, and would be bundled once for each route.
  serverExternalPackages: ["@myriaddreamin/typst-ts-node-compiler", "inngest", "@aws-sdk/client-bedrock-runtime", "@smithy/node-http-handler"],
  outputFileTracingIncludes: { "/api/**": RUN_TIME_FILES },
  turbopack: { root: import.meta.dirname },
  // `npm test` checks the types; checking them again would only make the first start longer.
  typescript: { ignoreBuildErrors: true },
  // Writing 160 MB of cache would take longer than the one rebuild it saves.
  experimental: { turbopackFileSystemCacheForBuild: false, serverSourceMaps: false },
  headers: async () => [{ source: "/:path*", headers }],
};

export default config;
