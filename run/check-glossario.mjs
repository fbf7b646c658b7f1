import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** As a Brazilian dictionary does: accents and capitals do not count. */
const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', ignorePunctuation: true })

/** Folders whose name is machinery, in English; `teste` holds what tests alone use. */
const MAQUINARIA = new Set(['call', 'docs', 'geocoder', 'infra', 'shell', 'teste'])
const LIGACOES = new Set(['a', 'as', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'na', 'no', 'o', 'os'])

/**
 * The glossary is in the order of the alphabet and has each noun once, so that whoever looks a word up finds it; and it has the noun of
 * every slice.
 * @param {string} [text] @param {readonly string[]} [slices] names of folders
 */
export function checkGlossario(
  text = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8'),
  slices = listSlices(),
) {
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
  const conhecidos = new Set(termos.flatMap(listNomes))
  const semLinha = slices.filter((slice) => !MAQUINARIA.has(slice) && !isConhecida(slice, conhecidos))
  const erros = [
    ...fora.map((termo) => `fora da ordem: ${termo}`),
    ...repetidos.map((nome) => `mais de uma vez: ${nome} (uma linha com os dois sentidos)`),
    ...semLinha.map((slice) => `falta o substantivo da fatia ${slice}`),
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

/** 'area (de atendimento)' is the noun of a folder `area` and of one `area-atendimento`. @param {string} termo */
function listNomes(termo) {
  const inteiro = toPalavras(termo.replaceAll(/[(),]/g, ' ')).join('-')
  return [
    inteiro,
    ...termo
      .replace(/\(.*?\)/g, '')
      .split(',')
      .map((nome) => toPalavras(nome).join('-')),
  ]
}

/** In ASCII, without what links them: 'forma de entrega' is `forma-entrega`. @param {string} nome */
function toPalavras(nome) {
  const ascii = nome
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .toLowerCase()
  return ascii.split(/[\s-]+/).filter((palavra) => palavra && !LIGACOES.has(palavra))
}

/** A row of its own, or the beginning of one (`cadastro-extra`), or one for each of its words. @param {string} slice @param {ReadonlySet<string>} conhecidos */
function isConhecida(slice, conhecidos) {
  const palavras = toPalavras(slice)
  const nome = palavras.join('-')
  const isInicio = palavras.length > 1 && [...conhecidos].some((cada) => cada.startsWith(`${nome}-`))
  const isSoma = palavras.every(
    (palavra) => conhecidos.has(palavra) || conhecidos.has(palavra.replace(/s$/, '')),
  )
  return conhecidos.has(nome) || isInicio || isSoma
}

/** The folders of the packages that are cut by nouns of the product. */
function listSlices() {
  const pastas = ['contract', 'rules', 'server', 'storefront', 'backoffice'].flatMap((pacote) =>
    readdirSync(join(root, pacote, 'src'), { withFileTypes: true }).filter((cada) => cada.isDirectory()),
  )
  return [...new Set(pastas.map(({ name }) => name))].toSorted()
}
