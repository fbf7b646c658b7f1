import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { execute } from './execute.mjs'
import { Aviso, root, say, secondsSince } from './root.mjs'
import { makeMutantes } from './make-mutantes.mjs'
import { iguais } from './mutantes-iguais.mjs'
import { nameOf, openSabidas, renderMutacao } from './mutacoes-sabidas.mjs'

/** Of a hundred wrong changes so many must be noticed. */
const META = 0.9
/** A change that makes a test wait for ever is noticed too. */
const MAX_MS = 600_000

// `npm run test:mutacao -- regras` takes those whose area or file has the word. What was found out about the same change of the
// same file stands in .data and is not tried again; `-- --novo` asks again about what was not noticed.
const palavras = process.argv.slice(2)
const palavra = palavras.find((arg) => !arg.startsWith('-')) ?? ''
const todos = makeMutantes()
const mutantes = todos.filter(({ area, arquivo }) => `${area} ${arquivo}`.includes(palavra))
const novo = palavras.includes('--novo')
const sabidas = openSabidas()
// Who works at this machine goes first.
setPriority(15)

/** The file as it was, and with the change. @param {import('./make-mutantes.mjs').Mutante} mutante */
function change({ arquivo, de, vez, para }) {
  const texto = readFileSync(join(root, arquivo), 'utf8')
  let i = texto.indexOf(de)
  for (let n = 0; n < vez && i >= 0; n += 1) i = texto.indexOf(de, i + de.length)
  if (i < 0) throw new Aviso(`${arquivo} não tem mais “${de}”: atualize run/mutantes-escritos.mjs.`)
  return { texto, mudado: texto.slice(0, i) + para + texto.slice(i + de.length) }
}

/** @param {readonly string[]} testes @param {string} url */
async function runTestes(testes, url) {
  const args = ['run', '--bail=1', '--maxWorkers=1', '--reporter=dot', '--passWithNoTests', ...testes]
  const { code } = await execute(join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { FORCE_COLOR: '0', TEST_DATABASE_URL: url },
    timeout: MAX_MS,
  })
  return code
}

/** Whether a test notices the change; the file is as it was afterwards, whatever happens. */
async function isNoticed(
  /** @type {import('./make-mutantes.mjs').Mutante} */ mutante,
  /** @type {string} */ url,
) {
  const path = join(root, mutante.arquivo)
  const { texto, mudado } = change(mutante)
  const restore = () => writeFileSync(path, texto)
  process.once('exit', restore)
  try {
    writeFileSync(path, mudado)
    if (
      mutante.arquivo.startsWith('storefront/') &&
      mutante.testes.some((teste) => teste.startsWith('server/'))
    )
      await buildIfStale()
    for (const testes of [mutante.antes ?? [], mutante.testes])
      if (testes.length > 0 && (await runTestes(testes, url)) !== 0) return true
    return false
  } finally {
    restore()
    process.off('exit', restore)
  }
}

for (const sinal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(sinal, () => process.exit(1))
// All texts are there before the first of them takes its minutes.
for (const mutante of mutantes) change(mutante)
const porFazer = mutantes.filter((mutante) => {
  const noticed = sabidas.read(mutante, change(mutante).mudado)
  return noticed === undefined || (novo && !noticed && !iguais.has(nameOf(mutante)))
})
if (porFazer.length > 0) await tryAll()

async function tryAll() {
  await buildIfStale()
  const database = await createTemporaryDatabase({ extra: { max_connections: '300' } })
  for (const [i, mutante] of porFazer.entries()) {
    const began = Date.now()
    const { mudado } = change(mutante)
    const noticed = await isNoticed(mutante, database.url)
    sabidas.save(mutante, mudado, noticed)
    say(
      `${i + 1}/${porFazer.length} ${noticed ? 'notado    ' : 'NÃO NOTADO'} ${nameOf(mutante)} (${secondsSince(began)})`,
    )
  }
  await buildIfStale()
  await database.stop()
}

const { notados, feitos, texto } = renderMutacao(todos, (mutante) =>
  sabidas.read(mutante, change(mutante).mudado),
)
writeFileSync(join(root, 'docs', 'mutacao.md'), texto)
say(
  `${notados} de ${feitos} mudanças erradas notadas (${Math.round((100 * notados) / feitos)} %): docs/mutacao.md.`,
)
process.exit(notados >= META * feitos ? 0 : 1)
