-- AlterTable
ALTER TABLE "webhook_attempts" ADD COLUMN     "code" TEXT;
