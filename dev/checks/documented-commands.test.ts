import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../product/commands.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Programs of every Debian, of Node and of the shell. */
const installed = new Set([
  ...['apt-get', 'cp', 'grep', 'install', 'journalctl', 'printf', 'rm', 'sed', 'su', 'systemctl', 'test'],
  ...['node', 'npm', 'npx', 'cd', 'for', 'do', 'done'],
])

/** Programs of a host that `setup.sh` does not prepare. The section about this host uses them. */
const ofOtherHosts = new Set(['aws', 'crontab', 'docker', 'openssl'])

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

test('the commands for operators use only programs that their host has', () => {
  const packages = /apt-get install -y -qq (.*)/.exec(read('deploy/server/setup.sh'))?.[1]?.split(' ') ?? []
  const known = new Set([...installed, ...ofOtherHosts, ...packages])
  const commands = new Set(commandsIn(read('docs/operators.md')))
  expect(commands.size).toBeGreaterThan(5)
  expect([...commands].filter((command) => !known.has(command))).toEqual([])
})
