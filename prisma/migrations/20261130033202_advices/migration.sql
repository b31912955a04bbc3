-- CreateTable
CREATE TABLE "advices" (
    "id" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "ground" TEXT NOT NULL,
    "model" TEXT,
    "why" TEXT,
    "promptVersionIds" TEXT[],
    "body" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "advices_assessmentId_section_subject_ground_key" ON "advices"("assessmentId", "section", "subject", "ground");

-- AddForeignKey
ALTER TABLE "advices" ADD CONSTRAINT "advices_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "assessments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
