// Loaded into the processes that the launcher starts. When the launcher dies, even by kill -9, its channel closes.
// The process then ends with everything it started, since it leads its own process group. On Windows, which has no
// signals, the launcher asks by message for what SIGTERM does elsewhere.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on("disconnect", () => {
    process.once("exit", () => process.platform !== "win32" && process.kill(-process.pid, "SIGKILL"));
    process.exit(0);
  });
  process.on("message", (message) => message === "stop" && process.emit("SIGTERM", "SIGTERM"));
  process.channel.unref();
}
