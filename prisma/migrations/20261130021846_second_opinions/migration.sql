-- CreateTable
CREATE TABLE "run_opinions" (
    "runId" UUID NOT NULL,
    "analystKind" TEXT NOT NULL,
    "analystName" TEXT NOT NULL,
    "analystVersion" TEXT NOT NULL,
    "findings" JSONB NOT NULL,
    "dropped" JSONB NOT NULL,
    "assessed" JSONB,
    "apart" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "run_opinions_pkey" PRIMARY KEY ("runId")
);

-- AddForeignKey
ALTER TABLE "run_opinions" ADD CONSTRAINT "run_opinions_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
