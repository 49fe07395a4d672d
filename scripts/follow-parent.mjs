// Loaded into the processes that the launcher starts. When the launcher dies, even by kill -9, its channel closes.
// The process then ends with everything it started, since it leads its own process group.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on("disconnect", () => {
    process.once("exit", () => process.platform !== "win32" && process.kill(-process.pid, "SIGKILL"));
    process.exit(0);
  });
  process.channel.unref();
}
