export { createDiskStorage } from "./disk-storage";
