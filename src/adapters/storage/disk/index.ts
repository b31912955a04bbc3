export { diskStorage } from "./disk-storage";
