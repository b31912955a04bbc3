-- DropIndex
DROP INDEX "webhook_deliveries_endpointId_createdAt_idx";

-- AlterTable
ALTER TABLE "webhook_deliveries" ADD COLUMN     "earlierAttempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "jobId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpointId_createdAt_id_idx" ON "webhook_deliveries"("endpointId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_createdAt_id_idx" ON "webhook_deliveries"("createdAt" DESC, "id" DESC);
