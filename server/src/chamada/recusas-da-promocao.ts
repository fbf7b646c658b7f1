import { uuidv7 } from '#infra'

import type { Linha } from './recusas-do-preparo.ts'

const NUL = 'a\0b'
const id = uuidv7()
const idfornecedor = uuidv7()
const controle = /caractere que não pode ser guardado/
const decimais = /no máximo [234] casas decimais/
const repetido = /repetido/
const dia = /Este dia não existe/

/** What is wrong, by the field of a coupon; objects around it are made. */
const doCupom: readonly [campo: string, errado: object, dito: RegExp][] = [
  ['codigocupom', { codigocupom: 'dez por cento' }, /maiúsculas/],
  ['nome', { nome: NUL }, controle],
  ['descricao', { descricao: NUL }, controle],
  ['valor', { valor: 1.005 }, decimais],
  ['valor_minimo', { valor_minimo: 1.005 }, decimais],
  ['valor_limite', { valor_limite: 1.005 }, decimais],
  ['inicio', { inicio: '2026-02-30' }, dia],
  ['fim', { fim: '2026-02-30' }, dia],
  ['condicoes.idformapagto', { condicoes: { idformapagto: [id, id] } }, repetido],
  ['condicoes.tags', { condicoes: { tags: ['vip', 'vip'] } }, repetido],
  ['condicoes.tags.*', { condicoes: { tags: [NUL] } }, controle],
  ['alvo.produtos', { alvo: { produtos: [id, id] } }, repetido],
  ['alvo.categorias', { alvo: { categorias: [id, id] } }, repetido],
]
const cupom = { codigocupom: 'DEZ', nome: 'Dez', tipodesconto: 'percentual', valor: 10 }
const doGrupo = (mudado: object, doProduto: object = {}) => ({
  grupos: [
    {
      idgrupo: id,
      nome: 'Massas',
      minimo: 1,
      maximo: 1,
      produtos: [{ idcadastroextraproduto: id, ...doProduto }],
      ...mudado,
    },
  ],
})
const doCombo: readonly [campo: string, errado: object, dito: RegExp, onde?: string][] = [
  ['nome', { nome: NUL }, controle],
  ['descricao', { descricao: NUL }, controle],
  ['inicio', { inicio: '2026-02-30' }, dia],
  ['fim', { fim: '2026-02-30' }, dia],
  ['condicoes.tags', { condicoes: { tags: ['vip', 'vip'] } }, repetido],
  ['condicoes.tags.*', { condicoes: { tags: [NUL] } }, controle],
  ['preco.valor', { preco: { tipo: 'fixo', valor: 1.005 } }, decimais],
  ['preco.percentual', { preco: { tipo: 'percentual', percentual: 1.00001 } }, decimais],
  ['grupos.*', doGrupo({ minimo: 2, repete: true }), /menor que o mínimo/, 'grupos.*.maximo'],
  ['grupos.*.nome', doGrupo({ nome: NUL }), controle],
  ['grupos.*.produtos.*.quantidade', doGrupo({}, { quantidade: 1.0001 }), decimais],
  ['grupos.*.produtos.*.precocombo', doGrupo({}, { precocombo: 1.00001 }), decimais],
]
const combo = { nome: 'Massa', preco: { tipo: 'percentual', percentual: 10 }, ...doGrupo({}) }
const doServico: readonly [campo: string, errado: object, dito: RegExp][] = [
  ['nome', { nome: NUL }, controle],
  ['descricao', { descricao: NUL }, controle],
  ['preco', { preco: 1.00001 }, decimais],
  ['alvo.produtos', { alvo: { produtos: [id, id] } }, repetido],
  ['alvo.categorias', { alvo: { categorias: [id, id] } }, repetido],
  ['alvo.tags', { alvo: { tags: ['corte', 'corte'] } }, repetido],
]
const doCampo: readonly [campo: string, errado: object, dito: RegExp, onde?: string][] = [
  ['', { tipo: 'LISTA' }, /pelo menos uma opção/, 'opcoes'],
  ['nome', { nome: NUL }, controle],
  ['ajuda', { ajuda: NUL }, controle],
  ['opcoes', { tipo: 'LISTA', opcoes: ['Bar', 'Bar'] }, repetido],
  ['opcoes.*', { tipo: 'LISTA', opcoes: [NUL] }, controle],
  ['tags', { tags: ['ouro', 'ouro'] }, repetido],
  ['minimo', { minimo: 0.0000001 }, /no máximo 6 casas decimais/],
  ['maximo', { maximo: 0.0000001 }, /no máximo 6 casas decimais/],
]
const campoDaLoja = { nome: 'Ramo', tipo: 'NUMERO' }
const servico = { nome: 'Corte', aplicacao: 'pedido', cobranca: 'fixo', preco: 5 }

/** What coupons, combos and services cannot be, and a JSON schema cannot say of them. */
export const recusasDaPromocao: readonly Linha[] = [
  ...doCupom.flatMap(([campo, errado, dito]): Linha[] => [
    [
      'PUT /painel/v1/{idfornecedor}/cupons/{idcupom}',
      campo,
      { idfornecedor, idcupom: id },
      { ...cupom, ...errado },
      dito,
    ],
    [
      'POST /painel/v1/{idfornecedor}/cupons/ensaio',
      `cupom.${campo}`,
      { idfornecedor },
      { cupom: { idcupom: id, ...cupom, ...errado }, dias: 7 },
      dito,
    ],
  ]),
  ...doCombo.map(([campo, errado, dito, onde = campo]): Linha => [
    'PUT /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}',
    campo,
    { idfornecedor, idcombopromocional_cabecalho: id },
    { ...combo, ...errado },
    dito,
    onde,
  ]),
  ...doCombo.map(([campo, errado, dito, onde = campo]): Linha => [
    'POST /painel/v1/{idfornecedor}/combos/ensaio',
    `combo.${campo}`,
    { idfornecedor },
    { combo: { idcombopromocional_cabecalho: id, ...combo, ...errado }, dias: 7 },
    dito,
    `combo.${onde}`,
  ]),
  ...doServico.map(([campo, errado, dito]): Linha => [
    'PUT /painel/v1/{idfornecedor}/servicos/{idservico}',
    campo,
    { idfornecedor, idservico: id },
    { ...servico, ...errado },
    dito,
  ]),
  ...doCampo.map(([campo, errado, dito, onde = campo]): Linha => [
    'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}',
    campo,
    { idfornecedor, escopo: 'CLIENTE', codigo: 'ramo' },
    { ...campoDaLoja, ...errado },
    dito,
    onde,
  ]),
]
