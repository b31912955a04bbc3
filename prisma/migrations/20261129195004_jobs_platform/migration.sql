-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

-- DropIndex
DROP INDEX "jobs_createdById_createdAt_idx";

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "config" JSONB,
ADD COLUMN     "costUsd" DECIMAL(12,6) NOT NULL DEFAULT 0,
ADD COLUMN     "idempotencyKey" TEXT,
ADD COLUMN     "metadata" JSONB,
ADD COLUMN     "retryOfId" UUID,
ADD COLUMN     "scheduleRunId" UUID,
ADD COLUMN     "webhookUrl" TEXT;

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "recipe" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "jobId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedules" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "recipe" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "config" JSONB,
    "cadence" TEXT NOT NULL,
    "timezone" TEXT NOT NULL DEFAULT 'UTC',
    "maxRetries" INTEGER NOT NULL DEFAULT 0,
    "timeoutSec" INTEGER,
    "maxCostUsd" DECIMAL(12,6),
    "pausedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),
    "generation" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schedules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_runs" (
    "id" UUID NOT NULL,
    "scheduleId" UUID NOT NULL,
    "slotAt" TIMESTAMPTZ(3) NOT NULL,
    "firedAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "jobId" UUID,

    CONSTRAINT "schedule_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "events" TEXT[],
    "sealedSecret" TEXT NOT NULL,
    "sealedPrevious" TEXT,
    "previousUntil" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "disabledReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "endpointId" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "deliveryId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "statusCode" INTEGER,
    "error" TEXT,
    "answer" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("deliveryId","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_jobId_key" ON "idempotency_keys"("jobId");

-- CreateIndex
CREATE INDEX "idempotency_keys_expiresAt_idx" ON "idempotency_keys"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_ownerId_recipe_scope_sessionId_key_key" ON "idempotency_keys"("ownerId", "recipe", "scope", "sessionId", "key");

-- CreateIndex
CREATE INDEX "schedules_ownerId_createdAt_idx" ON "schedules"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "schedules_nextAt_idx" ON "schedules"("nextAt");

-- CreateIndex
CREATE UNIQUE INDEX "schedule_runs_scheduleId_slotAt_key" ON "schedule_runs"("scheduleId", "slotAt");

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens"("hash");

-- CreateIndex
CREATE INDEX "api_tokens_ownerId_createdAt_idx" ON "api_tokens"("ownerId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_endpoints_ownerId_url_key" ON "webhook_endpoints"("ownerId", "url");

-- CreateIndex
CREATE INDEX "webhook_deliveries_status_nextAttemptAt_idx" ON "webhook_deliveries"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpointId_createdAt_idx" ON "webhook_deliveries"("endpointId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_jobId_endpointId_key" ON "webhook_deliveries"("jobId", "endpointId");

-- CreateIndex
CREATE INDEX "jobs_createdById_createdAt_id_idx" ON "jobs"("createdById", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_createdById_status_createdAt_id_idx" ON "jobs"("createdById", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_createdById_idempotencyKey_idx" ON "jobs"("createdById", "idempotencyKey");

-- CreateIndex
CREATE INDEX "jobs_createdById_sessionId_createdAt_idx" ON "jobs"("createdById", "sessionId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "jobs_createdAt_id_idx" ON "jobs"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_scheduleRunId_idx" ON "jobs"("scheduleRunId");

-- AddForeignKey
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "schedules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
