import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hosts } from '../../functions/bundling/hosts.ts'
import { ROOT } from '../product/commands.ts'
import { createTemporaryFolder } from '../testing/folder.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const files = globSync('deploy/{server,docker,netlify,vercel,lambda}/**/*', { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
  .filter((file) => !file.endsWith('.ts'))

/** Variables of other programs. */
const foreignVariables = new Set([
  ...['NEXT_TELEMETRY_DISABLED', 'ASTRO_TELEMETRY_DISABLED', 'NODE_ENV', 'NODE_VERSION', 'NODE_MIRROR'],
  ...['XDG_RUNTIME_DIR', 'DEBIAN_FRONTEND', 'ON_ERROR_STOP'],
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE_DOMAIN', 'CMS_DOMAIN'],
])

/** Returns the environment variables that a file sets: `NAME=value`, `NAME: value`, `Environment=NAME=value`. */
function variablesIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'))
  const set = lines.flatMap((line) => [...line.matchAll(/(?:^|[\s=])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|: )/g)])
  return [...new Set(set.map(([, name = '']) => name))].filter((name) => !foreignVariables.has(name))
}

test('every environment variable of the files in deploy/ is in the table for operators', () => {
  const documented = read('docs/operators.md')
  const unknown = files.flatMap((file) =>
    variablesIn(read(file))
      .filter((name) => !documented.includes(`\`${name}\``))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every program that the files in deploy/ start exists', () => {
  const built: Record<string, string> = {
    'functions/dist/': 'functions/hosts/',
    'cms/migrate.mjs': 'cms/scripts/migrate.ts',
    'backup-report.mjs': 'deploy/backup/report.ts',
    'nusa/backup-report.mjs': 'deploy/backup/report.ts',
    'start.ts': 'cms/start.ts',
  }
  const sourceOf = (program: string) => {
    const source = built[program] ?? program.replace('functions/dist/', built['functions/dist/'] ?? '')
    return program.startsWith('functions/dist/') ? source.replace(/\.mjs$/, '.ts') : source
  }
  const programs = files.flatMap((file) =>
    [...read(file).matchAll(/(?<=[\s"'/])((?:[\w.-]+\/)*[\w-]+\.(?:ts|mjs))\b/g)].map(([, program = '']) => program),
  )
  const missing = new Set(
    programs
      .map((program) => program.replace(/^\.\.\//, ''))
      .filter((program) => !existsSync(join(ROOT, sourceOf(program)))),
  )
  expect(programs.length).toBeGreaterThan(10)
  expect([...missing]).toEqual([])
})

test('the Docker image, the server setup and the project use the same version of Node', () => {
  const version = read('.node-version').trim()
  expect(read('deploy/docker/Dockerfile')).toContain(`FROM node:${version}-`)
  expect(read('deploy/server/setup.sh')).toContain('../../.node-version')
})

test('every process has NUSA_ENV_FILE, so that its errors name the file that operators must correct', () => {
  const units = globSync('deploy/server/systemd/nusa-*@.service', { cwd: ROOT })
  expect(units.length).toBeGreaterThan(2)
  for (const unit of units) expect(read(unit)).toContain('\nEnvironment=NUSA_ENV_FILE=%h/nusa.env\n')
  expect(read('deploy/docker/compose.yaml')).toContain('\n    NUSA_ENV_FILE: deploy/docker/nusa.env\n')
})

test.each([
  ['shop.example', 'shop.example', 'The storefront and the CMS need two domains'],
  ['https://shop.example', 'cms.shop.example', '"https://shop.example" is no domain'],
])('setup.sh rejects the domains %j and %j', (site, cms, message) => {
  // Without root, the script installs nothing, even if it does not check the domains.
  const bin = createTemporaryFolder('without-root')
  writeFileSync(join(bin, 'id'), '#!/bin/sh\necho 1\n', { mode: 0o755 })
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  const setup = spawnSync('bash', ['deploy/server/setup.sh', site, cms], { cwd: ROOT, encoding: 'utf8', env })
  rmSync(bin, { recursive: true })
  expect([setup.status, setup.stderr]).toEqual([1, expect.stringContaining(message)])
})

test('the Docker image installs the packages of every workspace', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  for (const name of workspaces)
    expect(read('deploy/docker/Dockerfile')).toContain(`COPY ${name}/package.json ${name}/`)
})

test('containers use neither the directories nor the addresses of a server', () => {
  const ofServer = [...read('deploy/server/nusa.env').matchAll(/^([A-Z_]+)=.*(?:\/srv\/|127\.0\.0\.1)/gm)]
  expect(ofServer.map(([, name]) => name)).toEqual(['DATA_DIR', 'PUBLISHER_URL'])
  for (const [, name] of ofServer) expect(read('deploy/docker/compose.yaml')).toContain(`\n    ${name}: `)
})

test('Netlify publishes a copy of the pages, because Netlify does not follow the symbolic link dist', () => {
  const published = /^publish = "(.+)"$/m.exec(read('deploy/netlify/netlify.toml'))?.[1]
  expect(read('deploy/netlify/netlify.toml')).toContain(`cp -rL dist ${published}`)
})

test('the deployment to Netlify excludes the API programs of other hosts', () => {
  const others = hosts.filter((host) => !host.startsWith('netlify'))
  expect(read('deploy/netlify/netlify.toml')).toContain(`"!functions/dist/{${others.join(',')}}.mjs"`)
})

test('on Lambda, the API accepts the IP address of the caller only from CloudFront', () => {
  const template = read('deploy/lambda/template.yaml')
  const header = /TRUSTED_PROXY_HEADER: (\S+)/.exec(template)?.[1]
  expect(read('docs/operators.md')).toContain(`request.headers['${header}'] = `)
  expect(template).toMatch(/^ {2}OriginSecret: (?!.*Default)/m)
  expect(template).toContain('ORIGIN_SECRET: !Ref OriginSecret')
})

test('Caddy and nginx close idle connections before a stopping process has ended', () => {
  const drain = globSync('deploy/server/systemd/nusa-{cms,site}@.service', { cwd: ROOT }).map((file) =>
    Number(/^Environment=DRAIN_SECONDS=(\d+)$/m.exec(read(file))?.[1]),
  )
  const idle = [
    /keepalive (\d+)s/.exec(read('deploy/server/Caddyfile')),
    /keepalive_timeout (\d+)s/.exec(read('deploy/server/nginx.conf')),
  ]
  expect(drain).toHaveLength(2)
  for (const seconds of idle) expect(Number(seconds?.[1])).toBeLessThan(Math.min(...drain))
})

test('every container service limits the size of its logs', () => {
  const [anchors = '', services = ''] = read('deploy/docker/compose.yaml').split(/^services:$/m)
  expect(anchors).toMatch(/&logging\n {2}driver: local\n/)
  expect(anchors).toMatch(/&nusa\n {2}image: nusa\n {2}logging: \*logging\n/)
  const bodies =
    services
      .split(/^\S/m)[0]
      ?.split(/^ {2}(?=\w+:$)/m)
      .slice(1) ?? []
  expect(bodies.length).toBeGreaterThan(6)
  expect(bodies.filter((body) => !/<<: \*nusa|logging: \*logging/.test(body))).toEqual([])
})
