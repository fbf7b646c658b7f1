import type { CupomDemo, FornecedorDemo } from '@vitrine/demo'
import { toCentavos } from '@vitrine/rules/dinheiro'
import { addDias, todayIn } from '@vitrine/rules/entrega'

import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'

/** The coupons of a demo store; those that end do so some days after the demo was loaded. */
export async function insertCupons(db: Db, demo: FornecedorDemo, agora: Date): Promise<void> {
  const { slug, cupons = [] } = demo
  if (cupons.length === 0) return
  const hoje = todayIn('America/Sao_Paulo', agora)
  const rows = cupons.map((cupom) => ({ idfornecedor: idDemo(slug), ...toRow(db, slug, cupom, hoje) }))
  await db`insert into cupom ${db(rows)}`
}

function toRow(db: Db, slug: string, cupom: CupomDemo, hoje: string) {
  const json = (value: unknown) => db.json(value as never) // plain records; postgres.js wants an index signature
  const { primeira_compra, tipoEntrega, tags, formasPagamento, categorias, dias, valor_minimo } = cupom
  const idformapagto = formasPagamento?.map((nome) => idDemo(slug, 'pagamento', nome))
  return {
    idcupom: idDemo(slug, 'cupom', cupom.codigo),
    codigocupom: cupom.codigo,
    nome: cupom.nome,
    descricao: cupom.descricao,
    tipodesconto: cupom.tipodesconto,
    valor: toCentavos(cupom.valor),
    aplicacao_automatica: cupom.automatico ?? false,
    indicacao: cupom.indicacao ?? false,
    nao_usar_com_politica: cupom.nao_usar_com_politica ?? false,
    listado: cupom.listado ?? true,
    valor_minimo: valor_minimo === undefined ? null : toCentavos(valor_minimo),
    fim: dias === undefined ? null : addDias(hoje, dias),
    ...limitesOf(cupom),
    condicoes: json({ primeira_compra, tipoEntrega, tags, idformapagto }),
    alvo: json({ categorias: categorias?.map((categoria) => idDemo(slug, 'categoria', categoria)) }),
  }
}

function limitesOf({ limite, limite_por_cliente }: CupomDemo) {
  return { limite: limite ?? null, limite_por_cliente: limite_por_cliente ?? null }
}
