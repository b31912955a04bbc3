-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "inputs" JSONB;

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "decisionsAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "decisions" (
    "assessmentId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "level" TEXT,
    "reason" TEXT NOT NULL,
    "evidence" TEXT,
    "computed" JSONB,
    "decidedById" UUID NOT NULL,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decisions_pkey" PRIMARY KEY ("assessmentId","subject","version")
);

-- AddForeignKey
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Decisions on flags taken so far become the first version of their subject.
INSERT INTO "decisions" ("assessmentId", "subject", "version", "kind", "reason", "decidedById", "decidedAt")
SELECT "assessmentId", 'flag:' || "flag", 1, CASE "state" WHEN 'PROPOSED' THEN 'WITHDRAWN' ELSE "state" END, "reason", "decidedById", "decidedAt"
FROM "flag_decisions";

-- DropTable
DROP TABLE "flag_decisions";
