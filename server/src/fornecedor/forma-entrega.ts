import type { TipoEntrega } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import type { FaixaFrete } from '@vitrine/rules/entrega'

import type { Db } from '#infra'

import type { FormaEntregaViva } from './fornecedor-vivo.ts'

/** A row of forma_entrega as JSON, with its price table. */
export type FormaEntregaRow = Omit<
  FormaEntregaViva,
  'tipoEntrega' | 'preco' | 'gratis_acima' | 'pedido_minimo' | 'faixas'
> & {
  tipoentrega: TipoEntrega
  preco_centavos: number
  gratis_acima_centavos: number | null
  pedido_minimo_centavos: number | null
  faixas: (Omit<FaixaFrete, 'desde' | 'preco' | 'por_kg'> & {
    desde_centavos: number
    preco_centavos: number
    por_kg_centavos: number
  })[]
}

/** The forms of `fornecedor f` that are offered, in their order, and its closed days from yesterday on. */
export function colunasEntrega(db: Db) {
  return db`
    coalesce((
      select jsonb_agg(to_jsonb(e) - '{idfornecedor,versao}'::text[] || jsonb_build_object('faixas', coalesce(x.faixas, '[]')) order by e.ordem)
      from forma_entrega e left join lateral (
        select jsonb_agg(to_jsonb(x) - '{idfaixa,idfornecedor,idformaentrega,versao}'::text[]) as faixas
        from faixa_frete x where x.idformaentrega = e.idformaentrega
      ) x on true
      where e.idfornecedor = f.idfornecedor and e.ativa), '[]') as formas_entrega,
    coalesce((
      select jsonb_agg(jsonb_build_object('data', d.data, 'nome', d.nome) order by d.data)
      from dia_fechado d where d.idfornecedor = f.idfornecedor and d.data >= current_date - 1), '[]') as dias_fechados`
}

/** A delivery form in reais. */
export function toFormaEntrega(forma: FormaEntregaRow): FormaEntregaViva {
  const { tipoentrega, preco_centavos, gratis_acima_centavos, pedido_minimo_centavos, faixas, ...resto } =
    forma
  return {
    ...resto,
    tipoEntrega: tipoentrega,
    antecedencia_horas: Number(forma.antecedencia_horas),
    preco: fromCentavos(preco_centavos),
    gratis_acima: gratis_acima_centavos === null ? null : fromCentavos(gratis_acima_centavos),
    pedido_minimo: pedido_minimo_centavos === null ? null : fromCentavos(pedido_minimo_centavos),
    faixas: faixas.map(({ desde_centavos, preco_centavos, por_kg_centavos, ...faixa }) => ({
      ...faixa,
      desde: fromCentavos(desde_centavos),
      preco: fromCentavos(preco_centavos),
      por_kg: fromCentavos(por_kg_centavos),
    })),
  }
}
