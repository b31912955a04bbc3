import { getServices } from "@/server/container";

const handle = async (request: Request): Promise<Response> => (await getServices()).jobs.serveHandler(request);

export { handle as GET, handle as POST, handle as PUT };
