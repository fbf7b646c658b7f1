import { fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import type { PrecoCombo } from '@vitrine/rules/combo'

import type { Db, Fragment } from '#infra'

import type { ComboVivo } from './fornecedor-vivo.ts'

/** A combo as the supplier's statement reads it. */
export interface ComboRow {
  idcombopromocional_cabecalho: string
  nome: string
  descricao: string
  inicio: string | null
  fim: string | null
  limite_por_pedido: number | null
  exige_login: boolean
  condicoes: ComboVivo['condicoes']
  tipo_preco: PrecoCombo['tipo']
  preco_centavos: number | null
  percentual: number | null
  grupos: {
    idgrupo: string
    nome: string
    minimo: number
    maximo: number
    repete: boolean
    produtos: { id: string; quantidade: number; preco: number | null }[]
  }[]
}

/** Combos of fornecedor `f` with slots and products; those over for more than a month are left out. */
export function combosJson(db: Db): Fragment {
  return db`coalesce((
    select jsonb_agg(to_jsonb(k) - '{idfornecedor,versao}'::text[] || jsonb_build_object('grupos', (
      select coalesce(jsonb_agg(jsonb_build_object('idgrupo', g.idgrupo, 'nome', g.nome, 'minimo', g.minimo, 'maximo', g.maximo,
        'repete', g.repete, 'produtos', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.idcadastroextraproduto, 'quantidade', p.quantidade, 'preco', p.preco) order by p.ordem), '[]')
          from combo_produto p where p.idgrupo = g.idgrupo
        )) order by g.ordem), '[]')
      from combo_grupo g where g.idcombopromocional_cabecalho = k.idcombopromocional_cabecalho
    )) order by k.ordem, k.nome)
    from combo k where k.idfornecedor = f.idfornecedor and k.ativo and (k.fim is null or k.fim > current_date - 31)
  ), '[]')`
}

export function toCombo(row: ComboRow): ComboVivo {
  const { tipo_preco, preco_centavos, percentual, grupos, ...combo } = row
  return {
    idcombopromocional_cabecalho: combo.idcombopromocional_cabecalho,
    nome: combo.nome,
    descricao: combo.descricao,
    inicio: combo.inicio,
    fim: combo.fim,
    limite_por_pedido: combo.limite_por_pedido,
    exige_login: combo.exige_login,
    condicoes: combo.condicoes,
    preco: toPreco(tipo_preco, preco_centavos, percentual),
    grupos: grupos.map(({ produtos, ...grupo }) => ({
      ...grupo,
      produtos: produtos.map(({ id, quantidade, preco }) => ({
        id,
        quantidade: fromMilesimos(quantidade),
        precocombo: preco === null ? null : fromDecimilesimos(preco),
      })),
    })),
  }
}

function toPreco(tipo: PrecoCombo['tipo'], centavos: number | null, percentual: number | null): PrecoCombo {
  if (tipo === 'fixo') return { tipo, valor: fromCentavos(centavos ?? 0) }
  if (tipo === 'percentual') return { tipo, percentual: fromDecimilesimos(percentual ?? 0) }
  return { tipo }
}
