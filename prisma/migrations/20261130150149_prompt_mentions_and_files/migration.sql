-- AlterTable
ALTER TABLE "prompts" ADD COLUMN     "importedProduction" INTEGER,
ADD COLUMN     "importedProductionAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "prompt_comments" ADD COLUMN     "mentionedNames" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "resolvedBy" TEXT;

-- CreateTable
CREATE TABLE "prompt_mentions" (
    "commentId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "prompt_mentions_pkey" PRIMARY KEY ("commentId","personId")
);

-- CreateIndex
CREATE INDEX "prompt_mentions_personId_createdAt_commentId_idx" ON "prompt_mentions"("personId", "createdAt" DESC, "commentId" DESC);

-- AddForeignKey
ALTER TABLE "prompt_mentions" ADD CONSTRAINT "prompt_mentions_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "prompt_comments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Whoever was mentioned before this was told of it nowhere.
INSERT INTO "prompt_mentions" ("commentId", "personId", "createdAt")
SELECT c.id, person, c."createdAt" FROM prompt_comments c, unnest(c.mentions) AS person
WHERE person IS DISTINCT FROM c."authorId"
ON CONFLICT DO NOTHING;
