import type { Db, Transaction } from '#infra'

/** Rows of one kind that are kept about a cliente. */
export interface TabelaDeDados {
  nome: string
  linhas: Record<string, unknown>[]
}

/** Everything that names a cliente, one statement for each kind; secrets are left out. */
export async function listDados(db: Db, idcliente: string): Promise<TabelaDeDados[]> {
  const [cadastro, acessos, lojas, enderecos, pedidos, itens, pagamentos, aceites, consentimentos, sessoes] =
    await Promise.all([
      db`select tipo_documento, documento, nome, razaosocial, email, telefone, data_nascimento, criado_em from cliente where idcliente = ${idcliente}`,
      db`select u.email, u.nome, uc.primario, uc.submissao_pedido, u.criado_em from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = ${idcliente}`,
      db`
      select f.nome as fornecedor, x.aprovado, x.tags, x.cod_erp, x.limite_credito_centavos / 100.0::float8 as limite_credito, x.caracteristicas, x.criado_em
      from cadastroextracliente x join fornecedor f using (idfornecedor) where x.idcliente = ${idcliente}`,
      db`
      select 'ENTREGA' as uso, apelido, rua, numero, complemento, bairro, cidade, uf, cep, pontoref, primario, criado_em
      from endereco where idcliente = ${idcliente} and excluido_em is null
      union all
      select 'FATURAMENTO', apelido, rua, numero, complemento, bairro, cidade, uf, cep, pontoref, false, criado_em
      from endereco_faturamento where idcliente = ${idcliente}`,
      db`
      select p.numpedido, f.nome as fornecedor, p.status, p.tipoentrega, p.data_de_entrega, p.nomepagamento, p.total / 100.0::float8 as total, p.anotacoes,
        p.enderecoentrega, p.criado_em
      from pedido p join fornecedor f using (idfornecedor) where p.idcliente = ${idcliente} order by p.numpedido`,
      db`
      select i.numpedido, i.nome, i.quantidade / 1000.0::float8 as quantidade, i.unidade, i.total / 100.0::float8 as total
      from item_pedido i join pedido p using (numpedido) where p.idcliente = ${idcliente} order by i.numpedido, i.sequencia`,
      db`
      select g.numpedido, g.tipo, g.status, g.valor / 100.0::float8 as valor, g.pago_em from pagamento g join pedido p using (numpedido)
      where p.idcliente = ${idcliente} order by g.numpedido`,
      db`select versao, aceito_em, ip, agente from aceite_termo where idcliente = ${idcliente} order by aceito_em`,
      db`
      select k.grupos, k.ip, k.agente, k.quando from consentimento k join usuario_cliente uc using (idusuario)
      where uc.idcliente = ${idcliente} order by k.quando`,
      db`select tokenorigin, agente, criada_em, expira_em from sessao where idcliente = ${idcliente} order by criada_em`,
    ])
  return [
    { nome: 'cadastro', linhas: cadastro },
    { nome: 'acessos', linhas: acessos },
    { nome: 'lojas', linhas: lojas },
    { nome: 'enderecos', linhas: enderecos },
    { nome: 'pedidos', linhas: pedidos },
    { nome: 'itens_de_pedidos', linhas: itens },
    { nome: 'pagamentos', linhas: pagamentos },
    { nome: 'termos_aceitos', linhas: aceites },
    { nome: 'consentimentos', linhas: consentimentos },
    { nome: 'sessoes', linhas: sessoes },
  ]
}

/** What stands in the way of a deletion, and how many orders stay; locks the cliente until the transaction ends. */
export async function findPendencias(tx: Transaction, idcliente: string) {
  await tx`select 1 from cliente where idcliente = ${idcliente} for update`
  const [row] = await tx<{ abertos: number; credito: number; pedidos: number }[]>`
    select (select count(*) from pedido where idcliente = ${idcliente} and status not in ('ENTREGUE', 'CANCELADO')) as abertos,
      (select coalesce(sum(credito_usado_centavos), 0)::bigint from cadastroextracliente where idcliente = ${idcliente}) as credito,
      (select count(*) from pedido where idcliente = ${idcliente}) as pedidos`
  return row ?? { abertos: 0, credito: 0, pedidos: 0 }
}

/** Identity behind orders, for five years after the last one (brazil.md 8, P4); nothing for who never ordered. */
export async function keepRegistroFiscal(tx: Transaction, idcliente: string): Promise<void> {
  await tx`
    insert into registro_fiscal (idcliente, tipo_documento, documento, nome, razaosocial, guardado_ate)
    select c.idcliente, c.tipo_documento, c.documento, c.nome, c.razaosocial, (max(p.criado_em) + interval '5 years')::date
    from cliente c join pedido p using (idcliente) where c.idcliente = ${idcliente} group by c.idcliente`
}

/**
 * Makes a cliente anonymous. What hangs on it by `on delete cascade` is convenience (addresses, carts, alerts, sessions) and
 * goes, table by table as PostgreSQL knows them; orders stay, and name nobody. A login that then acts for nobody goes too.
 */
export async function anonymizeCliente(tx: Transaction, idcliente: string): Promise<void> {
  const logins = await tx<{ idusuario: string; email: string }[]>`
    select u.idusuario, u.email from usuario_cliente uc join usuario u using (idusuario)
    where uc.idcliente = ${idcliente}
      and not exists (select 1 from usuario_cliente o where o.idusuario = uc.idusuario and o.idcliente <> ${idcliente})
      and not exists (select 1 from equipe e where e.idusuario = uc.idusuario) and not u.operador`
  const [cliente] = await tx<{ email: string; documento: string }[]>`
    select email, documento from cliente where idcliente = ${idcliente}`
  const emails = [cliente?.email ?? '', ...logins.map(({ email }) => email)]
  const ids = logins.map(({ idusuario }) => idusuario)
  const tabelas = await tx<{ tabela: string; coluna: string }[]>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'cliente'::regclass and c.confdeltype = 'c' order by 1`
  for (const { tabela, coluna } of tabelas)
    await tx`delete from ${tx(tabela)} where ${tx(coluna)} = ${idcliente}`
  await tx`delete from sessao where idusuario = any(${ids}::uuid[])`
  await tx`delete from verificacao where idusuario = any(${ids}::uuid[])`
  await tx`delete from candidato where email = any(${emails}) or cpf = ${cliente?.documento ?? ''}`
  await tx`delete from aviso_area where email = any(${emails})`
  await tx`delete from correio where para = any(${emails})`
  await tx`
    update usuario set email = 'removido-' || idusuario || '@removido.invalid', nome = 'Conta removida', senha_hash = 'removida'
    where idusuario = any(${ids}::uuid[])`
  await tx`
    update cliente set tipo_documento = 'ESTRANGEIRO', documento = 'REMOVIDO-' || idcliente, nome = 'Cliente removido', razaosocial = '',
      email = 'removido-' || idcliente || '@removido.invalid', telefone = '', data_nascimento = null, excluido_em = now()
    where idcliente = ${idcliente}`
  await tx`update pedido set anotacoes = '' where idcliente = ${idcliente}`
}

export async function insertConsentimento(
  db: Db,
  consentimento: {
    idconsentimento: string
    idusuario: string | null
    idfornecedor: string | null
    grupos: string
    ip: string
    agente: string
  },
): Promise<void> {
  await db`insert into consentimento ${db(consentimento)}`
}

/** Identities whose term is over, and consents that prove nothing any more. */
export async function purgeRegistrosFiscais(db: Db): Promise<void> {
  await db`delete from consentimento where quando < now() - interval '5 years'`
  await db`delete from registro_fiscal where guardado_ate < current_date`
}
