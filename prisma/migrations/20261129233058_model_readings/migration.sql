-- CreateTable
CREATE TABLE "run_readings" (
    "runId" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "ground" TEXT NOT NULL,
    "reading" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "run_readings_pkey" PRIMARY KEY ("runId","category")
);

-- AddForeignKey
ALTER TABLE "run_readings" ADD CONSTRAINT "run_readings_runId_fkey" FOREIGN KEY ("runId") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
