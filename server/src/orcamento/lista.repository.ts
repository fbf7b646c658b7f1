import type { StatusPedido, VistaOrcamento } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

/** A budget in the list: centavos, 1/1,000 unit. */
export interface OrcamentoRow {
  numpedido: number
  idcliente: string
  cliente: string
  documento: string
  pedido_por: string
  criado_em: Date
  status: StatusPedido
  produtos: number
  volumes: number
  versao: number
  valido_ate: Date | null
  total: number | null
  estimado: number | null
  aguardam_supervisor: number
  rascunho_por: string | null
  rascunho_em: Date | null
}

/** Folded and escaped; `numero` is what was typed. Null: all. */
export type Busca = { texto: string; documento: string; numero: string } | null

const isVencido = (db: Db): Fragment => db`coalesce(p.valido_ate <= now(), false)`
const asksSupervisor = (db: Db): Fragment => db`
  exists (select from linha_rascunho l where l.numpedido = p.numpedido and l.pedido_preco is not null)`

function isInVista(db: Db, vista: VistaOrcamento): Fragment {
  return {
    A_PRECIFICAR: db`p.status = 'ORCAMENTO_NOVO'`,
    PRECIFICADOS: db`(p.status = 'ORCAMENTO_PRECIFICADO' and not ${isVencido(db)})`,
    AGUARDAM_SUPERVISOR: db`(p.status in ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO') and ${asksSupervisor(db)})`,
    // The job has cancelled it already, or is about to; who refused it did so before.
    VENCIDOS: db`(${isVencido(db)} and (p.status = 'ORCAMENTO_PRECIFICADO' or p.status = 'CANCELADO' and exists (
      select from historico_pedido h where h.numpedido = p.numpedido and h.status = 'CANCELADO' and h.ator = 'sistema')))`,
    ACEITOS: db`p.status not in ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', 'CANCELADO')`,
  }[vista]
}

const dosOrcamentos = (db: Db, idfornecedor: string, busca: Busca): Fragment => db`
  pedido p join cliente c using (idcliente)
  where p.idfornecedor = ${idfornecedor} and p.orcamento
    and ${busca ? db`(f_dobra(c.nome || ' ' || c.razaosocial) like ${`%${busca.texto}%`} or p.numpedido::text = ${busca.numero} or (${busca.documento} <> '' and c.documento like ${`${busca.documento}%`}))` : db`true`}`

/** To price and to approve: who waits longest first; the others the latest first. */
const ordem = (db: Db, vista: VistaOrcamento): Fragment =>
  vista === 'A_PRECIFICAR' || vista === 'AGUARDAM_SUPERVISOR'
    ? db`order by p.criado_em, p.numpedido`
    : db`order by p.numpedido desc`

interface Filtro {
  vista: VistaOrcamento
  busca: Busca
}

/** One page of a store's budgets. */
export async function listOrcamentos(
  db: Db,
  idfornecedor: string,
  { vista, busca, limit, offset }: Filtro & { limit: number; offset: number },
): Promise<OrcamentoRow[]> {
  return db<OrcamentoRow[]>`
    with pagina as (
      select p.numpedido from ${dosOrcamentos(db, idfornecedor, busca)} and ${isInVista(db, vista)}
      ${ordem(db, vista)} limit ${limit} offset ${offset}
    )
    select p.numpedido, p.idcliente, c.nome as cliente, c.documento, coalesce(u.nome, '') as pedido_por, p.criado_em, p.status, i.produtos, i.volumes,
      p.versao, p.valido_ate, case when p.versao > 0 then p.total end as total, case when p.versao = 0 then i.estimado end as estimado,
      coalesce(l.pedidos, 0)::int as aguardam_supervisor,
      case when r.revisao > 0 and r.enviada_de is distinct from r.revisao - 1 then r.por end as rascunho_por, r.em as rascunho_em
    from pagina g join pedido p using (numpedido) join cliente c on c.idcliente = p.idcliente
    left join usuario u on u.idusuario = p.idusuario
    left join rascunho_orcamento r on r.numpedido = p.numpedido
    left join lateral (select count(*) filter (where pedido_preco is not null) as pedidos from linha_rascunho where numpedido = p.numpedido) l on true
    left join lateral (
      select count(*)::int as produtos, sum(t.quantidade)::bigint as volumes, sum(round(t.quantidade * o.preco / 100000.0))::bigint as estimado
      from item_pedido t join produto o on o.idfornecedor = t.idfornecedor and o.idcadastroextraproduto = t.idcadastroextraproduto
      where t.numpedido = p.numpedido) i on true
    ${ordem(db, vista)}`
}

export type Contagens = Record<VistaOrcamento, number>

/** How many there are of each kind among those that a search lets through. */
export async function countOrcamentos(db: Db, idfornecedor: string, busca: Busca): Promise<Contagens> {
  const [row] = await db<Contagens[]>`
    select count(*) filter (where ${isInVista(db, 'A_PRECIFICAR')})::int as "A_PRECIFICAR",
      count(*) filter (where ${isInVista(db, 'PRECIFICADOS')})::int as "PRECIFICADOS",
      count(*) filter (where ${isInVista(db, 'AGUARDAM_SUPERVISOR')})::int as "AGUARDAM_SUPERVISOR",
      count(*) filter (where ${isInVista(db, 'VENCIDOS')})::int as "VENCIDOS",
      count(*) filter (where ${isInVista(db, 'ACEITOS')})::int as "ACEITOS"
    from ${dosOrcamentos(db, idfornecedor, busca)}`
  return row ?? { A_PRECIFICAR: 0, PRECIFICADOS: 0, AGUARDAM_SUPERVISOR: 0, VENCIDOS: 0, ACEITOS: 0 }
}
