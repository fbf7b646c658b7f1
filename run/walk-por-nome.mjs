import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endWith, say } from './root.mjs'
import { requireChromium, walkLoja } from './walk-loja.mjs'

/** So many controls must have been tried without their name and without their role (issue 15.6). */
const CORTES = 100

/** `npm run por-nome`: does what the specification promises by roles and names alone. Arguments are Playwright's. */
async function walkPorNome() {
  const args = process.argv.slice(2)
  const chromium = await requireChromium()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-por-nome-'))
  const cortes = join(folder, 'cortes.txt')
  const code = await walkLoja({
    config: 'por-nome.config.ts',
    chromium,
    args,
    envOf: () => ({ VITRINE_CORTES: cortes }),
  })
  const linhas = existsSync(cortes) ? readFileSync(cortes, 'utf8').split('\n').filter(Boolean) : []
  const controles = new Set(linhas.map((linha) => linha.replace(/^\S+ /, '')))
  rmSync(folder, { recursive: true, force: true })
  say(`${controles.size} controles, cada um sem nome e sem papel.`)
  const isWhole = args.length === 0
  process.exit(code || (isWhole && controles.size < CORTES ? 1 : 0))
}

walkPorNome().catch(endWith)
