/**
 * How many of the last days, weeks and months keep their newest backup. All backups of the 24 hours before the newest
 * backup are retained too, so that a backup of damaged data does not remove the last good backup.
 */
export const retention = { days: 7, weeks: 4, months: 12 }

const dayMs = 24 * 60 * 60 * 1000

/** The name of a backup is its time in UTC: `20261128-093000`. */
const namePattern = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/

/** Returns the names of the backups to remove. Names without the form of a backup's name are ignored. */
export function findExpired(names: readonly string[]): string[] {
  const backups = names.filter((name) => namePattern.test(name)).sort()
  backups.reverse()
  const [newest = ''] = backups
  const retainedNames = new Set([
    ...backups.filter((name) => timeOf(newest) - timeOf(name) <= dayMs),
    ...newestOfEach(backups, dayOf).slice(0, retention.days),
    ...newestOfEach(backups, weekOf).slice(0, retention.weeks),
    ...newestOfEach(backups, monthOf).slice(0, retention.months),
  ])
  return backups.filter((name) => !retainedNames.has(name))
}

/** Returns the first name of each group, which is the newest if `names` are newest first. */
function newestOfEach<Group>(names: readonly string[], groupOf: (name: string) => Group): string[] {
  const newestByGroup = new Map<Group, string>()
  for (const name of names) {
    const group = groupOf(name)
    if (!newestByGroup.has(group)) newestByGroup.set(group, name)
  }
  return [...newestByGroup.values()]
}

const dayOf = (name: string) => name.slice(0, 'yyyymmdd'.length)
const monthOf = (name: string) => name.slice(0, 'yyyymm'.length)

/** Returns milliseconds since 1970. */
function timeOf(name: string): number {
  return Date.parse(name.replace(namePattern, '$1-$2-$3T$4:$5:$6Z'))
}

/** Returns the number of weeks since 1970. Weeks begin on Monday. */
function weekOf(name: string): number {
  // 1970-01-01 was a Thursday, the third day after Monday.
  return Math.floor((timeOf(name) / dayMs + 3) / 7)
}
