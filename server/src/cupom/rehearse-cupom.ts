import { setImmediate as letOthers } from 'node:timers/promises'

import { CadastroCupom, parseLinhas, PEDIDOS_DO_ENSAIO, type EnsaioDoCupom } from '@vitrine/contract'
import { createEnsaio, createSoma, situacaoDoCupom, toCupom, type Cupom } from '@vitrine/rules/cupom'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { addDias, todayIn, instantOf } from '@vitrine/rules/data'

import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'

import { findComeco, listPedidosDoEnsaio, type PedidoLido } from './ensaio.repository.ts'
import { listUsos } from './cupons-guardados.repository.ts'

/** Read with one statement, and judged while others wait. */
const POR_VEZ = 250
/** Others are let in between. */
const POR_TURNO = 25

interface PedidoDeEnsaio {
  cupom: unknown
  dias: number
  hoje: string
}

/**
 * Tries a coupon on the orders of the last days, today's too: read in batches, the oldest first, judged as carts judge, added up; nothing is
 * written. Errors: `entrada_invalida` at a field of the coupon.
 */
export async function rehearseCupom(
  db: Db,
  fornecedor: FornecedorVivo,
  { cupom: dito, dias, hoje }: PedidoDeEnsaio,
): Promise<EnsaioDoCupom> {
  const { idfornecedor, fuso } = fornecedor
  const cupom = toCupom(readCupom(dito))
  const desde = addDias(hoje, 1 - dias)
  const inicio = instantOf(desde, '00:00', fuso)
  const vigentes = await listVigentes(db, fornecedor, { fora: cupom.idcupom, hoje })
  const judge = createEnsaio({ cupom, vigentes, hoje })
  const soma = createSoma()
  const comeco = await findComeco(db, idfornecedor, { desde: inicio, maximo: PEDIDOS_DO_ENSAIO })
  let primeiro: string | null = null
  let de = comeco?.numpedido ?? null
  while (de !== null) {
    const pedidos: PedidoLido[] = await listPedidosDoEnsaio(db, idfornecedor, {
      de,
      desde: inicio,
      limit: POR_VEZ,
    })
    for (const [i, { criado_em, ...lido }] of pedidos.entries()) {
      if (i % POR_TURNO === 0) await letOthers()
      const pedido = { ...lido, dia: todayIn(fuso, criado_em) }
      primeiro ??= pedido.dia
      soma.add(pedido, judge(pedido))
    }
    const ultimo = pedidos.at(-1)
    de = ultimo && pedidos.length === POR_VEZ ? ultimo.numpedido + 1 : null
  }
  const inteiro = comeco?.inteiro ?? true
  const lidosDesde = inteiro ? desde : (primeiro ?? desde)
  return { desde: lidosDesde, ate: hoje, inteiro, ...soma.sum(lidosDesde, hoje) }
}

/** What its fields ask of each other, too. */
function readCupom(dito: unknown): CadastroCupom {
  const { lidas, erros } = parseLinhas(CadastroCupom, [dito])
  const [lida] = lidas
  if (lida) return lida.dados
  throw new Falha('entrada_invalida', {
    campos: Object.fromEntries(erros.map(({ campo, erro }) => [campo, erro])),
  })
}

/** Coupons that hold today, but the one that is tried. */
async function listVigentes(
  db: Db,
  { idfornecedor, cupons }: FornecedorVivo,
  { fora, hoje }: { fora: string; hoje: string },
): Promise<Cupom[]> {
  const limitados = cupons.filter(({ condicoes }) => condicoes.limite || condicoes.valor_limite)
  const usos = await listUsos(
    db,
    idfornecedor,
    limitados.map(({ idcupom }) => idcupom),
  )
  return cupons.filter(({ idcupom, condicoes }) => {
    const { inicio = null, fim = null, limite = null, valor_limite = null } = condicoes
    const { usos: vezes = 0, descontado = 0 } = usos.get(idcupom) ?? {}
    const gasto = { valor_limite, descontado: fromCentavos(descontado) }
    const vigencia = { ativo: true, inicio, fim, limite, usos: vezes, ...gasto }
    return idcupom !== fora && situacaoDoCupom(vigencia, hoje) === 'EM_VIGOR'
  })
}
