/**
 * The settings the server starts with, as `-c name=value` arguments. Use `durable: false` for data that may be lost,
 * such as in tests.
 */
export function serverSettings(port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: durable ? "256MB" : "128MB",
    effective_cache_size: "1GB",
    work_mem: "16MB",
    maintenance_work_mem: "128MB",
    // Containers often have a tiny /dev/shm, which parallel queries would exhaust.
    min_dynamic_shared_memory: durable ? "64MB" : "16MB",
    max_wal_size: "2GB",
    random_page_cost: "1.1",
    timezone: "UTC",
    // Errors are returned to the client that caused them. Statements may contain secrets and are never logged.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_checkpoints: "off",
    ...(durable
      ? {}
      : { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
