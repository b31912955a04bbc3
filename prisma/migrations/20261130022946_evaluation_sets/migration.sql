-- CreateTable
CREATE TABLE "evaluation_sets" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "archivedAt" TIMESTAMPTZ(3),
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "evaluation_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluation_cases" (
    "id" UUID NOT NULL,
    "setId" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "fromRun" INTEGER NOT NULL,
    "asOf" TEXT NOT NULL,
    "conditions" JSONB NOT NULL,
    "expected" JSONB NOT NULL,
    "pagesHash" TEXT NOT NULL,
    "checkedAt" TIMESTAMPTZ(3),
    "checkedById" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "evaluation_cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluation_runs" (
    "id" UUID NOT NULL,
    "setId" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "jobId" UUID,
    "setHash" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "result" JSONB,
    "startedById" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "evaluation_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluation_readings" (
    "runId" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "reading" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "evaluation_readings_pkey" PRIMARY KEY ("runId","assessmentId","category")
);

-- CreateIndex
CREATE INDEX "evaluation_sets_section_archivedAt_idx" ON "evaluation_sets"("section", "archivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "evaluation_cases_setId_assessmentId_key" ON "evaluation_cases"("setId", "assessmentId");

-- CreateIndex
CREATE UNIQUE INDEX "evaluation_runs_jobId_key" ON "evaluation_runs"("jobId");

-- CreateIndex
CREATE INDEX "evaluation_runs_setId_startedAt_idx" ON "evaluation_runs"("setId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "evaluation_runs_versionId_idx" ON "evaluation_runs"("versionId");

-- AddForeignKey
ALTER TABLE "evaluation_cases" ADD CONSTRAINT "evaluation_cases_setId_fkey" FOREIGN KEY ("setId") REFERENCES "evaluation_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_cases" ADD CONSTRAINT "evaluation_cases_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_runs" ADD CONSTRAINT "evaluation_runs_setId_fkey" FOREIGN KEY ("setId") REFERENCES "evaluation_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_runs" ADD CONSTRAINT "evaluation_runs_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "prompt_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluation_readings" ADD CONSTRAINT "evaluation_readings_runId_fkey" FOREIGN KEY ("runId") REFERENCES "evaluation_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
