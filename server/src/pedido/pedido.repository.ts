import type { Pedido, RespostaPedido, StatusPedido } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import type { Ator } from '@vitrine/rules/movimento'

import { Falha, type Db } from '#infra'
import { showDetalhe, showPagamento, type PagamentoRow, type VencimentoRow } from '#pagamento'

import { colunaDevolucoes } from './coluna-devolucoes.ts'
import { colunaDocumento } from './coluna-documento.ts'
import { colunasLista } from './lista.repository.ts'
import { toPedido, type Detalhe } from './show-detalhe.ts'
import { toResposta } from './show-pedido.ts'

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
  { demo, ator }: { demo: boolean; ator: Ator },
): Promise<Pedido | null> {
  const [row] = await db<
    (Detalhe & {
      pagamento: PagamentoRow | null
      detalhepagamento: Parameters<typeof showDetalhe>[0]
      vencimentos: VencimentoRow[]
      dono: boolean
    })[]
  >`
    select ${colunasLista(db)}, p.idcliente, p.mudado_em, p.idformapagto, c.nome as nomecliente, c.tipo_documento,
      coalesce((select uc.submissao_pedido from usuario_cliente uc where uc.idusuario = ${idusuario} and uc.idcliente = p.idcliente), true) as submissao_pedido, p.subtotal, p.desconto, p.cupom, p.embalagens, p.taxaentrega, p.valoripi, p.valorst,
      ${colunaDocumento(db)},
      p.nomeformaentrega, p.enderecoentrega, p.enderecofaturamento, p.lojaretira, p.anotacoes, p.negociacao, p.substituicao, p.assinatura, p.idassinatura, p.rastreio, p.detalhepagamento,
      (select jsonb_build_object('chave', n.chave, 'bytesXml', octet_length(n.xml), 'bytesDanfe', n.bytes_danfe, 'cancelada_em', n.cancelada_em)
        from nota_fiscal n where n.numpedido = p.numpedido order by n.cancelada_em desc nulls first limit 1) as notafiscal,
      p.total as totaloriginal, p.totalservido, case when p.status = 'SEPARANDO' then p.pesagem end as pesagem, p.versao, p.valido_ate, p.condicoes,
      case when p.status = 'EMENTREGA' then p.entregador end as entregador, p.observacaoloja, f.fuso,
      case when exists (select 1 from usuario_cliente uc where uc.idusuario = ${idusuario} and uc.idcliente = p.idcliente)
        or not exists (select 1 from equipe e where e.idusuario = ${idusuario} and e.idfornecedor = p.idfornecedor and e.papel in ('atendente', 'fornecedor'))
          and not exists (select 1 from apikey k where k.idusuario = ${idusuario} and k.erp)
        then p.codigoretirada end as codigoretirada,
      coalesce((select jsonb_agg(jsonb_build_object('nome', coalesce(k.nome, r.key), 'tipo', coalesce(k.tipo, 'TEXTO'), 'valor', r.value) order by k.ordem, r.key)
        from jsonb_each_text(p.caracteristicas) r
        left join caracteristica k on k.idfornecedor = p.idfornecedor and k.escopo = 'PEDIDO' and k.codigo = r.key), '[]') as caracteristicas,
      (select jsonb_agg(to_jsonb(i) order by i.sequencia) from item_pedido i where i.numpedido = p.numpedido) as itens,
      coalesce((select jsonb_agg(to_jsonb(s) order by s.sequencia) from servico_pedido s where s.numpedido = p.numpedido), '[]') as servicos,
      (select jsonb_agg(jsonb_build_object('status', h.status, 'quando', h.quando, 'ator', h.ator, 'motivo', h.motivo) order by h.sequencia)
        from historico_pedido h where h.numpedido = p.numpedido) as historico,
      coalesce((select jsonb_agg(to_jsonb(v) order by v.versao desc) from versao_orcamento v where v.numpedido = p.numpedido), '[]') as versoes,
      ${colunaDevolucoes(db)} as devolucoes,
      coalesce((select jsonb_agg(jsonb_build_object('parcela', v.parcela, 'vencimento', v.vencimento, 'valor', v.valor - v.devolvido, 'paga', v.status = 'PAGA') order by v.parcela)
        from fatura v where v.numpedido = p.numpedido and v.status <> 'CANCELADA'), '[]') as vencimentos,
      coalesce((select jsonb_agg(to_jsonb(k) - 'cartas' order by k.aberta_em desc) from contestacao k where k.numpedido = p.numpedido), '[]') as contestacoes,
      coalesce((select jsonb_agg(to_jsonb(k) order by k.criado_em desc) from reembolso k where k.numpedido = p.numpedido), '[]') as reembolsos,
      (select to_jsonb(a) from avaliacao a where a.numpedido = p.numpedido) as avaliacao,
      (select to_jsonb(g) from pagamento g where g.numpedido = p.numpedido order by g.criado_em desc limit 1) as pagamento,
      (exists (select 1 from usuario_cliente uc where uc.idusuario = ${idusuario} and uc.idcliente = p.idcliente)
        or exists (select 1 from equipe e where e.idusuario = ${idusuario} and e.idfornecedor = p.idfornecedor and e.papel in ('atendente', 'fornecedor'))
        or exists (select 1 from cadastroextracliente x join equipe e on e.idfornecedor = x.idfornecedor and e.idusuario = x.idrepresentante and e.papel = 'representante'
          where x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente and x.idrepresentante = ${idusuario})
        or (p.idcliente = ${idclienteDaChave}
          and exists (select 1 from apikey k where k.idusuario = ${idusuario} and k.idfornecedor = p.idfornecedor and k.revogada_em is null))
        or exists (select 1 from apikey k where k.idusuario = ${idusuario} and k.idfornecedor = p.idfornecedor and k.erp and k.revogada_em is null)
        or f_acesso_operador(${idusuario}, p.idfornecedor)) as dono
    from pedido p join cliente c on c.idcliente = p.idcliente join fornecedor f on f.idfornecedor = p.idfornecedor
    where p.numpedido = ${numpedido}`
  if (!row?.dono) return null
  return toPedido(row, {
    pagamento: row.pagamento ? showPagamento(row.pagamento, demo) : null,
    detalhePagamento: showDetalhe(row.detalhepagamento, row.vencimentos),
    ator,
    agora: new Date(),
  })
}
