-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('viewer', 'analyst', 'reviewer', 'admin');

-- CreateEnum
CREATE TYPE "AssessmentState" AS ENUM ('DRAFT', 'ANALYZING', 'ACTION_REQUIRED', 'COMPLETE', 'FAILED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "DocumentState" AS ENUM ('UPLOADED', 'READING', 'READ', 'FAILED');

-- CreateEnum
CREATE TYPE "RunStatus" AS ENUM ('RUNNING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "JobType" AS ENUM ('AI_PREVIEW', 'PARSE_DOCUMENT', 'GAP_DETECTION', 'RISK_ANALYSIS', 'REPORT_GENERATION', 'RECIPE');

-- CreateEnum
CREATE TYPE "JobStatus" AS ENUM ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "windowStart" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key","windowStart")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" UUID NOT NULL,
    "actorId" UUID,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assessments" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "firm" TEXT NOT NULL,
    "enterpriseType" TEXT,
    "country" TEXT,
    "sector" TEXT,
    "currency" TEXT,
    "state" "AssessmentState" NOT NULL DEFAULT 'DRAFT',
    "conditions" JSONB NOT NULL DEFAULT '{}',
    "changedAt" TIMESTAMPTZ(3),
    "currentRunId" UUID,
    "score" INTEGER,
    "low" INTEGER,
    "high" INTEGER,
    "coverage" DOUBLE PRECISION,
    "level" TEXT,
    "scoredAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "state" "DocumentState" NOT NULL DEFAULT 'UPLOADED',
    "format" TEXT,
    "failureCode" TEXT,
    "failureDetail" TEXT,
    "failurePage" INTEGER,
    "pageCount" INTEGER,
    "language" TEXT,
    "title" TEXT,
    "warnings" JSONB NOT NULL DEFAULT '[]',
    "extractor" TEXT,
    "ocrPages" INTEGER NOT NULL DEFAULT 0,
    "ocr" BOOLEAN NOT NULL DEFAULT true,
    "jobId" UUID,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_pages" (
    "documentId" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "segments" JSONB NOT NULL,
    "tables" JSONB NOT NULL,
    "width" DOUBLE PRECISION NOT NULL,
    "height" DOUBLE PRECISION NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "ocrConfidence" DOUBLE PRECISION,

    CONSTRAINT "document_pages_pkey" PRIMARY KEY ("documentId","index")
);

-- CreateTable
CREATE TABLE "runs" (
    "id" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "RunStatus" NOT NULL DEFAULT 'RUNNING',
    "analystKind" TEXT NOT NULL,
    "analystName" TEXT NOT NULL,
    "analystVersion" TEXT NOT NULL,
    "rubricVersion" TEXT NOT NULL,
    "rubricHash" TEXT NOT NULL,
    "asOf" TEXT NOT NULL,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "dropped" JSONB NOT NULL DEFAULT '[]',
    "appraisals" JSONB NOT NULL DEFAULT '[]',
    "gaps" JSONB,
    "assessed" JSONB,
    "score" INTEGER,
    "low" INTEGER,
    "high" INTEGER,
    "coverage" DOUBLE PRECISION,
    "level" TEXT,
    "startedById" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answers" (
    "id" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "dataPoint" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "findingId" TEXT,
    "value" JSONB,
    "unit" TEXT,
    "currency" TEXT,
    "period" TEXT,
    "note" TEXT,
    "documentId" UUID,
    "answeredById" UUID NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flag_decisions" (
    "assessmentId" UUID NOT NULL,
    "flag" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "decidedById" UUID NOT NULL,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "flag_decisions_pkey" PRIMARY KEY ("assessmentId","flag")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "runId" UUID NOT NULL,
    "storageKey" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "pages" INTEGER NOT NULL,
    "standard" TEXT NOT NULL,
    "contentHash" TEXT NOT NULL,
    "notes" JSONB NOT NULL DEFAULT '[]',
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "type" "JobType" NOT NULL,
    "recipe" TEXT,
    "status" "JobStatus" NOT NULL DEFAULT 'PENDING',
    "input" JSONB NOT NULL,
    "result" JSONB,
    "error" TEXT,
    "errorCode" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "maxAttempts" INTEGER NOT NULL DEFAULT 3,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "step" TEXT,
    "stepsDone" INTEGER NOT NULL DEFAULT 0,
    "stepsTotal" INTEGER NOT NULL DEFAULT 0,
    "sessionId" TEXT,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "timeoutSec" INTEGER NOT NULL DEFAULT 3600,
    "deadlineAt" TIMESTAMPTZ(3),
    "cancelRequestedAt" TIMESTAMPTZ(3),
    "assessmentId" UUID,
    "documentId" UUID,
    "parentId" UUID,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "engineRunId" TEXT,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_events" (
    "jobId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_events_pkey" PRIMARY KEY ("jobId","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "audit_events_subjectType_subjectId_at_idx" ON "audit_events"("subjectType", "subjectId", "at");

-- CreateIndex
CREATE INDEX "assessments_createdById_updatedAt_idx" ON "assessments"("createdById", "updatedAt");

-- CreateIndex
CREATE INDEX "documents_assessmentId_createdAt_idx" ON "documents"("assessmentId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "runs_assessmentId_number_key" ON "runs"("assessmentId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "answers_assessmentId_dataPoint_key" ON "answers"("assessmentId", "dataPoint");

-- CreateIndex
CREATE INDEX "reports_assessmentId_createdAt_idx" ON "reports"("assessmentId", "createdAt");

-- CreateIndex
CREATE INDEX "jobs_createdById_createdAt_idx" ON "jobs"("createdById", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "jobs_assessmentId_createdAt_idx" ON "jobs"("assessmentId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "jobs_parentId_idx" ON "jobs"("parentId");

-- CreateIndex
CREATE INDEX "jobs_status_createdAt_idx" ON "jobs"("status", "createdAt");

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flag_decisions" ADD CONSTRAINT "flag_decisions_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
