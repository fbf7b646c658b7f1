import { colunas } from './colunas.mjs'
import { datas } from './datas.mjs'
import { umDono } from './donos.mjs'
import { direcao } from './direcao.mjs'
import { funcoes } from './funcoes.mjs'
import { nomes } from './nomes.mjs'
import { numeros } from './numeros.mjs'
import { registros } from './registros.mjs'

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {Extract<Rule, { create: unknown }>['create']} Create
 * @typedef {Extract<Parameters<Parameters<Create>[0]['report']>[0], { node: unknown }>['node']} Ponto
 * @typedef {Parameters<NonNullable<ReturnType<Create>['ArrowFunctionExpression']>>[0] | Parameters<NonNullable<ReturnType<Create>['FunctionDeclaration']>>[0]} Funcao
 */

// What the house checks by itself; oxlint asks for it by this name.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: 'vitrine' },
  rules: { colunas, datas, direcao, funcoes, nomes, numeros, registros, 'um-dono': umDono },
}
