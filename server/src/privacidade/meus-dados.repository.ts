import { listDoTitular } from '#cliente-previsto'
import type { Db, Sql } from '#infra'

/** Rows of one kind that are kept about a cliente. */
export interface TabelaDeDados {
  nome: string
  linhas: Record<string, unknown>[]
}

/** A kind of data by its name in the file. */
type Leitura = (db: Db, idcliente: string, loja: string | null) => PromiseLike<Record<string, unknown>[]>

/** Everything that names a cliente or that it made, one statement for each kind; secrets are left out. */
export async function listDados(sql: Sql, idcliente: string): Promise<TabelaDeDados[]> {
  return readTodas(sql, listLeituras(), { idcliente, loja: null })
}

/**
 * The same as one store keeps it, for its answer to who asks it (decision 0169): what it has of its own, and the identity behind it. Logins, cards, addresses of the
 * account and what the person does elsewhere are the person's, and are read by the person alone.
 */
export async function listDadosNaLoja(
  sql: Sql,
  { idcliente, idfornecedor }: { idcliente: string; idfornecedor: string },
): Promise<TabelaDeDados[]> {
  const leituras = listLeituras().filter(([nome]) => !DA_PESSOA.has(nome))
  return readTodas(sql, leituras, { idcliente, loja: idfornecedor })
}

const listLeituras = () => Object.entries({ ...daConta, ...dasCompras, ...doUso })

/**
 * All of one moment, so that an order and its items agree, and by one connection: some thirty statements at once took three quarters of the
 * pool for one person, and where the database was slow the last of them were refused.
 */
async function readTodas(
  sql: Sql,
  leituras: readonly (readonly [string, Leitura])[],
  { idcliente, loja }: { idcliente: string; loja: string | null },
): Promise<TabelaDeDados[]> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const tabelas: TabelaDeDados[] = []
    // One after the other: each has its own time to be answered.
    for (const [nome, read] of leituras)
      tabelas.push({ nome, linhas: [...(await read(tx, idcliente, loja))] })
    return tabelas
  })
}

/** Kinds that are of the account, or of all stores together. */
const DA_PESSOA: ReadonlySet<string> = new Set([
  'acessos',
  'esperado_por_lojas',
  'enderecos',
  'cartoes_salvos',
  'termos_aceitos',
  'consentimentos',
  'sessoes',
  'registros_de_acesso',
  'compartilhamentos',
  'exportacoes',
])

/** Of this store alone; without one, of all. */
const na = (db: Db, loja: string | null, alias: string) =>
  loja === null ? db`true` : db`${db(`${alias}.idfornecedor`)} = ${loja}`

const daConta: Record<string, Leitura> = {
  cadastro: (db, id) =>
    db`select tipo_documento, documento, nome, razaosocial, email, telefone, data_nascimento, criado_em from cliente where idcliente = ${id}`,
  acessos: (db, id) =>
    db`select u.email, u.email_confirmado_em, u.nome, uc.primario, uc.submissao_pedido, uc.administra, u.criado_em from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = ${id}`,
  convites: (db, id, loja) =>
    db`select email, submissao_pedido, criado_em, expira_em from convite_usuario where ${na(db, loja, 'convite_usuario')} and idcliente = ${id}`,
  lojas: (db, id, loja) => db`
    select f.nome as fornecedor, x.aprovado, x.tags, x.cod_erp, x.limite_credito_centavos / 100.0::float8 as limite_credito,
      x.credito_usado_centavos / 100.0::float8 as credito_usado, x.caracteristicas, x.motivo_recusa, x.decidido_em, x.lembrete_fatura, x.criado_em
    from cadastroextracliente x join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and x.idcliente = ${id}`,
  esperado_por_lojas: listDoTitular,
  enderecos: (db, id) => db`
    select 'ENTREGA' as uso, apelido, rua, numero, complemento, bairro, cidade, uf, cep, pontoref, lat, lng, primario, criado_em
    from endereco where idcliente = ${id} and excluido_em is null
    union all
    select 'FATURAMENTO', apelido, rua, numero, complemento, bairro, cidade, uf, cep, pontoref, lat, lng, false, criado_em
    from endereco_faturamento where idcliente = ${id}`,
  cartoes_salvos: (db, id) => db`
    select f.nome as fornecedor, k.provedor, k.bandeira, k.final, k.validade, k.criado_em
    from cartao_salvo k join usuario_cliente uc using (idusuario) join fornecedor f on f.idfornecedor = k.idfornecedor where uc.idcliente = ${id}`,
}

const dasCompras: Record<string, Leitura> = {
  pedidos: (db, id, loja) => db`
    select p.numpedido, f.nome as fornecedor, p.status, p.tipoentrega, p.data_de_entrega, p.nomepagamento, p.total / 100.0::float8 as total, p.anotacoes,
      p.numpedidocliente, p.caracteristicas, p.enderecoentrega, p.enderecofaturamento, p.entregador, p.observacaoloja, p.criado_em
    from pedido p join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and p.idcliente = ${id} order by p.numpedido`,
  itens_de_pedidos: (db, id, loja) => db`
    select i.numpedido, i.nome, i.quantidade / 1000.0::float8 as quantidade, i.unidade, i.total / 100.0::float8 as total, i.observacao, i.recado as recado_da_loja
    from item_pedido i join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id} order by i.numpedido, i.sequencia`,
  historico_de_pedidos: (db, id, loja) => db`
    select h.numpedido, h.status, h.ator, h.motivo, h.quando from historico_pedido h join pedido p using (numpedido)
    where ${na(db, loja, 'p')} and p.idcliente = ${id} order by h.numpedido, h.sequencia`,
  orcamentos: (db, id, loja) => db`
    select v.numpedido, v.versao, v.total / 100.0::float8 as total, v.observacao, v.valido_ate, v.criado_em
    from versao_orcamento v join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id} order by v.numpedido, v.versao`,
  pagamentos: (db, id, loja) => db`
    select g.numpedido, g.tipo, g.provedor, g.status, g.valor / 100.0::float8 as valor, g.devolvido / 100.0::float8 as devolvido,
      g.cartao ->> 'bandeira' as bandeira, g.cartao ->> 'final' as final, g.pago_em
    from pagamento g join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id} order by g.numpedido`,
  faturas: (db, id, loja) => db`
    select f.nome as fornecedor, t.numpedido, t.parcela, t.parcelas, t.emissao, t.vencimento, t.valor / 100.0::float8 as valor, t.status, t.paga_em
    from fatura t join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and t.idcliente = ${id} order by t.vencimento`,
  notas_fiscais: (db, id, loja) => db`
    select n.numpedido, n.chave, n.criado_em, n.cancelada_em, n.xml from nota_fiscal n join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id}`,
  devolucoes: (db, id, loja) => db`
    select d.numpedido, d.tipo, d.status, d.valor / 100.0::float8 as valor, d.motivo, d.resposta, d.criado_em, d.concluida_em
    from devolucao d join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id} order by d.criado_em`,
  contestacoes: (db, id, loja) => db`
    select k.numpedido, k.tipo, k.valor / 100.0::float8 as valor, k.parecer, k.decisao, k.palavra, k.aberta_em, k.encerrada_em
    from contestacao k join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id} order by k.aberta_em`,
  reembolsos: (db, id, loja) => db`
    select k.numpedido, k.valor / 100.0::float8 as valor, k.chave_pix, k.criado_em, k.informada_em, k.feito_em
    from reembolso k join pedido p using (numpedido) where ${na(db, loja, 'p')} and p.idcliente = ${id} order by k.criado_em`,
  avaliacoes: (db, id, loja) => db`
    select a.numpedido, a.estrelas, a.motivos, a.texto, a.criado_em, a.atualizado_em from avaliacao a join pedido p using (numpedido)
    where ${na(db, loja, 'p')} and p.idcliente = ${id} order by a.numpedido`,
  assinaturas: (db, id, loja) => db`
    select a.idassinatura, f.nome as fornecedor, a.nome, a.status, a.motivo, a.desde, a.proxima, a.submissao, a.criada_em
    from assinatura a join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and a.idcliente = ${id}`,
  cupons_usados: (db, id, loja) => db`
    select f.nome as fornecedor, k.codigocupom, u.usos from uso_cupom u join cupom k using (idfornecedor, idcupom) join fornecedor f using (idfornecedor)
    where ${na(db, loja, 'f')} and u.idcliente = ${id}`,
}

const doUso: Record<string, Leitura> = {
  carrinhos: (db, id, loja) => db`
    select f.nome as fornecedor, c.itens, c.servicos, c.observacao, c.numpedidocliente, c.cupom, c.atualizado_em
    from carrinho c join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and c.idcliente = ${id}`,
  negociacoes: (db, id, loja) => db`
    select f.nome as fornecedor, a.em, a.nome as quem, a.lado, a.acao, a.produtos, a.medida, a.antes, a.depois, a.motivo, a.numpedido,
      n.atendente, n.aceita_por, n.aceita_em, n.frete_acordo
    from ato_negociacao a join negociacao n using (idnegociacao) join fornecedor f on f.idfornecedor = a.idfornecedor
    where ${na(db, loja, 'f')} and a.idcliente = ${id} order by a.idato`,
  visoes: (db, id, loja) => db`
    select f.nome as fornecedor, v.atendente as quem, v.aberta_em, v.encerrada_em
    from visao_cliente v join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and v.idcliente = ${id} order by v.aberta_em`,
  aprovacoes: (db, id, loja) => db`
    select f.nome as fornecedor, u.nome as quem, a.estado, a.conteudo, a.recado, a.numpedido, a.criado_em,
      (select jsonb_agg(jsonb_build_object('tipo', p.tipo, 'quem', q.nome, 'motivo', p.motivo, 'quando', p.quando) order by p.sequencia)
        from passo_aprovacao p left join usuario q using (idusuario) where p.idaprovacao = a.idaprovacao) as passos
    from aprovacao a join fornecedor f using (idfornecedor) join usuario u using (idusuario) where ${na(db, loja, 'f')} and a.idcliente = ${id} order by a.criado_em`,
  listas: (db, id, loja) => db`
    select l.idlista, f.nome as fornecedor, l.nome, l.motivo, l.codigocompartilhar is not null as partilhada, l.criada_em,
      (select jsonb_agg(jsonb_build_object('produto', p.nome, 'quantidade', i.quantidade / 1000.0) order by i.ordem)
        from item_lista_compras i join produto p using (idfornecedor, idcadastroextraproduto) where i.idlista = l.idlista) as itens
    from lista_compras l join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and l.idcliente = ${id} and l.desativada_em is null`,
  conversas: (db, id, loja) => db`
    select f.nome as fornecedor, s.numpedido, m.autor, m.papel, m.conteudo, m.criada_em, m.editada_em, m.retirada_em
    from sala_chat s join fornecedor f using (idfornecedor) join mensagem_chat m using (idsala)
    where ${na(db, loja, 'f')} and s.idcliente = ${id} and not m.interna order by s.idsala, m.sequencia`,
  alertas: (db, id, loja) => db`
    select f.nome as fornecedor, p.nome as produto, a.criado_em, a.avisado_em
    from alerta a join fornecedor f using (idfornecedor) join produto p using (idfornecedor, idcadastroextraproduto) where ${na(db, loja, 'f')} and a.idcliente = ${id}`,
  avisos_no_aparelho: (db, id, loja) => db`
    select f.nome as fornecedor, i.servico, i.pedidos, i.alertas, i.criada_em
    from inscricao_push i join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and i.idcliente = ${id}`,
  avisos_de_conversas: (db, id, loja) => db`
    select f.nome as fornecedor, u.nome, p.email as por_email, p.push as no_aparelho
    from preferencia_conversa p join fornecedor f using (idfornecedor) join usuario u using (idusuario) where ${na(db, loja, 'f')} and p.idcliente = ${id}`,
  avisos_de_cupons: (db, id, loja) => db`
    select f.nome as fornecedor, a.pedido_em from aviso_cupom a join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and a.idcliente = ${id}`,
  avisos_de_area: (db, id, loja) => db`
    select f.nome as fornecedor, a.email, a.tipo, a.lugar, a.lat, a.lng, a.pedido_em from aviso_area a left join fornecedor f using (idfornecedor)
    where ${na(db, loja, 'f')} and a.email = (select email from cliente where idcliente = ${id})`,
  mensagens_a_lojas: (db, id, loja) => db`
    select f.nome as fornecedor, m.titulo, m.respostas, m.consentimento, m.recebida_em from mensagem_formulario m join fornecedor f using (idfornecedor)
    where ${na(db, loja, 'f')} and m.email = (select email from cliente where idcliente = ${id}) order by m.recebida_em`,
  requerimentos: (db, id, loja) => db`
    select f.nome as fornecedor, r.tipo, r.canal, r.estado, r.descricao, r.resposta, r.motivo_recusa, r.recebido_em, r.encerrado_em
    from requerimento r join fornecedor f using (idfornecedor) where ${na(db, loja, 'f')} and r.idcliente = ${id} and not r.automatico order by r.criado_em`,
  exportacoes: (db, id) =>
    db`select formato, filtro, status, linhas, criado_em from exportacao where idcliente = ${id}`,
  cartas: (db, id, loja) => db`
    select para, assunto, case when secreta then '' else texto end as texto, criado_em, enviado_em from correio
    where ${na(db, loja, 'correio')} and para = (select email from cliente where idcliente = ${id}) order by criado_em`,
  termos_aceitos: (db, id) =>
    db`select versao, documentos, aceito_em, ip, agente from aceite_termo where idcliente = ${id} order by aceito_em`,
  consentimentos: (db, id) => db`
    select k.grupos, k.ip, k.agente, k.quando from consentimento k join usuario_cliente uc using (idusuario)
    where uc.idcliente = ${id} order by k.quando`,
  sessoes: (db, id) =>
    db`select tokenorigin, agente, criada_em, expira_em from sessao where idcliente = ${id} and idvisao is null order by criada_em`,
  registros_de_acesso: (db, id) => db`
    select r.quando, r.ip, r.agente from registro_acesso r join usuario_cliente uc using (idusuario) where uc.idcliente = ${id} order by r.quando`,
  compartilhamentos: (db, id) => db`
    select f.nome as com, f.cnpj as documento, 'loja: vende, entrega e emite a nota' as finalidade
    from cadastroextracliente x join fornecedor f using (idfornecedor) where x.idcliente = ${id}
    union
    select g.provedor, '', 'pagamento: cobra e devolve' from pagamento g join pedido p using (numpedido) where p.idcliente = ${id} and g.provedor <> ''
    union
    select c.provedor, '', 'pagamento: cobra faturas' from cobranca_fatura c where c.idcliente = ${id} and c.provedor <> ''
    union
    select f.nome || ': sistema da loja', '', 'gestão: recebe pedidos e cadastros por chave de acesso ou aviso' from cadastroextracliente x
      join fornecedor f using (idfornecedor) where x.idcliente = ${id} and (exists (select from apikey k where k.idfornecedor = f.idfornecedor and k.revogada_em is null)
      or exists (select from gancho h where h.idfornecedor = f.idfornecedor and h.ativo))
    union
    select u.nome, '', 'acesso convidado: vê e compra pela conta' from usuario_cliente uc join usuario u using (idusuario)
    where uc.idcliente = ${id} and not uc.administra`,
}
