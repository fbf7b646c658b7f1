import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** As a Brazilian dictionary does: accents and capitals do not count. */
const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', ignorePunctuation: true })

/** The glossary is in the order of the alphabet and has each noun once, so that who looks a word up finds it. */
export function checkGlossario(text = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')) {
  const termos = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|')[1]?.trim() ?? '')
  const fora = termos.filter(
    (termo, i) => i > 0 && collator.compare(nounOf(termos[i - 1] ?? ''), nounOf(termo)) > 0,
  )
  const nomes = termos.flatMap((termo) => termo.split(',').map(nounOf))
  const repetidos = nomes.filter((nome, i) => nomes.indexOf(nome) < i)
  const erros = [
    ...fora.map((termo) => `fora da ordem: ${termo}`),
    ...repetidos.map((nome) => `mais de uma vez: ${nome} (uma linha com os dois sentidos)`),
  ]
  return {
    code: erros.length > 0 ? 1 : 0,
    output: erros.map((erro) => `docs/glossary.md, ${erro}\n`).join(''),
  }
}

/** 'area (de atendimento)' is looked up under 'area'. @param {string} termo */
function nounOf(termo) {
  return termo.replace(/\(.*?\)/g, '').trim()
}
