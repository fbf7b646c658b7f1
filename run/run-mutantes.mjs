import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'

import { askTestes, readTestes } from './ask-testes.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { makeMutantes } from './make-mutantes.mjs'
import { openSabidas } from './mutacoes-sabidas.mjs'
import { iguais } from './mutantes-iguais.mjs'
import { renderMutacao } from './render-mutacao.mjs'
import { Aviso, root, say, secondsSince } from './root.mjs'

/** @typedef {import('./make-mutantes.mjs').Mutante} Mutante */
/** @typedef {import('./make-mutantes.mjs').Pergunta} Pergunta */

/** Percentage of the wrong changes that the tests must notice. */
const META = 0.9
const respostas = new Map([
  [true, 'notado    '],
  [false, 'NÃO NOTADO'],
  [undefined, 'ainda não '],
])

// `npm run test:mutacao -- regras` takes those whose area or file has the word.
const palavra = process.argv[2] ?? ''
const todos = makeMutantes()
const mutantes = todos.filter(({ area, arquivo }) => `${area} ${arquivo}`.includes(palavra))
const sabidas = openSabidas(change, readTestes)
// Who works at this machine goes first.
setPriority(15)

for (const sinal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(sinal, () => process.exit(1))
// All texts and tests are there before the first of them takes its minutes.
todos.forEach(sabidas.isNoticed)
if (mutantes.some(sabidas.next)) await askAll()
sabidas.keepOnly(todos)
process.exit(writeTabela() ? 0 : 1)

/** The file with the change. @param {Mutante} mutante */
function change({ arquivo, de, vez, para }) {
  const texto = readFileSync(join(root, arquivo), 'utf8')
  let i = texto.indexOf(de)
  for (let n = 0; n < vez && i >= 0; n += 1) i = texto.indexOf(de, i + de.length)
  if (i < 0) throw new Aviso(`${arquivo} não tem mais “${de}”: atualize run/mutantes-escritos.mjs.`)
  return texto.slice(0, i) + para + texto.slice(i + de.length)
}

/** In rounds: the first question of all, then the second of those that it did not notice. */
async function askAll() {
  await buildIfStale()
  const database = await createTemporaryDatabase({ extra: { max_connections: '300' } })
  const testNormal = createTestNormal(database.url)
  for (let rodada = listRodada(); rodada.length > 0; rodada = listRodada())
    for (const [i, { mutante, pergunta }] of rodada.entries()) {
      await testNormal(pergunta)
      const began = Date.now()
      const noticed = await isNoticed(mutante, pergunta, database.url)
      sabidas.save(mutante, pergunta, noticed)
      const resposta = respostas.get(sabidas.isNoticed(mutante))
      say(`${i + 1}/${rodada.length} ${resposta} ${mutante.nome} (${secondsSince(began)})`)
    }
  await buildIfStale()
  await database.stop()
}

function listRodada() {
  const faltam = mutantes.flatMap((mutante) => {
    const pergunta = sabidas.next(mutante)
    return pergunta ? [{ mutante, pergunta, vez: mutante.perguntas.indexOf(pergunta) }] : []
  })
  const primeira = Math.min(...faltam.map(({ vez }) => vez))
  return faltam.filter(({ vez }) => vez === primeira)
}

/** What fails without a change notices nothing: each question is asked about the code as it is once, before it counts. @param {string} url */
function createTestNormal(url) {
  /** @type {Set<string>} */
  const passam = new Set()
  return async (/** @type {Pergunta} */ pergunta) => {
    const nome = JSON.stringify(pergunta)
    if (passam.has(nome)) return
    await buildIfStale()
    if (await askTestes(pergunta, url))
      throw new Aviso(`Falham já sem mudança nenhuma: ${pergunta.testes.join(', ')}.`)
    passam.add(nome)
  }
}

/** Whether a test notices the change; the file is as it was afterwards, whatever happens. */
async function isNoticed(
  /** @type {Mutante} */ mutante,
  /** @type {Pergunta} */ pergunta,
  /** @type {string} */ url,
) {
  const path = join(root, mutante.arquivo)
  const texto = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, texto)
  process.once('exit', restore)
  try {
    writeFileSync(path, change(mutante))
    // Pages that the server sends come from a build.
    const isServido = pergunta.testes.some((teste) => teste.startsWith('server/'))
    if (isServido && mutante.arquivo.startsWith('storefront/')) await buildIfStale()
    return await askTestes(pergunta, url)
  } finally {
    restore()
    process.off('exit', restore)
  }
}

/** Writes docs/mutacao.md; whether enough is noticed. */
function writeTabela() {
  const vistos = todos.map((mutante) => ({ ...mutante, noticed: sabidas.isNoticed(mutante) }))
  const { notados, feitos, texto } = renderMutacao(vistos)
  writeFileSync(join(root, 'docs', 'mutacao.md'), texto)
  say(
    `${notados} de ${feitos} mudanças erradas notadas (${Math.round((100 * notados) / feitos)} %): docs/mutacao.md.`,
  )
  const diferem = [...iguais.keys()].filter((igual) => {
    const visto = vistos.find(({ nome }) => nome === igual)
    return !visto || visto.noticed
  })
  for (const nome of diferem) say(`Não há, ou é notada; tire de run/mutantes-iguais.mjs: ${nome}`)
  return notados >= META * feitos && diferem.length === 0
}
