import type { EstadoNegociacao, FreteAcordado, SituacaoDaLinha } from '@vitrine/contract'

import { isPreso, temPrecos } from '#carrinho'
import type { Db } from '#infra'

import type { AjusteRow } from './ajuste.repository.ts'
import type { Dono, Quem } from './quem.ts'

/** A row as JSON has it: moments as text. */
export interface NegociacaoRow {
  idnegociacao: string
  estado: EstadoNegociacao
  revisao: number
  idatendente: string | null
  atendente: string
  aberta_em: string
  desde: string
  ativa_em: string
  visto_em: string
  validade: string | null
  /** Centavos. */
  frete: number | null
  frete_acordo: FreteAcordado | null
  aceita_por: string | null
  aceita_em: string | null
}

/** How far the talk about a line is: 1/10,000 real, 1/1,000 unit. */
export interface LinhaRow {
  idlinha: string
  revisao: number
  situacao: SituacaoDaLinha
  tabela: number | null
  preco: number | null
  contraproposta: number | null
  quantidade_proposta: number | null
  proposta_por: string | null
  proposta_em: string | null
  proposta_motivo: string
  pedido_preco: number | null
  pedido_por: string | null
  pedido_em: string | null
  pedido_motivo: string
  oferta_por: string | null
  aprovado_por: string | null
  lado: Quem['lado']
  por: string
  em: string
  motivo: string
}

export interface EdicaoRow {
  idlinha: string
  idusuario: string
  lado: 'CLIENTE' | 'LOJA'
  nome: string
  ate: string
}

export interface EncerradaRow {
  idnegociacao: string
  estado: EstadoNegociacao
  encerrada_em: string
  encerrada_por: string
  encerrada_lado: Quem['lado']
}

/** Who holds a cart, and what is negotiated in it. */
export interface EstadoRow {
  /** Null: there is no cart. */
  revisao: number | null
  /** Somebody holds it now. */
  preso: boolean
  /** Attendant prices are in force. */
  tem_precos: boolean
  bloqueado_por: string | null
  bloqueado_desde: Date | null
  bloqueado_ate: Date | null
  /** Name of whoever holds it, or held it until its lease ran out. */
  titular: string | null
  agora: Date
  /** The one that goes on, or that its end has not been written of yet. */
  negociacao: NegociacaoRow | null
  linhas: LinhaRow[]
  edicoes: EdicaoRow[]
  /** The last that ended, within a day. */
  encerrada: EncerradaRow | null
  ajustes: AjusteRow | null
}

/** Holds a cart until the transaction ends: the first lock of everything in a negotiation (decision 0064). */
export async function lockCarrinho(tx: Db, { idfornecedor, idcliente }: Dono): Promise<void> {
  await tx`select from carrinho where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} for update`
}

/** A cart for who has none yet. */
export async function ensureCarrinho(tx: Db, { idfornecedor, idcliente }: Dono): Promise<void> {
  await tx`
    insert into carrinho (idfornecedor, idcliente) values (${idfornecedor}, ${idcliente}) on conflict do nothing`
}

/** One statement, whatever the number of lines. */
export async function findEstado(db: Db, { idfornecedor, idcliente }: Dono): Promise<EstadoRow> {
  const [row] = await db<EstadoRow[]>`
    select c.revisao, ${isPreso(db)} as preso, ${temPrecos(db)} as tem_precos, c.bloqueado_por, c.bloqueado_desde, c.bloqueado_ate,
      (select u.nome from usuario u where u.idusuario = c.bloqueado_por) as titular, now() as agora, to_jsonb(n) as negociacao,
      coalesce((select jsonb_agg(to_jsonb(l)) from linha_negociada l where l.idnegociacao = n.idnegociacao), '[]') as linhas,
      coalesce((select jsonb_agg(to_jsonb(e)) from edicao_de_linha e where e.idnegociacao = n.idnegociacao and e.ate > now()), '[]') as edicoes,
      (select to_jsonb(v) from (
        select idnegociacao, estado, encerrada_em, encerrada_por, encerrada_lado from negociacao
        where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and encerrada_em > now() - interval '1 day'
        order by encerrada_em desc limit 1) v) as encerrada,
      (select to_jsonb(a) from ajuste_negociacao a where a.idfornecedor = ${idfornecedor}) as ajustes
    from (select) um
    left join carrinho c on c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}
    left join negociacao n on n.idfornecedor = ${idfornecedor} and n.idcliente = ${idcliente} and n.estado in ('ABERTA', 'LIBERADA')`
  if (!row) throw new Error('a statement of one row answered none')
  return row
}
