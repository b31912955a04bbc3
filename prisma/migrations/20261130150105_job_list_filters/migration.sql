-- DropIndex
DROP INDEX "jobs_createdById_sessionId_createdAt_idx";

-- DropIndex
DROP INDEX "jobs_status_createdAt_idx";

-- CreateIndex
CREATE INDEX "jobs_createdById_type_createdAt_id_idx" ON "jobs"("createdById", "type", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_createdById_recipe_createdAt_id_idx" ON "jobs"("createdById", "recipe", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_createdById_sessionId_createdAt_id_idx" ON "jobs"("createdById", "sessionId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_status_createdAt_id_idx" ON "jobs"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_type_createdAt_id_idx" ON "jobs"("type", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_recipe_createdAt_id_idx" ON "jobs"("recipe", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_sessionId_createdAt_id_idx" ON "jobs"("sessionId", "createdAt" DESC, "id" DESC);
