import { CadastroCupom, parseLinhas, type EnsaioDoCupom } from '@vitrine/contract'
import { createEnsaio, createSoma, situacaoDoCupom, toCupom, type Cupom } from '@vitrine/rules/cupom'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { walkPedidos } from '#ensaio'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'

import { listUsos } from './cupons-guardados.repository.ts'

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
  const cupom = toCupom(readCupom(dito))
  const vigentes = await listVigentes(db, fornecedor, { fora: cupom.idcupom, hoje })
  const judge = createEnsaio({ cupom, vigentes, hoje })
  const soma = createSoma()
  const periodo = await walkPedidos(db, fornecedor, {
    dias,
    hoje,
    judge: (pedido) => soma.add(pedido, judge(pedido)),
  })
  return { ...periodo, ...soma.sum(periodo.desde, periodo.ate) }
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
