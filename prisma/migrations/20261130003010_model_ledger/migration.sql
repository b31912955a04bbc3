-- CreateTable
CREATE TABLE "model_runs" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "jobId" UUID,
    "section" TEXT NOT NULL,
    "category" TEXT,
    "model" TEXT NOT NULL,
    "promptVersionIds" TEXT[],
    "rubricVersion" TEXT,
    "schemaVersion" TEXT,
    "input" INTEGER NOT NULL DEFAULT 0,
    "output" INTEGER NOT NULL DEFAULT 0,
    "cacheRead" INTEGER NOT NULL DEFAULT 0,
    "cacheWrite" INTEGER NOT NULL DEFAULT 0,
    "costUsd" DECIMAL(12,6),
    "latencyMs" INTEGER NOT NULL,
    "stopReason" TEXT,
    "outcome" TEXT NOT NULL,
    "detail" TEXT,

    CONSTRAINT "model_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_prices" (
    "model" TEXT NOT NULL,
    "input" DECIMAL(10,4) NOT NULL,
    "output" DECIMAL(10,4) NOT NULL,
    "cacheRead" DECIMAL(10,4) NOT NULL,
    "cacheWrite" DECIMAL(10,4) NOT NULL,
    "updatedById" UUID NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_prices_pkey" PRIMARY KEY ("model")
);

-- CreateTable
CREATE TABLE "model_budgets" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "monthlyUsd" DECIMAL(10,2),
    "updatedById" UUID NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_budgets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_breakers" (
    "model" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "openUntil" TIMESTAMPTZ(3),
    "probeTill" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_breakers_pkey" PRIMARY KEY ("model")
);

-- CreateIndex
CREATE INDEX "model_runs_at_idx" ON "model_runs"("at");

-- CreateIndex
CREATE INDEX "model_runs_jobId_idx" ON "model_runs"("jobId");

-- CreateIndex
CREATE INDEX "model_runs_model_at_idx" ON "model_runs"("model", "at");
