-- AlterTable
ALTER TABLE "answers" ADD COLUMN     "toldBy" TEXT;
