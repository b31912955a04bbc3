import type { Metadata } from "next";
import { SignInScreen } from "@/features/account/ui/sign-in-screen";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const { next } = await searchParams;
  return <SignInScreen next={typeof next === "string" ? next : null} />;
}
