/** Returns a number with its noun: '1 day', '2 days', '3 children'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
