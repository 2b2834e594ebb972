import { join } from 'node:path'
import type { Command } from '../processes/child.ts'
import type { Environment } from './environment.ts'

/** The checkout: every command starts here. */
export const ROOT = join(import.meta.dirname, '..', '..')

const bin = (path: string) => join(ROOT, 'node_modules', path)
const TSX = ['--import', 'tsx']
const NEXT = bin('next/dist/bin/next')
const cms = join(ROOT, 'cms')

/** Megabytes. What pages are made of is short-lived: with more room for that, a large build spends less time clearing up. */
const roomy = ['--max-semi-space-size=32']

/** Next listens on all interfaces unless it is given a host name. */
const nextHost = (env: Environment) => (env.HOST ? ['--hostname', env.HOST] : [])

/** The programs that the local product is made of. */
export const parts = {
  migrate: (env: Environment): Command => ({
    name: 'migrate',
    args: [...TSX, 'cms/scripts/migrate.ts'],
    cwd: ROOT,
    env,
  }),
  seed: (env: Environment): Command => ({ name: 'seed', args: [...TSX, 'cms/seed/seed.ts'], cwd: ROOT, env }),
  /** One workspace, from turbo's cache where it was built before. */
  build: (workspace: 'cms' | 'functions', env: Environment): Command => ({
    name: `build-${workspace}`,
    args: [bin('turbo/bin/turbo'), 'run', 'build', `--filter=@nusa/${workspace}`, '--output-logs=new-only'],
    cwd: ROOT,
    env,
  }),
  buildSite: (env: Environment): Command => ({ name: 'build-site', args: [...roomy, 'site/build.ts'], cwd: ROOT, env }),
  publisher: (env: Environment): Command => ({
    name: 'publisher',
    args: [...roomy, 'site/publisher.ts'],
    cwd: ROOT,
    env,
  }),
  cms: (port: number, env: Environment): Command => ({
    name: 'cms',
    args: [NEXT, 'start', '--port', String(port), ...nextHost(env)],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
  }),
  cmsDev: (port: number, env: Environment): Command => ({
    name: 'cms',
    args: [NEXT, 'dev', '--port', String(port), ...nextHost(env)],
    cwd: cms,
    env: { ...env, NODE_ENV: 'development' },
  }),
  functions: (env: Environment): Command => ({ name: 'functions', args: [outputs.functions], cwd: ROOT, env }),
  functionsDev: (env: Environment): Command => ({
    name: 'functions',
    args: ['--watch', ...TSX, 'functions/hosts/node.ts'],
    cwd: ROOT,
    env,
  }),
  siteDev: (port: number, env: Environment): Command => ({
    name: 'site',
    args: [bin('astro/bin/astro.mjs'), 'dev', '--port', String(port), ...(env.HOST ? ['--host', env.HOST] : [])],
    cwd: ROOT,
    env: { ...env, ASTRO_DEV_BACKGROUND: '0', NODE_ENV: 'development' },
  }),
}

/** What each build is made from, for telling whether it is still good. */
export const sources = {
  cms: ['cms', 'shared', 'tsconfig.json', 'package-lock.json'],
  functions: ['functions', 'cms', 'shared', 'tsconfig.json', 'package-lock.json'],
}

/** What must be there after a build. */
export const outputs = {
  cms: join(cms, '.next', 'BUILD_ID'),
  functions: join(ROOT, 'functions', 'dist', 'node.mjs'),
}

/** The notes beside the builds that say what they were made from. */
export const buildNotes = {
  cms: join(cms, '.next', 'nusa-built-from'),
  functions: join(ROOT, 'functions', 'dist', 'nusa-built-from'),
}
