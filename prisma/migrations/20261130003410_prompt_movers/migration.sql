-- AlterTable
ALTER TABLE "prompt_label_moves" ADD COLUMN     "movedBy" TEXT;
