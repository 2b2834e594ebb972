import { join } from 'node:path'
import type { Command } from '../processes/child.ts'
import type { Environment } from './environment.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

const packagePath = (path: string) => join(ROOT, 'node_modules', path)
const NEXT_PROGRAM = packagePath('next/dist/bin/next')
const cmsDir = join(ROOT, 'cms')

/**
 * The size is in megabytes. Rendering pages creates short-lived objects, and with a larger semi-space a large build
 * spends less time on garbage collection.
 */
const semiSpaceArgs = ['--max-semi-space-size=32']

/** Next listens on all interfaces unless it gets a host name. */
const hostArgs = (env: Environment) => (env.HOST ? ['--hostname', env.HOST] : [])

export const commands = {
  migrate: (env: Environment): Command => ({
    name: 'migrate',
    args: ['cms/scripts/migrate.ts'],
    cwd: ROOT,
    env,
  }),
  seed: (env: Environment): Command => ({
    name: 'seed',
    args: ['cms/seed/seed.ts'],
    cwd: ROOT,
    env,
    hasLowPriority: true,
  }),
  /** turbo may restore the build from its cache. */
  build: (workspace: 'cms' | 'functions', env: Environment): Command => ({
    name: `build-${workspace}`,
    args: [packagePath('turbo/bin/turbo'), 'run', 'build', `--filter=@nusa/${workspace}`, '--output-logs=new-only'],
    cwd: ROOT,
    env,
    hasLowPriority: true,
  }),
  buildSite: (env: Environment): Command => ({
    name: 'build-site',
    args: [...semiSpaceArgs, 'site/build.ts'],
    cwd: ROOT,
    env,
  }),
  publisher: (env: Environment): Command => ({
    name: 'publisher',
    args: [...semiSpaceArgs, 'site/publisher.ts'],
    cwd: ROOT,
    env,
  }),
  cms: (port: number, env: Environment): Command => ({
    name: 'cms',
    args: ['start.ts'],
    cwd: cmsDir,
    env: { ...env, CMS_PORT: String(port) },
  }),
  cmsDev: (port: number, env: Environment): Command => ({
    name: 'cms',
    args: [NEXT_PROGRAM, 'dev', '--port', String(port), ...hostArgs(env)],
    cwd: cmsDir,
    env: { ...env, NODE_ENV: 'development' },
  }),
  functions: (env: Environment): Command => ({ name: 'functions', args: [buildOutputs.functions], cwd: ROOT, env }),
  functionsDev: (env: Environment): Command => ({
    name: 'functions',
    args: ['--watch', 'functions/hosts/node.ts'],
    cwd: ROOT,
    env,
  }),
  siteDev: (port: number, env: Environment): Command => ({
    name: 'site',
    args: [
      packagePath('astro/bin/astro.mjs'),
      'dev',
      '--port',
      String(port),
      ...(env.HOST ? ['--host', env.HOST] : []),
    ],
    cwd: ROOT,
    env: { ...env, ASTRO_DEV_BACKGROUND: '0', NODE_ENV: 'development' },
  }),
}

/** A change of these files makes a build out of date. */
export const buildInputs = {
  cms: ['cms', 'shared', 'telemetry', 'tsconfig.json', 'package-lock.json'],
  functions: ['functions', 'cms', 'shared', 'telemetry', 'tsconfig.json', 'package-lock.json'],
}

/** A build has finished only if its file here exists. */
export const buildOutputs = {
  cms: join(cmsDir, '.next', 'BUILD_ID'),
  functions: join(ROOT, 'functions', 'dist', 'node.mjs'),
}

/** Each file contains the fingerprint of the sources from which the build was made. */
export const fingerprintFiles = {
  cms: join(cmsDir, '.next', 'nusa-built-from'),
  functions: join(ROOT, 'functions', 'dist', 'nusa-built-from'),
}
