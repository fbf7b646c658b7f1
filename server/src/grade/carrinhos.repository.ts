import type { EstadoNegociacao, vistasDosCarrinhos } from '@vitrine/contract'

import { isPreso } from '#carrinho'
import type { Db, Fragment } from '#infra'
import { PRESENTE_SEGUNDOS } from '#presenca-no-carrinho'

export type Vista = (typeof vistasDosCarrinhos)[number]

/** A live cart, and what its prices depend on besides its lines. */
export interface CarrinhoVivoRow {
  idcliente: string
  nome: string
  documento: string
  linhas: number
  atualizado_em: Date
  aberto_desde: Date
  visitante: string | null
  aqui: boolean
  visto_em: Date | null
  idatendente: string | null
  atendente: string | null
  desde: Date | null
  estado: EstadoNegociacao | null
  validade: Date | null
  aguarda_supervisor: number
  contrapropostas: number
  aprovado: boolean
  tags: string[]
  contribuinte: boolean
  /** State of its main address; null: none. */
  uf: string | null
}

/** Folded and escaped; null: all. */
export type Busca = { texto: string; documento: string } | null

interface Filtro {
  vista: Vista
  busca: Busca
}

const isAqui = (db: Db): Fragment => db`
  exists (select from presenca_carrinho p where p.idfornecedor = c.idfornecedor and p.idcliente = c.idcliente and p.aberto
    and p.em > now() - make_interval(secs => ${PRESENTE_SEGUNDOS}))`
const isNegociado = (db: Db): Fragment => db`(${isPreso(db)} or coalesce(c.precos_ate > now(), false))`
const asksSupervisor = (db: Db): Fragment => db`
  (c.idnegociacao is not null and ${isNegociado(db)} and exists (
    select from linha_negociada l where l.idnegociacao = c.idnegociacao and l.pedido_preco is not null))`

function isInVista(db: Db, vista: Vista): Fragment {
  return {
    TODOS: db`true`,
    AQUI_AGORA: isAqui(db),
    EM_NEGOCIACAO: isNegociado(db),
    AGUARDA_SUPERVISOR: asksSupervisor(db),
  }[vista]
}

/** Carts with something in them, or that somebody holds. */
const vivos = (db: Db, idfornecedor: string, busca: Busca): Fragment => db`
  carrinho c join cliente k using (idcliente)
  where c.idfornecedor = ${idfornecedor} and (c.itens <> '[]' or ${isPreso(db)})
    and ${busca ? db`(f_dobra(k.nome || ' ' || k.razaosocial) like ${`%${busca.texto}%`} or (${busca.documento} <> '' and k.documento like ${`${busca.documento}%`}))` : db`true`}`

/** One page: who is here now first, then the latest. */
export async function listVivos(
  db: Db,
  idfornecedor: string,
  { vista, busca, limit, offset }: Filtro & { limit: number; offset: number },
): Promise<CarrinhoVivoRow[]> {
  return db<CarrinhoVivoRow[]>`
    with pagina as (
      select c.idfornecedor, c.idcliente, ${isAqui(db)} as aqui from ${vivos(db, idfornecedor, busca)} and ${isInVista(db, vista)}
      order by aqui desc, c.atualizado_em desc, c.idcliente limit ${limit} offset ${offset}
    )
    select c.idcliente, k.nome, k.documento, jsonb_array_length(c.itens) as linhas, c.atualizado_em, c.aberto_desde, g.aqui,
      p.nome as visitante, p.em as visto_em,
      case when ${isPreso(db)} then c.bloqueado_por end as idatendente, case when ${isPreso(db)} then u.nome end as atendente,
      case when ${isPreso(db)} then c.bloqueado_desde end as desde,
      case when ${isNegociado(db)} then n.estado end as estado, case when ${isNegociado(db)} then n.validade end as validade,
      case when ${isNegociado(db)} then l.pedidos else 0 end as aguarda_supervisor, case when ${isNegociado(db)} then l.contrapropostas else 0 end as contrapropostas,
      coalesce(x.aprovado, false) as aprovado, coalesce(x.tags, '{}') as tags, coalesce(f_contribuinte(x.idfornecedor, x.tags, x.caracteristicas), false) as contribuinte,
      (select e.uf from endereco e where e.idcliente = c.idcliente and e.excluido_em is null order by e.primario desc, e.criado_em, e.idendereco limit 1) as uf
    from pagina g join carrinho c using (idfornecedor, idcliente) join cliente k on k.idcliente = c.idcliente
    left join cadastroextracliente x on x.idfornecedor = c.idfornecedor and x.idcliente = c.idcliente
    left join usuario u on u.idusuario = c.bloqueado_por
    left join negociacao n on n.idfornecedor = c.idfornecedor and n.idnegociacao = c.idnegociacao
    left join lateral (
      select count(*) filter (where pedido_preco is not null)::int as pedidos,
        count(*) filter (where situacao in ('CONTRAPROPOSTA', 'QUANTIDADE_PROPOSTA'))::int as contrapropostas
      from linha_negociada where idnegociacao = c.idnegociacao) l on true
    left join lateral (
      select nome, em from presenca_carrinho where idfornecedor = c.idfornecedor and idcliente = c.idcliente
      order by aberto desc, em desc limit 1) p on true
    order by g.aqui desc, c.atualizado_em desc, c.idcliente`
}

export interface Contagens {
  todos: number
  aqui_agora: number
  em_negociacao: number
  aguarda_supervisor: number
}

/** How many there are of each kind among those that a search lets through. */
export async function countVivos(db: Db, idfornecedor: string, busca: Busca): Promise<Contagens> {
  const [row] = await db<Contagens[]>`
    select count(*)::int as todos, count(*) filter (where ${isAqui(db)})::int as aqui_agora,
      count(*) filter (where ${isNegociado(db)})::int as em_negociacao, count(*) filter (where ${asksSupervisor(db)})::int as aguarda_supervisor
    from ${vivos(db, idfornecedor, busca)}`
  return row ?? { todos: 0, aqui_agora: 0, em_negociacao: 0, aguarda_supervisor: 0 }
}
