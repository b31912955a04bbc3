-- CreateIndex
CREATE INDEX "jobs_recipe_completedAt_idx" ON "jobs"("recipe", "completedAt");
