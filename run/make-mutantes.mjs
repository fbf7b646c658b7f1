import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'
import { escritos } from './mutantes-escritos.mjs'
import { iguais } from './mutantes-iguais.mjs'

/**
 * Test files, or folders of them, that ought to notice a change; of each only the tests whose name ends with one of `casos`.
 * @typedef {{ testes: readonly string[], casos?: readonly string[] }} Pergunta
 */

/**
 * A small wrong change: `de` at its `vez`-th place in the file becomes `para`. Of `perguntas` the next is asked only where those
 * before saw nothing: what is quick, and sees most, is first.
 * @typedef {{ area: string, arquivo: string, de: string, vez: number, para: string, perguntas: readonly Pergunta[] }} Feito
 * @typedef {Feito & { nome: string }} Mutante
 */

const dois = 'server/src/dois-de-cada.test.ts'
/** The test there of everything that is read: no answer depends on what the other person has. */
const mesmaResposta = 'the same whether the owner has anything or not'
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
/** How many changes of each kind are tried in each slice. */
const POR_TROCA = 2

/** A condition, whose value stands alone; not what is written into a column. */
const filtro =
  /(?<=(?:where|and|or|on|not)\s+|[(`])(?:\w+\.)?(?:idcliente|idfornecedor|idusuario) = (\$\{[^{}]+\})/g

const slices = [
  'carrinho',
  'conferencia',
  'submissao',
  'pedido',
  'leitura',
  'orcamento',
  'separacao',
  'devolucao',
  'pagamento-do-pedido',
  'contestacao',
  'exportacao',
  'fatura',
  'lista-compras',
  'endereco',
  'representante',
  'usuario-vinculado',
  'cupom',
  'aprovacao',
]
/** How many changes are tried in each repository, spread over the file. */
const POR_REPOSITORIO = 4
/** What a repository of one slice does for another, whose calls and tests see it. @type {Readonly<Record<string, string>>} */
const paraOutra = { 'server/src/carrinho/cupom.repository.ts': 'cupom' }
/** Slices of one family, whose promises stand beside each other. */
const doPedido = new Set(slices.slice(slices.indexOf('conferencia'), slices.indexOf('fatura')))

/** @returns {Mutante[]} written by hand, and made by rule: the same for the same tree. */
export function makeMutantes() {
  const aMao = escritos.map(({ testes, ...cada }) => ({ ...cada, vez: 0, perguntas: [{ testes }] }))
  return [...aMao, ...ofRegras(), ...ofChecks(), ...ofPapeis(), ...ofDonos(), ...ofFiltros()].map((feito) => {
    const nome = nameOf(feito)
    // What no test can notice is asked about once, should it be noticed after all.
    return { ...feito, nome, perguntas: iguais.has(nome) ? feito.perguntas.slice(0, 1) : feito.perguntas }
  })
}

/** As docs/mutacao.md and mutantes-iguais.mjs name it. @param {Feito} feito */
function nameOf({ area, arquivo, de, vez, para }) {
  return `${area} · ${arquivo} · ${JSON.stringify(de)}${vez ? ` (${vez + 1}º)` : ''} → ${JSON.stringify(para)}`
}

/** What only tests import. */
const deTeste = /\/(?:carrinho-ao-acaso|conta-exata)\.ts$/

/** @returns {Feito[]} */
function ofRegras() {
  return regras.flatMap((slice) => {
    const arquivos = listArquivos(`rules/src/${slice}/*.ts`).filter((arquivo) => !deTeste.test(arquivo))
    return trocas.flatMap(([de = '', para = '']) => {
      const lugares = arquivos.flatMap((arquivo) =>
        placesOf(arquivo, de)
          .map((linha, vez) => ({ linha, arquivo, vez }))
          .filter(({ linha }) => !/^\s*(?:\*|\/\/)/.test(linha)),
      )
      return spread(lugares, POR_TROCA).map(({ arquivo, vez }) => ({
        area: 'regras',
        arquivo,
        de,
        vez,
        para,
        perguntas: [{ testes: [`rules/src/${slice}/`] }],
      }))
    })
  })
}

/** Each check of a submission, as if it were not there. @returns {Feito[]} */
function ofChecks() {
  const arquivo = 'server/src/conferencia/checks.ts'
  const texto = readFileSync(join(root, arquivo), 'utf8')
  const nomes = [...texto.matchAll(/nome: (['"])(.+?)\1, check|nome: (['"])(.+?)\3,\n\s+check/g)]
  return nomes.map(([de]) => ({
    area: 'submissão',
    arquivo,
    de,
    vez: 0,
    para: de.replace(/check$/, 'check: () => {}, antes'),
    perguntas: [
      { testes: ['server/src/conferencia/checks.test.ts'] },
      { testes: ['server/src/submissao/', 'server/src/textos.test.ts'] },
    ],
  }))
}

/** Calls open to every role. The list of who must never is kept by hand: it alone is asked, no snapshot. @returns {Feito[]} */
function ofPapeis() {
  const todos = `access: ['visitante', 'cliente', 'usuario vinculado', 'representante', 'atendente', 'fornecedor', 'operador', 'api-key', 'erp'],`
  return listCallsDoContrato().flatMap((arquivo) => {
    const texto = readFileSync(join(root, arquivo), 'utf8')
    const lugares = [...texto.matchAll(/access: (?!todos\b)[^\n]+,(?=\n)/g)]
    return spread(lugares, POR_CONTRATO).map(({ 0: de, index }) => ({
      area: 'direitos',
      arquivo,
      de,
      vez: texto.slice(0, index).split(de).length - 1,
      para: todos,
      perguntas: [{ testes: ['server/src/papeis-tabela.test.ts'], casos: [' never, by hand (§6)'] }],
    }))
  })
}

/** Calls that ask no longer whose data it is; tried with the real ids of others. @returns {Feito[]} */
function ofDonos() {
  return listCallsDoContrato().flatMap((arquivo) => {
    const texto = readFileSync(join(root, arquivo), 'utf8')
    const slice = arquivo.split('/').at(-2) ?? ''
    return spread([...texto.matchAll(/dono: 'cliente'/g)], 1).map(({ 0: de, index }) => ({
      area: 'dono da chamada',
      arquivo,
      de,
      vez: texto.slice(0, index).split(de).length - 1,
      para: "dono: 'sessao'",
      perguntas: [
        { testes: ['server/src/papeis-tabela.test.ts'], casos: [' asks whose it is, by hand (§6)'] },
        { testes: [dois], casos: callsOf(arquivo) },
        { testes: [`server/src/${slice}/`] },
      ],
    }))
  })
}

/** How many calls of a file of the contract are tried. */
const POR_CONTRATO = 2

const listCallsDoContrato = () => listArquivos('contract/src/*/*calls*.ts')

/** @param {string} arquivo of the contract */
function callsOf(arquivo) {
  return [
    ...new Set(
      readFileSync(join(root, arquivo), 'utf8').match(/(?<=')(?:GET|POST|PUT|DELETE) \/[^']+(?=')/g),
    ),
  ]
}

/** A statement that asks no longer whose row it is. @returns {Feito[]} */
function ofFiltros() {
  return slices.flatMap((slice) =>
    listArquivos(`server/src/${slice}/*.repository.ts`).flatMap((arquivo) => {
      const texto = readFileSync(join(root, arquivo), 'utf8')
      const suas = doPedido.has(slice)
        ? [...new Set([slice, 'pedido', 'submissao', 'acao'])]
        : [...new Set([slice, paraOutra[arquivo] ?? slice])]
      const deQuem = globSync(
        suas.map((cada) => `server/src/${cada}/de-quem.test.ts`),
        { cwd: root },
      )
      const perguntas = [
        ...(deQuem.length > 0 ? [{ testes: deQuem }] : []),
        { testes: [dois], casos: [mesmaResposta, ...suas.flatMap(listCalls)] },
        { testes: suas.map((cada) => `server/src/${cada}/`) },
        { testes: [dois, ...matriz] },
      ]
      return spread([...texto.matchAll(filtro)], POR_REPOSITORIO).map(({ 0: de, 1: valor = '', index }) => ({
        area: 'filtro do dono',
        arquivo,
        de,
        vez: texto.slice(0, index).split(de).length - 1,
        para: `(${valor}::text is not null or true)`,
        perguntas,
      }))
    }),
  )
}

/** The calls that a slice answers, as the contract names them. @param {string} slice */
function listCalls(slice) {
  const textos = listArquivos(`server/src/${slice}/*.ts`).map((arquivo) =>
    readFileSync(join(root, arquivo), 'utf8'),
  )
  return [...new Set(textos.join().match(/(?<=')(?:GET|POST|PUT|DELETE) \/[^']+(?=')/g))]
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
