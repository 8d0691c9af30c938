/**
 * Stands for `node:http` in the built program (vite.program.config.ts). An import of the real module reads all its names,
 * and one of them, `WebSocket`, loads the whole of undici: 80 ms of every start, the shortest command's included.
 */
const http = process.getBuiltinModule("node:http");
export default http;
export const {
  Agent,
  ClientRequest,
  createServer,
  get,
  globalAgent,
  IncomingMessage,
  maxHeaderSize,
  METHODS,
  OutgoingMessage,
  request,
  Server,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} = http;
