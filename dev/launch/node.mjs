import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path of the project's Node, which is an npm package: the machine may have an older version. */
export function projectNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin')
  return join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Returns why this Node cannot be used and what to do about it; null if it can. */
export function nodeProblem(node, wanted) {
  const instead = `Install Node ${wanted} from nodejs.org (or with nvm, fnm or volta) and run the command with it.`
  if (!existsSync(node)) {
    return `Node ${wanted} is needed, this is ${process.versions.node}, and no package brings it for ${process.platform}-${process.arch}. ${instead}`
  }
  const said = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const version = said.stdout?.trim().replace(/^v/, '')
  if (version === wanted) return null
  const found = version
    ? `is ${version}`
    : `does not run (${(said.stderr || said.error?.message || 'no answer').trim().split('\n')[0]})`
  return `Node ${wanted} is needed, but ${node} ${found}. Delete node_modules and run the command again. If it stays so: ${instead}`
}
