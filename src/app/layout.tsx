import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { TrpcProvider } from "@/trpc/client";
import { THEME_COOKIE, themeOf } from "@/ui/theme";
import { en } from "@/ui/text/en";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: en.product, template: `%s · ${en.product}` },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={theme} suppressHydrationWarning>
      <body>
        <TrpcProvider>{children}</TrpcProvider>
      </body>
    </html>
  );
}
