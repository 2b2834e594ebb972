interface Output {
  write: NodeJS.WriteStream['write']
  fd?: number
}

export type ReadStatus = (fd: number) => { dev: number; ino: number }

const errorPriority = 3

/** systemd's journal reads these priorities of syslog at the beginning of a line. */
const prioritiesByLevel: Record<string, number> = {
  fatal: 2,
  error: errorPriority,
  warn: 4,
  info: 6,
  debug: 7,
  trace: 7,
}

/**
 * Returns whether the stream goes to systemd's journal. Child processes inherit `JOURNAL_STREAM` even if their output
 * is redirected, so its device and inode are compared with the stream's.
 */
export function isJournal(
  { fd }: { fd?: number },
  { JOURNAL_STREAM }: Record<string, string | undefined>,
  fstatSync: ReadStatus,
): boolean {
  if (!JOURNAL_STREAM || fd === undefined) return false
  const { dev, ino } = fstatSync(fd)
  return JOURNAL_STREAM === `${dev}:${ino}`
}

/**
 * Adds a priority to each entry that goes to the journal, so that `journalctl -p warning` finds it. The journal removes
 * the priority, so entries remain JSON.
 */
export function addPriorities(
  { stdout, stderr, env }: { stdout: Output; stderr: Output; env: Record<string, string | undefined> },
  fstatSync: ReadStatus,
): void {
  for (const stream of [stdout, stderr]) {
    if (!isJournal(stream, env, fstatSync)) continue
    const write = stream.write.bind(stream)
    stream.write = (chunk: string | Uint8Array, ...otherArgs: unknown[]) => {
      const text = typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)
      return Reflect.apply(write, undefined, [text.replaceAll(/^\{.*$/gm, addPriority), ...otherArgs])
    }
  }
}

/** Returns the message; if stderr goes to the journal, each line begins with the priority of an error. */
export function formatError(
  message: string,
  { stderr, env }: { stderr: { fd?: number }; env: Record<string, string | undefined> },
  fstatSync: ReadStatus,
): string {
  return isJournal(stderr, env, fstatSync) ? message.replaceAll(/^/gm, `<${errorPriority}>`) : message
}

function addPriority(line: string): string {
  const [, level = ''] = /"level":"(\w+)"/.exec(line) ?? []
  const priority = prioritiesByLevel[level]
  return priority === undefined ? line : `<${priority}>${line}`
}
