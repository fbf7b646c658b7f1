import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { Aviso, root, say } from './root.mjs'

/** Node 24 as a package: what everything after the installation runs under, whatever Node started us. */
export const node24 = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Installs the lock file's exact versions when node_modules is missing or older than the lock. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const isFresh = existsSync(installed) && existsSync(node24) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isFresh) return
  say('Instalando as dependências (só na primeira vez)…')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // NODE_ENV=production would leave out what the build needs.
    env: { ...process.env, NODE_ENV: '' },
  })
  if (status !== 0) throw new Aviso('A instalação das dependências falhou: veja as mensagens do npm acima.')
}
