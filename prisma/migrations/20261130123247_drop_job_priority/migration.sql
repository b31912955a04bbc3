-- AlterTable
ALTER TABLE "jobs" DROP COLUMN "priority";
