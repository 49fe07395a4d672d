// Loaded into the processes that the launcher starts: when the launcher dies, even by kill -9, the channel
// to it closes, and the process ends with all that it started: it leads a process group of its own.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on("disconnect", () => {
    process.once("exit", () => process.platform !== "win32" && process.kill(-process.pid, "SIGKILL"));
    process.exit(0);
  });
  process.channel.unref();
}
