-- CreateTable
CREATE TABLE "prompts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "latest" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "subSection" TEXT NOT NULL DEFAULT '',
    "categories" TEXT[],
    "tags" TEXT[],
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prompts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prompt_versions" (
    "id" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "authorId" UUID,
    "author" TEXT,
    "note" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompt_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prompt_drafts" (
    "promptId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "baseNumber" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prompt_drafts_pkey" PRIMARY KEY ("promptId","personId")
);

-- CreateTable
CREATE TABLE "prompt_labels" (
    "promptId" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "versionId" UUID NOT NULL,
    "movedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prompt_labels_pkey" PRIMARY KEY ("promptId","label")
);

-- CreateTable
CREATE TABLE "prompt_places" (
    "section" TEXT NOT NULL,
    "subSection" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "promptId" UUID NOT NULL,
    "versionId" UUID NOT NULL,

    CONSTRAINT "prompt_places_pkey" PRIMARY KEY ("section","subSection","category")
);

-- CreateTable
CREATE TABLE "prompt_label_moves" (
    "id" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "fromNumber" INTEGER,
    "toNumber" INTEGER,
    "reason" TEXT NOT NULL,
    "movedById" UUID,
    "movedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prompt_label_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prompt_previews" (
    "jobId" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "assessmentId" UUID,
    "modelId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prompt_previews_pkey" PRIMARY KEY ("jobId")
);

-- CreateTable
CREATE TABLE "prompt_comments" (
    "id" UUID NOT NULL,
    "promptId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "field" TEXT,
    "threadId" UUID,
    "authorId" UUID,
    "author" TEXT,
    "text" TEXT NOT NULL,
    "mentions" UUID[],
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompt_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "prompts_slug_key" ON "prompts"("slug");

-- CreateIndex
CREATE INDEX "prompts_section_name_idx" ON "prompts"("section", "name");

-- CreateIndex
CREATE INDEX "prompts_updatedAt_id_idx" ON "prompts"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "prompt_versions_promptId_number_key" ON "prompt_versions"("promptId", "number");

-- CreateIndex
CREATE INDEX "prompt_places_promptId_idx" ON "prompt_places"("promptId");

-- CreateIndex
CREATE INDEX "prompt_label_moves_promptId_movedAt_id_idx" ON "prompt_label_moves"("promptId", "movedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "prompt_previews_versionId_idx" ON "prompt_previews"("versionId");

-- CreateIndex
CREATE INDEX "prompt_comments_promptId_createdAt_idx" ON "prompt_comments"("promptId", "createdAt");

-- AddForeignKey
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "prompts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_drafts" ADD CONSTRAINT "prompt_drafts_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "prompts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_labels" ADD CONSTRAINT "prompt_labels_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "prompts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_labels" ADD CONSTRAINT "prompt_labels_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "prompt_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_places" ADD CONSTRAINT "prompt_places_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "prompts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_places" ADD CONSTRAINT "prompt_places_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "prompt_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_label_moves" ADD CONSTRAINT "prompt_label_moves_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "prompts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_previews" ADD CONSTRAINT "prompt_previews_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "prompt_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_comments" ADD CONSTRAINT "prompt_comments_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "prompts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
