import { readFileSync } from 'node:fs'

import { root } from '../root.mjs'
import { listInsercoes, listMudancas, sqlOf } from './sql.mjs'

/** @typedef {import('./index.mjs').Create} Create */
/** @typedef {import('./sql.mjs').Escrita} Escrita */

/**
 * Columns of each table, with whether a row may leave them out, out of the generated description: oxlint runs its rules under a Node that
 * may not read TypeScript. @returns {Map<string, Map<string, boolean>>}
 */
function readColunas() {
  const texto = readFileSync(`${root}/server/src/coluna/colunas.gerado.ts`, 'utf8')
  /** @type {Map<string, Map<string, boolean>>} */
  const tabelas = new Map()
  for (const { 1: tabela = '', 2: corpo = '' } of texto.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm)) {
    const colunas = Array.from(
      corpo.matchAll(/(\w+): '([^']*)'/g),
      ({ 1: nome = '', 2: tipo = '' }) => /** @type {[string, boolean]} */ ([nome, /[?=]$/.test(tipo)]),
    )
    tabelas.set(tabela, new Map(colunas))
  }
  return tabelas
}

const tabelas = readColunas()

/** Of `db(rows)`, whose columns the compiler does not know. @param {{ type: string, name?: unknown }} chamado */
const isDriver = ({ type, name }) => type === 'Identifier' && /^(db|tx|sql)$/.test(String(name))

/**
 * What a statement says of a table that cannot be; '': all of it exists. @param {Escrita} escrita @param {boolean} inteira a new row: no
 * column may be missing that it cannot be without
 */
function listErros({ tabela, colunas, aberta }, inteira) {
  const delas = tabelas.get(tabela)
  if (!delas) return tabela ? [`There is no table ${tabela}`] : []
  const erros = colunas.filter((nome) => !delas.has(nome)).map((nome) => `${tabela} has no column ${nome}`)
  if (!inteira || aberta) return erros
  const faltam = [...delas].filter(([nome, dispensavel]) => !dispensavel && !colunas.includes(nome))
  return [...erros, ...faltam.map(([nome]) => `A row of ${tabela} cannot be without ${nome}`)]
}

/**
 * Columns that a statement names by hand are those of the migrated schema.
 * @satisfies {import('./index.mjs').Rule}
 */
export const colunas = {
  /** @type {Create} */
  create(context) {
    return {
      TemplateLiteral(node) {
        const sql = sqlOf(node)
        const erros = [
          ...listInsercoes(sql).flatMap((escrita) => listErros(escrita, true)),
          ...listMudancas(sql).flatMap((escrita) => listErros(escrita, false)),
        ]
        node.expressions.forEach((valor, n) => {
          const antes = node.quasis[n]?.value.raw ?? ''
          if (
            /\binsert\s+into\s+\w+\s+$/i.test(antes) &&
            valor.type === 'CallExpression' &&
            isDriver(valor.callee)
          )
            erros.push('A row of the driver is given by asLinha or asLinhas')
        })
        for (const erro of erros)
          context.report({
            node,
            message: `${erro} (server/src/coluna/colunas.gerado.ts, docs/decisions/0073, 0098).`,
          })
      },
    }
  },
}
