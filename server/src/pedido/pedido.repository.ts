import type { Endereco, Imagem, Pedido, RespostaPedido, StatusPedido, Substituicao } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { Falha, type Db } from '#infra'
import { showPagamento, type PagamentoRow } from '#pagamento'

import { toLista, toPedido, toResposta, type ItemRow, type ListaRow, type ServicoRow } from './show-pedido.ts'

/** The answer to a submission, read from what is stored: the same whoever asks again. */
export async function findResposta(db: Db, numpedido: number): Promise<RespostaPedido> {
  const [row] = await db<
    {
      numpedido: number
      total: number | null
      taxaentrega: number
      idcliente: string
      status: StatusPedido
      cupom: string | null
      itensname: string
    }[]
  >`
    select p.numpedido, p.total, p.taxaentrega, p.idcliente, p.status, p.cupom,
      (select string_agg(i.nome, ', ' order by i.sequencia) from item_pedido i where i.numpedido = p.numpedido) as itensname
    from pedido p where p.numpedido = ${numpedido}`
  if (!row) throw new Falha('nao_encontrado')
  return toResposta({
    ...row,
    itensName: row.itensname,
    total: row.total === null ? null : fromCentavos(row.total),
    taxaentrega: fromCentavos(row.taxaentrega),
  })
}

export interface FiltroLista {
  idcliente: string
  idfornecedor: string | null
  status: string[]
  texto: string | null
  numpedido: number | null
  canalVenda: string | null
  idformapagto: string | null
  dataInicio: string | null
  dataFim: string | null
  ordenacao: 'recentes' | 'antigos' | 'maior_total' | 'menor_total'
  limit: number
  offset: number
}

/** A page of orders with the first pictures of each and the number of all: one statement. Days are São Paulo's. */
export async function listPedidos(db: Db, filtro: FiltroLista) {
  const ordens = {
    recentes: db`p.numpedido desc`,
    antigos: db`p.numpedido`,
    maior_total: db`p.total desc nulls last, p.numpedido desc`,
    menor_total: db`p.total nulls last, p.numpedido desc`,
  }
  const dia = db`(p.criado_em at time zone 'America/Sao_Paulo')::date`
  const rows = await db<(ListaRow & { totalrows: number })[]>`
    with achados as materialized (
      select p.* from pedido p
      where p.idcliente = ${filtro.idcliente}
        ${filtro.idfornecedor ? db`and p.idfornecedor = ${filtro.idfornecedor}` : db``}
        ${filtro.status.length > 0 ? db`and p.status = any(${filtro.status})` : db``}
        ${filtro.numpedido ? db`and p.numpedido = ${filtro.numpedido}` : db``}
        ${filtro.canalVenda ? db`and p.canalvenda = ${filtro.canalVenda}` : db``}
        ${filtro.idformapagto ? db`and p.idformapagto = ${filtro.idformapagto}` : db``}
        ${filtro.dataInicio ? db`and ${dia} >= ${filtro.dataInicio}` : db``}
        ${filtro.dataFim ? db`and ${dia} <= ${filtro.dataFim}` : db``}
        ${
          filtro.texto
            ? db`and (p.numpedidocliente ilike ${`%${filtro.texto}%`} or p.numpedido::text = ${filtro.texto}
          or exists (select 1 from item_pedido i where i.numpedido = p.numpedido and f_norm(i.nome) like '%' || f_norm(${filtro.texto}) || '%'))`
            : db``
        }
    )
    select ${colunasLista(db)}, (select count(*)::int from achados) as totalrows
    from achados p order by ${ordens[filtro.ordenacao]} limit ${filtro.limit} offset ${filtro.offset}`
  return { data: rows.map(toLista), total: rows[0]?.totalrows ?? 0 }
}

function colunasLista(db: Db) {
  return db`
    p.numpedido, p.idfornecedor, p.status, p.canalvenda, p.tipoentrega, p.criado_em, p.data_de_entrega, p.janela_inicio,
    p.janela_fim, p.total, p.totalitens, p.tipopagamento, p.nomepagamento, p.numpedidocliente,
    coalesce((select jsonb_agg(i.imagem order by i.sequencia) from item_pedido i
      where i.numpedido = p.numpedido and i.sequencia < 6 and jsonb_typeof(i.imagem) = 'object'), '[]') as imagens`
}

interface DetalheRow extends ListaRow {
  idcliente: string
  nomecliente: string
  subtotal: number | null
  desconto: number
  cupom: string | null
  embalagens: number
  taxaentrega: number
  nomeformaentrega: string
  enderecoentrega: Endereco | null
  lojaretira: Pedido['lojaRetira']
  codigoretirada: string | null
  caracteristicas: Pedido['caracteristicas']
  anotacoes: string
  substituicao: Substituicao | null
  assinatura: string | null
  idassinatura: string | null
  numpedidoerp: string | null
  itens: ItemRow[]
  servicos: ServicoRow[]
  historico: { status: StatusPedido; quando: string; ator: string; motivo: string }[]
  pagamento: PagamentoRow | null
  imagens: Imagem[]
  /** Who may see it (acesso decides by these). */
  dono: boolean
}

/** Who looks at an order: a login, and for an API key's session the one cliente that it is for. */
export interface QuemVe {
  idusuario: string
  idclienteDaChave: string | null
}

/** One order with lines, history and charge: one statement. Who looks must be able to act for its cliente. */
export async function findPedido(
  db: Db,
  numpedido: number,
  { idusuario, idclienteDaChave }: QuemVe,
  demo: boolean,
): Promise<Pedido | null> {
  const [row] = await db<DetalheRow[]>`
    select ${colunasLista(db)}, p.idcliente, c.nome as nomecliente, p.subtotal, p.desconto, p.cupom, p.embalagens, p.taxaentrega,
      p.nomeformaentrega, p.enderecoentrega, p.lojaretira, p.anotacoes, p.substituicao, p.assinatura, p.idassinatura, p.numpedidoerp,
      case when exists (select 1 from usuario_cliente uc where uc.idusuario = ${idusuario} and uc.idcliente = p.idcliente)
        or not exists (select 1 from equipe e where e.idusuario = ${idusuario} and e.idfornecedor = p.idfornecedor and e.papel in ('atendente', 'fornecedor'))
        then p.codigoretirada end as codigoretirada,
      coalesce((select jsonb_agg(jsonb_build_object('nome', coalesce(k.nome, r.key), 'tipo', coalesce(k.tipo, 'TEXTO'), 'valor', r.value) order by k.ordem, r.key)
        from jsonb_each_text(p.caracteristicas) r
        left join caracteristica k on k.idfornecedor = p.idfornecedor and k.escopo = 'PEDIDO' and k.codigo = r.key), '[]') as caracteristicas,
      (select jsonb_agg(to_jsonb(i) order by i.sequencia) from item_pedido i where i.numpedido = p.numpedido) as itens,
      coalesce((select jsonb_agg(to_jsonb(s) order by s.sequencia) from servico_pedido s where s.numpedido = p.numpedido), '[]') as servicos,
      (select jsonb_agg(jsonb_build_object('status', h.status, 'quando', h.quando, 'ator', h.ator, 'motivo', h.motivo) order by h.sequencia)
        from historico_pedido h where h.numpedido = p.numpedido) as historico,
      (select to_jsonb(g) from pagamento g where g.numpedido = p.numpedido order by g.criado_em desc limit 1) as pagamento,
      (exists (select 1 from usuario_cliente uc where uc.idusuario = ${idusuario} and uc.idcliente = p.idcliente)
        or exists (select 1 from equipe e where e.idusuario = ${idusuario} and e.idfornecedor = p.idfornecedor and e.papel in ('atendente', 'fornecedor'))
        or exists (select 1 from cadastroextracliente x join equipe e on e.idfornecedor = x.idfornecedor and e.idusuario = x.idrepresentante and e.papel = 'representante'
          where x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente and x.idrepresentante = ${idusuario})
        or (p.idcliente = ${idclienteDaChave}
          and exists (select 1 from apikey k where k.idusuario = ${idusuario} and k.idfornecedor = p.idfornecedor and k.revogada_em is null))
        or exists (select 1 from usuario u where u.idusuario = ${idusuario} and u.operador)) as dono
    from pedido p join cliente c on c.idcliente = p.idcliente
    where p.numpedido = ${numpedido}`
  if (!row?.dono) return null
  return toPedido(row, row.pagamento ? showPagamento(row.pagamento, demo) : null)
}
