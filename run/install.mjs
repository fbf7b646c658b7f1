import { ensureNode } from './ensure-node.mjs'
import { isInstalled } from './is-installed.mjs'
import { runNpm } from './npm.mjs'
import { Aviso, root, say } from './root.mjs'

/**
 * Installs the lock file's exact versions when something of it is missing in node_modules, and a Node that runs them.
 * @returns {Promise<string>} the path of that Node
 */
export async function ensureInstalled() {
  if (!isInstalled(root)) await install()
  return ensureNode()
}

async function install() {
  const title = 'ainda instalando'
  if (process.env.npm_config_ignore_scripts === 'true')
    say(
      'O npm está com ignore-scripts: sem eles o PostgreSQL embutido não liga (npm config set ignore-scripts false).',
    )
  say('Instalando as dependências com npm ci…')
  if ((await runNpm(root, title, ['ci'])) === 0) return
  // npm ci refuses a lock without the packages of every other system, which a registry's mirror may not have.
  say('O npm ci recusou; tentando npm install com as mesmas versões, sem mudar package-lock.json…')
  if ((await runNpm(root, title, ['install', '--no-save'])) === 0) return
  throw new Aviso('A instalação das dependências falhou: veja as mensagens do npm acima.')
}
