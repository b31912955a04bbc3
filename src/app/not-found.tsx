import Link from "next/link";
import { PageBody } from "@/ui/layout/page-body";
import { en } from "@/ui/text/en";

export default function NotFound() {
  return (
    <main id="main">
      <PageBody narrow>
        <h1>{en.error.notFoundTitle}</h1>
        <p className="mt-2 mb-4 text-ink-2">{en.error.notFound}</p>
        <Link href="/" className="link">{en.error.toAssessments}</Link>
      </PageBody>
    </main>
  );
}
