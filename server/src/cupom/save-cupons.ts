import { CadastroCupom, type ErroDeLinha } from '@vitrine/contract'
import { fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'

import {
  checkReferencias,
  describeCadastro,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'
import type { Transaction } from '#infra'

import { listRivais, type Rival } from './cadastro-cupom.repository.ts'

const nome = 'cupons'
// How often it was used is counted by orders.
const registro = describeRegistro(
  'cupom',
  ['idfornecedor'],
  [
    'idcupom',
    'codigocupom',
    'nome',
    'descricao',
    'tipodesconto',
    'valor',
    'aplicacao_automatica',
    'indicacao',
    'nao_usar_com_politica',
    'habilitar_visualizacao_desconto',
    'listado',
    'valor_minimo',
    'inicio',
    'fim',
    'limite',
    'limite_por_cliente',
    'condicoes',
    'alvo',
    'ativo',
  ],
)
const cadastro = describeCadastro(registro, { chave: ['idcupom'], porFornecedor: true })

/** Writes coupons of a supplier, as `saveDeclarados` says; how often they were used stays. */
export async function saveCupons(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCupom, 'idcupom'>[],
): Promise<Gravada[]> {
  const escritor = { nome, schema: CadastroCupom, cadastro, toGuardado, fromGuardado, check }
  return saveDeclarados(tx, quem, escritor, linhas)
}

/** Hundredths of a percent or of a real. */
function toGuardado(cupom: CadastroCupom): LinhaDe<typeof registro> {
  const { valor, valor_minimo } = cupom
  return {
    ...cupom,
    valor: toCentavos(valor),
    valor_minimo: valor_minimo === null ? null : toCentavos(valor_minimo),
  }
}

function fromGuardado(guardado: LinhaDe<typeof registro>): object {
  const { valor, valor_minimo } = guardado
  return {
    ...guardado,
    valor: fromCentavos(valor),
    valor_minimo: valor_minimo === null ? null : fromCentavos(valor_minimo),
  }
}

async function check(tx: Transaction, idfornecedor: string, cupons: CadastroCupom[]): Promise<void> {
  const codigos = cupons.map(({ codigocupom }) => codigocupom)
  refuseErros(nome, listErrosEntre(cupons, await listRivais(tx, idfornecedor, codigos)))
  const nomeados = cupons.map(({ alvo, condicoes }) => ({
    'alvo.produtos': alvo.produtos,
    'alvo.categorias': alvo.categorias,
    'condicoes.idformapagto': condicoes.idformapagto,
  }))
  await checkReferencias(tx, idfornecedor, nome, nomeados)
}

/** Each code has one coupon, and a supplier has one coupon to share; a code that a row of this call gives up is not free yet. */
function listErrosEntre(cupons: readonly CadastroCupom[], rivais: readonly Rival[]): ErroDeLinha[] {
  const donos = new Map(rivais.map(({ codigocupom, idcupom }) => [codigocupom, idcupom]))
  for (const { codigocupom, idcupom } of cupons) if (!donos.has(codigocupom)) donos.set(codigocupom, idcupom)
  const deIndicacao = [...rivais, ...cupons].find(({ indicacao, ativo }) => indicacao && ativo)
  return cupons.flatMap(({ codigocupom, idcupom, indicacao, ativo }, linha) => [
    ...(donos.get(codigocupom) === idcupom
      ? []
      : [{ linha, campo: 'codigocupom', erro: 'Outro cupom tem este código.' }]),
    ...(indicacao && ativo && deIndicacao?.idcupom !== idcupom
      ? [{ linha, campo: 'indicacao', erro: 'A loja já tem um cupom de indicação. Desligue o outro antes.' }]
      : []),
  ])
}
