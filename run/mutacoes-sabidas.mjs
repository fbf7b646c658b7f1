import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** @typedef {import('./make-mutantes.mjs').Mutante} Mutante */
/** @typedef {import('./make-mutantes.mjs').Pergunta} Pergunta */

/** Kept with the code: a run takes hours, and goes on in whatever checkout there is time for it. */
const estado = join(root, 'docs', 'mutacao.json')

/**
 * Results of earlier runs, so that a run continues where it was stopped. The key is the file with the change in it; the
 * value is true (a test failed, as it should) or the sets of tests that did not notice it, each by the content of its files,
 * so that a new test is tried.
 * @param {(mutante: Mutante) => string} change the file with the change @param {(pergunta: Pergunta) => string} textOf its tests
 */
export function openSabidas(change, textOf) {
  /** @type {Record<string, true | string[]>} */
  const sabidas = JSON.parse(readFileSync(estado, 'utf8'))
  const keyOf = (/** @type {Mutante} */ mutante) => hash([mutante.arquivo, change(mutante)])
  /** @type {Map<string, string>} */
  const nomes = new Map()

  /** @param {Pergunta} pergunta */
  function nameOf(pergunta) {
    const texto = JSON.stringify(pergunta)
    const nome = nomes.get(texto) ?? hash([texto, textOf(pergunta)])
    nomes.set(texto, nome)
    return nome
  }

  /** What is to be asked next; undefined: it was noticed, or nothing is left. @param {Mutante} mutante */
  function next(mutante) {
    const sabida = sabidas[keyOf(mutante)] ?? []
    if (sabida === true) return undefined
    return mutante.perguntas.find((pergunta) => !sabida.includes(nameOf(pergunta)))
  }
  return {
    next,
    /** Undefined: not all was asked. @param {Mutante} mutante @returns {boolean | undefined} */
    isNoticed: (mutante) => (next(mutante) ? undefined : sabidas[keyOf(mutante)] === true),
    /** @param {Mutante} mutante @param {Pergunta} pergunta @param {boolean} noticed */
    save(mutante, pergunta, noticed) {
      const antes = sabidas[keyOf(mutante)] ?? []
      sabidas[keyOf(mutante)] = noticed || antes === true || [...antes, nameOf(pergunta)]
      write(sabidas)
    },
    /** Forgets what was asked about code that is not there any more. @param {readonly Mutante[]} todos */
    keepOnly(todos) {
      const keys = new Set(todos.map(keyOf))
      write(Object.fromEntries(Object.entries(sabidas).filter(([key]) => keys.has(key))))
    },
  }
}

/** A line for each change, in order: what two runs found is merged without a word. @param {Record<string, true | string[]>} sabidas */
function write(sabidas) {
  const linhas = Object.entries(sabidas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  writeFileSync(estado, `{\n${linhas.join(',\n')}\n}\n`)
}

/** @param {unknown} value */
function hash(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)
}
