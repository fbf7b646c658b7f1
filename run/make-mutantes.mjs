import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'
import { escritos } from './mutantes-escritos.mjs'

/**
 * A small wrong change: `de` at its `vez`-th place in the file becomes `para`; `testes` are the files that ought to notice,
 * `antes` those that do as a rule: they are asked first, and the others only where those see nothing.
 * @typedef {{ area: string, arquivo: string, de: string, vez: number, para: string, antes?: readonly string[], testes: readonly string[] }} Mutante
 */

const matriz = ['server/src/papeis-tabela.test.ts', 'server/src/papeis.test.ts']

/** Pure decisions in which a turned comparison or a lost sign is a wrong price, quantity, right or date. */
const regras = [
  'preco',
  'quantidade',
  'carrinho',
  'cupom',
  'acesso',
  'dinheiro',
  'pedido',
  'aprovacao',
  'entrega',
]
const trocas = [
  [' < ', ' <= '],
  [' >= ', ' > '],
  [' > 0', ' >= 0'],
  [' && ', ' || '],
  [' === ', ' !== '],
  ['Math.ceil(', 'Math.floor('],
]
/** Of each kind in each slice. */
const POR_TROCA = 2

const slices = [
  'carrinho',
  'pedido',
  'fatura',
  'lista-compras',
  'endereco',
  'representante',
  'usuario-vinculado',
  'cupom',
  'aprovacao',
]
/** Of each repository, spread over it. */
const POR_REPOSITORIO = 4

/** @returns {Mutante[]} written by hand, and made by rule: the same for the same tree. */
export function makeMutantes() {
  return [...escritos.map((cada) => ({ vez: 0, ...cada })), ...ofRegras(), ...ofChecks(), ...ofFiltros()]
}

/** What only tests import. */
const deTeste = /\/(?:carrinho-ao-acaso|conta-exata)\.ts$/

/** @returns {Mutante[]} */
function ofRegras() {
  return regras.flatMap((slice) => {
    const arquivos = listArquivos(`rules/src/${slice}/*.ts`).filter((arquivo) => !deTeste.test(arquivo))
    return trocas.flatMap(([de = '', para = '']) => {
      const lugares = arquivos.flatMap((arquivo) =>
        placesOf(arquivo, de)
          .filter((linha) => !/^\s*(?:\*|\/\/)/.test(linha))
          .map((_, vez) => ({ arquivo, vez })),
      )
      return spread(lugares, POR_TROCA).map(({ arquivo, vez }) => ({
        area: 'regras',
        arquivo,
        de,
        vez,
        para,
        testes: [`rules/src/${slice}/`],
      }))
    })
  })
}

/** Each check of a submission, as if it were not there. @returns {Mutante[]} */
function ofChecks() {
  const arquivo = 'server/src/pedido/checks.ts'
  const texto = readFileSync(join(root, arquivo), 'utf8')
  const nomes = [...texto.matchAll(/nome: (['"])(.+?)\1, check|nome: (['"])(.+?)\3,\n\s+check/g)]
  return nomes.map(([de]) => ({
    area: 'submissão',
    arquivo,
    de,
    vez: 0,
    para: de.replace(/check$/, 'check: () => {}, antes'),
    antes: ['server/src/pedido/checks.test.ts'],
    testes: ['server/src/pedido/', 'server/src/textos.test.ts'],
  }))
}

/** A statement that asks no longer whose row it is. @returns {Mutante[]} */
function ofFiltros() {
  return slices.flatMap((slice) =>
    listArquivos(`server/src/${slice}/*.repository.ts`).flatMap((arquivo) => {
      const texto = readFileSync(join(root, arquivo), 'utf8')
      const filtros = [...texto.matchAll(/(?:\w+\.)?(?:idcliente|idfornecedor|idusuario) = (\$\{[^{}]+\})/g)]
      return spread(filtros, POR_REPOSITORIO).map((achado) => {
        const [de, valor = ''] = achado
        const vez = filtros.filter((outro) => outro[0] === de && outro.index < achado.index).length
        return {
          area: 'filtro do dono',
          arquivo,
          de,
          vez,
          para: `(${valor}::text is not null or true)`,
          antes: ['server/src/dois-de-cada.test.ts'],
          testes: [`server/src/${slice}/`, ...matriz],
        }
      })
    }),
  )
}

/** @param {string} padrao */
function listArquivos(padrao) {
  return globSync(padrao, { cwd: root })
    .filter((arquivo) => !/\.test\.ts$|index\.ts$/.test(arquivo))
    .map((arquivo) => arquivo.replaceAll('\\', '/'))
    .toSorted()
}

/** The lines around each place of `de` in a file. @param {string} arquivo @param {string} de */
function placesOf(arquivo, de) {
  const texto = readFileSync(join(root, arquivo), 'utf8')
  const linhas = []
  for (let i = texto.indexOf(de); i >= 0; i = texto.indexOf(de, i + de.length))
    linhas.push(texto.slice(texto.lastIndexOf('\n', i) + 1, i))
  return linhas
}

/** So many of a list, evenly over it. @template T @param {readonly T[]} lista @param {number} quantos @returns {T[]} */
function spread(lista, quantos) {
  if (lista.length <= quantos) return [...lista]
  return Array.from({ length: quantos }, (_, i) => lista[Math.floor((i * lista.length) / quantos)]).filter(
    (cada) => cada !== undefined,
  )
}
