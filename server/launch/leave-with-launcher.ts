// Loaded before a child's own code: when the launcher is killed, its end of the channel closes, and the child stops
// as if asked to, rather than live on and hold the port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

export {};
