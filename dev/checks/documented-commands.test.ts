import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../product/commands.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Programs of every Debian, of Node and of the shell. */
const installed = new Set([
  ...['apt-get', 'cp', 'crontab', 'grep', 'install', 'journalctl', 'printf', 'rm', 'sed', 'su', 'systemctl', 'test'],
  ...['node', 'npm', 'npx', 'cd', 'for', 'do', 'done', 'set', '.'],
])

/** Programs that belong to one way of hosting, whose section says so. */
const ofOtherHosts = new Set(['aws', 'docker'])

/** Returns the first word of each command in the shell blocks of a text: at the start of a line, and after `|`. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block)
  const lines = blocks.flatMap((block) => block.replaceAll(/\\\n\s*/g, ' ').split('\n'))
  return lines
    .map((line) =>
      line
        .replaceAll(/'[^']*'|"[^"]*"/g, '')
        .replace(/\s#.*$/, '')
        .trim(),
    )
    .flatMap((line) => line.split(/\s*(?:\|\||&&|\||;|\$\()\s*/))
    .map((command) => command.replace(/^(?:[A-Z_]+=\S*\s+)+/, '').split(/\s/)[0] ?? '')
    .filter((command) => command !== '' && !command.includes('/'))
}

test('every program in the commands for operators is installed by setup.sh', () => {
  const packages = /apt-get install -y -qq (.*)/.exec(read('deploy/server/setup.sh'))?.[1]?.split(' ') ?? []
  const known = new Set([...installed, ...ofOtherHosts, ...packages, 'openssl'])
  const commands = new Set(commandsIn(read('docs/operators.md')))
  expect(commands.size).toBeGreaterThan(5)
  expect([...commands].filter((command) => !known.has(command))).toEqual([])
})
