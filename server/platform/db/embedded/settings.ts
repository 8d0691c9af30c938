import { MAJOR } from "./programs.ts";

/** The name of the role and of the database that the program uses; the superuser has a password that nobody knows. */
export const NAME = "bluebonnet";
export const CLUSTER = `postgres-${MAJOR}`;
/** The file whose lock keeps a second program out of a data folder; it stays where it is. */
export const PROGRAM_LOCK = "program.lock";

const SETTINGS = {
  timezone: "UTC",
  log_timezone: "UTC",
  // For one office on a small machine.
  shared_buffers: "32MB",
  max_connections: "40",
  max_wal_size: "256MB",
  // Switched off, to save processes and memory: replication, parallel reading of files, compiled queries.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  io_method: "sync",
  jit: "off",
  // The log never quotes a row, a parameter or a statement: errors go to the program alone.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_checkpoints: "off",
  logging_collector: "off",
  log_destination: "stderr",
  unix_socket_permissions: "0700",
};

/** Builds the arguments of the server: without a TCP port, its socket in a folder. */
export function serverArgs(data: string, socketFolder: string): string[] {
  const quoted = `"${socketFolder.replaceAll('"', '""')}"`;
  const settings = { ...SETTINGS, unix_socket_directories: quoted };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", data, "-h", "", "-p", "5432", ...pairs];
}
