import { CadastroCupom, type ErroDeLinha } from '@vitrine/contract'

import {
  checkReferencias,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroCupom as cadastro, fromGuardado, toGuardado } from './cadastro-cupom.ts'
import { listRivais, type Rival } from './cadastro-cupom.repository.ts'

const nome = 'cupons'

/** Writes coupons of a supplier, as `saveDeclarados` says; how often they were used stays. */
export async function saveCupons(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCupom, 'idcupom'>[],
): Promise<Gravada[]> {
  const escritor = { nome, schema: CadastroCupom, cadastro, toGuardado, fromGuardado, check }
  return saveDeclarados(tx, quem, escritor, linhas)
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
