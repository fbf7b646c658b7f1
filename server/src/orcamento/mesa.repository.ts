import type { Imagem, StatusPedido, TipoEntrega, TipoPagamento } from '@vitrine/contract'
import { modulosDe } from '@vitrine/rules/acesso'

import type { Condicao } from '@vitrine/rules/orcamento'

import type { Db } from '#infra'

/** A line of the draft: 1/10,000 real; a line that nobody touched has none. */
export interface RascunhoDaLinha {
  preco: number | null
  recado: string | null
  pedido_preco: number | null
  pedido_por: string | null
  pedido_em: string | null
  pedido_motivo: string
  aprovado_preco: number | null
  aprovado_por: string | null
  recusado_por: string | null
  recusado_motivo: string
  /** Of a product that is added by the draft: which, and how many (1/1,000 unit). */
  idcadastroextraproduto: string | null
  quantidade: number | null
}

/** What is shown of the product of a line; 1/1,000 unit. */
export interface ItemDaMesa {
  sequencia: number
  sku: string
  embalagem: string
  imagem: Imagem | null
  observacao: string
  /** The store added it to a version that was sent. */
  incluido_pela_loja: boolean
  rascunho: RascunhoDaLinha | null
}

/** A product that the draft adds. */
export interface IncluidoRow extends Omit<ItemDaMesa, 'rascunho'> {
  id: string
  nome: string
  unidade: string
  quantidade: number
  ncm: string | null
  origem: number
  rascunho: RascunhoDaLinha
}

export interface RascunhoRow {
  revisao: number
  taxaentrega: number | null
  validade: string | null
  observacao: string
  /** Null: as the version before. */
  condicoes: Condicao[] | null
  por: string
  em: string
  enviada_de: number | null
  enviada_por: string | null
}

/** A version as it was sent: centavos, in its lines 1/10,000 real. */
export interface VersaoDaMesa {
  versao: number
  criado_em: string
  por: string
  valido_ate: string
  taxaentrega: number
  total: number
  observacao: string
  itens: { sequencia: number; precounitario: number; tabela?: number | null; custo?: number | null }[]
  /** What the customer wrote about it, last. */
  escrito: { texto: string; quem: string; em: string } | null
}

export interface MesaRow {
  numpedido: number
  idcliente: string
  status: StatusPedido
  tipoentrega: TipoEntrega
  tipopagamento: TipoPagamento
  nomepagamento: string
  anotacoes: string
  criado_em: Date
  versao: number
  valido_ate: Date | null
  cliente: string
  documento: string
  telefone: string
  email: string
  /** Centavos. */
  limite: number
  usado: number
  pedido_por: string
  idsala: string | null
  conversa: boolean
  rascunho: RascunhoRow | null
  itens: ItemDaMesa[]
  incluidos: IncluidoRow[]
  versoes: VersaoDaMesa[]
  /** What the customer did with the last version. */
  desfecho: { status: StatusPedido; ator: string; motivo: string; quem: string; em: string } | null
  supervisores: string[]
}

/** A budget with its draft, versions and customer: one statement. Null: it never was one. */
export async function findMesa(db: Db, numpedido: number): Promise<MesaRow | null> {
  const [row] = await db<MesaRow[]>`
    select p.numpedido, p.idcliente, p.status, p.tipoentrega, p.tipopagamento, p.nomepagamento, p.anotacoes, p.criado_em, p.versao, p.valido_ate,
      c.nome as cliente, c.documento, c.telefone, c.email, coalesce(e.limite_credito_centavos, 0)::bigint as limite, coalesce(e.credito_usado_centavos, 0)::bigint as usado,
      coalesce(u.nome, '') as pedido_por,
      (select s.idsala from sala_chat s where s.numpedido = p.numpedido limit 1) as idsala,
      f.modulos && ${modulosDe('chat')}::text[] and exists (select from sala_chat s
        where s.idfornecedor = p.idfornecedor and s.idcliente = p.idcliente and s.ultima_cliente > 0) as conversa,
      (select to_jsonb(r) from rascunho_orcamento r where r.numpedido = p.numpedido) as rascunho,
      (select jsonb_agg(jsonb_build_object('sequencia', i.sequencia, 'sku', o.sku, 'embalagem', i.embalagem, 'imagem', i.imagem, 'observacao', i.observacao, 'incluido_pela_loja', i.incluido_pela_loja,
          'rascunho', (select to_jsonb(l) from linha_rascunho l where l.numpedido = i.numpedido and l.sequencia = i.sequencia)) order by i.sequencia)
        from item_pedido i join produto o on o.idfornecedor = i.idfornecedor and o.idcadastroextraproduto = i.idcadastroextraproduto
        where i.numpedido = p.numpedido) as itens,
      coalesce((select jsonb_agg(jsonb_build_object('sequencia', l.sequencia, 'id', l.idcadastroextraproduto, 'nome', o.nome, 'sku', o.sku, 'embalagem', o.embalagem,
          'unidade', o.unidade, 'imagem', o.imagens -> 0, 'quantidade', l.quantidade, 'ncm', o.ncm, 'origem', o.origem, 'observacao', '', 'incluido_pela_loja', true,
          'rascunho', to_jsonb(l)) order by l.sequencia)
        from linha_rascunho l join produto o on o.idfornecedor = p.idfornecedor and o.idcadastroextraproduto = l.idcadastroextraproduto
        where l.numpedido = p.numpedido), '[]') as incluidos,
      ${versoesDaMesa(db)} as versoes,
      (select jsonb_build_object('status', h.status, 'ator', h.ator, 'motivo', h.motivo, 'quem', coalesce(v.nome, ''), 'em', h.quando)
        from historico_pedido h left join usuario v on v.idusuario = h.idusuario
        where h.numpedido = p.numpedido and h.status in ('ENVIADO', 'CANCELADO') order by h.sequencia limit 1) as desfecho,
      array(select v.nome from equipe q join usuario v using (idusuario) where q.idfornecedor = p.idfornecedor and q.papel = 'fornecedor' order by v.nome limit 3) as supervisores
    from pedido p join cliente c using (idcliente) join fornecedor f on f.idfornecedor = p.idfornecedor
    left join cadastroextracliente e on e.idfornecedor = p.idfornecedor and e.idcliente = p.idcliente
    left join usuario u on u.idusuario = p.idusuario
    where p.numpedido = ${numpedido} and p.orcamento`
  return row ?? null
}

/** The newest first, each with what its customer wrote in the conversation about it before the next came. */
const versoesDaMesa = (db: Db) => db`
  coalesce((
    select jsonb_agg(jsonb_build_object('versao', v.versao, 'criado_em', v.criado_em, 'por', coalesce(w.nome, ''), 'valido_ate', v.valido_ate, 'taxaentrega', v.taxaentrega,
        'total', v.total, 'observacao', v.observacao, 'itens', v.itens, 'escrito', m.escrito) order by v.versao desc)
    from (select o.*, lead(o.criado_em) over (order by o.versao) as ate from versao_orcamento o where o.numpedido = p.numpedido) v
    left join usuario w on w.idusuario = v.idusuario
    left join lateral (
      select jsonb_build_object('texto', m.texto, 'quem', m.autor, 'em', m.criada_em) as escrito
      from mensagem_chat m join sala_chat s using (idsala)
      where s.numpedido = p.numpedido and m.lado = 'CLIENTE' and m.texto <> '' and m.retirada_em is null
        and m.criada_em >= v.criado_em and m.criada_em < coalesce(v.ate, 'infinity') order by m.sequencia desc limit 1
    ) m on true
  ), '[]')`
