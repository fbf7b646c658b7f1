import { datas } from './lint-datas.mjs'
import { direcao } from './lint-direcao.mjs'
import { nomes } from './lint-nomes.mjs'
import { numeros } from './lint-numeros.mjs'
import { registros } from './lint-registros.mjs'

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {Extract<Rule, { create: unknown }>['create']} Create
 * @typedef {Extract<Parameters<Parameters<Create>[0]['report']>[0], { node: unknown }>['node']} Ponto
 */

// What the house checks by itself; oxlint asks for it by this name.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'vitrine' }, rules: { datas, direcao, nomes, numeros, registros } }
