import type { TipoDocumento } from '@vitrine/contract'
import type { EnderecoEscrito } from '@vitrine/rules/documento'

import { escapeLike, type Db } from '#infra'

export interface ClienteRow {
  idcliente: string
  nome: string
  razaosocial: string
  tipo_documento: TipoDocumento
  documento: string
  cod_erp: string
  telefone: string
  /** The primary one, else the first. */
  endereco: (EnderecoEscrito & { cidade: string }) | null
  tags: string[]
  aprovado: boolean | null
  limite_credito_centavos: number
  credito_usado_centavos: number
  /** The last order that stands; null without one. */
  numpedido: number | null
  pedido_em: Date | null
  total: number | null
  /** Open invoices past their day, in centavos, and how many days the oldest is late. */
  vencidas: { quantidade: number; total: number; dias: number } | null
  itens_no_carrinho: number
  carrinho_em: Date | null
}

export interface Rota {
  idfornecedor: string
  idrepresentante: string
}

export interface FiltroClientes {
  /** Folded text, '' for all; its digits alone are looked for in documents. */
  texto: string
  digitos: string
  /** Ordered nothing since this moment; null for all. */
  semComprarDesde: Date | null
  carrinhoAberto: boolean
  /** Of the day's route; null for all. */
  tagDaRota: string | null
  /** 'YYYY-MM-DD' at the supplier: what was due before it is overdue. */
  hoje: string
  limit: number
  offset: number
}

/**
 * A page of a representative's clientes and the number of all that match: who waits longest since the last order comes
 * first, those who never ordered before them all; a day's route goes street by street. One statement.
 */
export async function listClientes(
  db: Db,
  { idfornecedor, idrepresentante }: Rota,
  filtro: FiltroClientes,
): Promise<{ rows: ClienteRow[]; total: number }> {
  const { texto, digitos, semComprarDesde, carrinhoAberto, tagDaRota, hoje, limit, offset } = filtro
  const achado = db`(f_dobra(c.nome || ' ' || c.razaosocial || ' ' || coalesce(x.cod_erp, '')) like ${`%${escapeLike(texto)}%`}
    ${digitos ? db`or c.documento like ${`${escapeLike(digitos)}%`}` : db``})`
  const rows = await db<(ClienteRow & { todos: number })[]>`
    select c.idcliente, c.nome, c.razaosocial, c.tipo_documento, c.documento, coalesce(x.cod_erp, '') as cod_erp, c.telefone, x.tags, x.aprovado,
      x.limite_credito_centavos, x.credito_usado_centavos, p.numpedido, p.criado_em as pedido_em, p.total,
      (select jsonb_build_object('quantidade', count(*), 'total', sum(v.valor), 'dias', ${hoje}::date - min(v.vencimento))
        from fatura v where v.idfornecedor = x.idfornecedor and v.idcliente = x.idcliente and v.status = 'ABERTA' and v.vencimento < ${hoje}::date
        having count(*) > 0) as vencidas,
      coalesce(jsonb_array_length(k.itens), 0) as itens_no_carrinho, k.atualizado_em as carrinho_em,
      to_jsonb(e) as endereco,
      (count(*) over ())::int as todos
    from cadastroextracliente x
    join cliente c using (idcliente)
    left join lateral (
      select numpedido, criado_em, total from pedido
      where idfornecedor = x.idfornecedor and idcliente = x.idcliente and status <> 'CANCELADO' order by numpedido desc limit 1
    ) p on true
    left join carrinho k on k.idfornecedor = x.idfornecedor and k.idcliente = x.idcliente
    left join lateral (
      select rua, numero, complemento, bairro, cidade from endereco where idcliente = x.idcliente and excluido_em is null order by primario desc, idendereco limit 1
    ) e on true
    where x.idfornecedor = ${idfornecedor} and x.idrepresentante = ${idrepresentante}
      ${texto ? db`and ${achado}` : db``}
      ${semComprarDesde ? db`and (p.criado_em is null or p.criado_em < ${semComprarDesde})` : db``}
      ${carrinhoAberto ? db`and jsonb_array_length(k.itens) > 0` : db``}
      ${tagDaRota ? db`and ${tagDaRota} = any(x.tags)` : db``}
    order by ${tagDaRota ? db`e.cidade, e.bairro, e.rua,` : db``} p.criado_em nulls first, c.nome collate "pt-BR-x-icu", c.idcliente
    limit ${limit} offset ${offset}`
  return { rows, total: rows[0]?.todos ?? 0 }
}

/** How many clientes it has, and whether `idcliente` is one of them. */
export async function findRota(
  db: Db,
  { idfornecedor, idrepresentante }: Rota,
  idcliente: string | null,
): Promise<{ clientes: number; nome: string | null }> {
  const [row] = await db<{ clientes: number; nome: string | null }[]>`
    select count(*)::int as clientes, max(c.nome) filter (where c.idcliente = ${idcliente}) as nome
    from cadastroextracliente x join cliente c using (idcliente)
    where x.idfornecedor = ${idfornecedor} and x.idrepresentante = ${idrepresentante}`
  return row ?? { clientes: 0, nome: null }
}
