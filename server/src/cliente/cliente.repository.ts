import type { ConfiguracoesCliente, EventoDeCadastro, TipoDocumento } from '@vitrine/contract'

import { asLinha } from '#coluna'
import { asEventosDeCadastro, type Autor } from '#evento'
import { isCreditoBloqueado } from '#fatura'
import type { Db } from '#infra'

import { hasAceite } from '#termo'

export interface ClienteRow {
  idcliente: string
  nome: string
  tipo_documento: TipoDocumento
  documento: string
  email: string
  telefone: string
  data_nascimento: string | null
  limite_credito_centavos: number
  credito_usado_centavos: number
  /** Invoices are overdue for too long. */
  credito_bloqueado: boolean
  /** The login has accepted the terms in force, or there are none. */
  termosuso: boolean
  endereco_principal: ConfiguracoesCliente['enderecoPrincipal']
  /** Those that the login may act for, this one among them. */
  vinculados: VinculadoRow[]
}

/** The cliente with its credit at a fornecedor; zeros without a registration there. Beside it whom the login may act for: one way to the database for both. */
export async function findCliente(
  db: Db,
  idcliente: string,
  { idfornecedor, idusuario }: { idfornecedor: string | null; idusuario: string | null },
): Promise<ClienteRow | null> {
  const [row] = await db<ClienteRow[]>`
    select c.idcliente, c.nome, c.tipo_documento, c.documento, c.email, c.telefone, c.data_nascimento,
      coalesce(x.limite_credito_centavos, 0) as limite_credito_centavos, coalesce(x.credito_usado_centavos, 0) as credito_usado_centavos,
      x.idcliente is not null and x.credito_usado_centavos > 0 and ${isCreditoBloqueado(db, { idfornecedor, idcliente })} as credito_bloqueado,
      ${hasAceite(db, idusuario)} as termosuso,
      (select jsonb_build_object('idendereco', e.idendereco, 'lat', e.lat, 'lng', e.lng, 'cep', e.cep, 'cidade', e.cidade, 'uf', e.uf,
          'textoendereco', concat_ws(', ', nullif(e.rua, ''), nullif(e.numero, '')))
        from endereco e where e.idcliente = c.idcliente and e.excluido_em is null and e.lat is not null and e.lng is not null
          and (e.primario or not exists (
            select from endereco o where o.idcliente = c.idcliente and o.idendereco <> e.idendereco and o.excluido_em is null))
        limit 1) as endereco_principal,
      (select coalesce(jsonb_agg(v), '[]') from (${selectVinculados(db, idusuario, idfornecedor)}) v) as vinculados
    from cliente c left join cadastroextracliente x on x.idcliente = c.idcliente and x.idfornecedor = ${idfornecedor}
    where c.idcliente = ${idcliente}`
  return row ?? null
}

export interface VinculadoRow {
  idcliente: string
  nome: string
  documento: string
  primario: boolean
  aprovado: boolean
  pode_submeter_pedido: boolean
}

/** Clientes that a login may act for, the primary one first. */
export async function listVinculados(
  db: Db,
  idusuario: string,
  idfornecedor: string | null,
): Promise<VinculadoRow[]> {
  return db<VinculadoRow[]>`${selectVinculados(db, idusuario, idfornecedor)}`
}

const selectVinculados = (db: Db, idusuario: string | null, idfornecedor: string | null) => db`
    select c.idcliente, c.nome, c.documento, uc.primario, coalesce(x.aprovado, false) as aprovado, uc.submissao_pedido as pode_submeter_pedido
    from usuario_cliente uc join cliente c using (idcliente)
    left join cadastroextracliente x on x.idcliente = c.idcliente and x.idfornecedor = ${idfornecedor}
    where uc.idusuario = ${idusuario} order by uc.primario desc, c.nome collate "pt-BR-x-icu" limit 200`

/** Remembers who began to register; the same person again changes nothing. */
export async function saveCandidato(
  db: Db,
  candidato: { idcandidato: string; idfornecedor: string | null; email: string; cpf: string },
): Promise<string> {
  const [row] = await db<{ idcandidato: string }[]>`
    insert into candidato ${asLinha(db, 'candidato', candidato)}
    on conflict (idfornecedor, email, cpf) do update set email = excluded.email returning idcandidato`
  return row?.idcandidato ?? candidato.idcandidato
}

export interface NovoCadastro {
  idcliente: string
  idusuario: string
  tipo_documento: TipoDocumento
  documento: string
  nome: string
  razaosocial: string
  email: string
  telefone: string
  data_nascimento: string | null
  senha_hash: string
}

/** Which of document and e-mail are taken already. */
export async function findTaken(
  db: Db,
  { tipo_documento, documento, email }: Pick<NovoCadastro, 'tipo_documento' | 'documento' | 'email'>,
) {
  const [row] = await db<{ documento: boolean; email: boolean }[]>`
    select exists (select 1 from cliente where tipo_documento = ${tipo_documento} and documento = ${documento}) as documento,
      exists (select 1 from usuario where email = ${email}) as email`
  return row ?? { documento: false, email: false }
}

/** Cliente, login and the link between them. */
export async function insertCadastro(db: Db, novo: NovoCadastro): Promise<void> {
  await db`
    insert into cliente (idcliente, tipo_documento, documento, nome, razaosocial, email, telefone, data_nascimento)
    values (${novo.idcliente}, ${novo.tipo_documento}, ${novo.documento}, ${novo.nome}, ${novo.razaosocial}, ${novo.email}, ${novo.telefone}, ${novo.data_nascimento})`
  await db`insert into usuario (idusuario, email, nome, senha_hash) values (${novo.idusuario}, ${novo.email}, ${novo.nome}, ${novo.senha_hash})`
  await db`insert into usuario_cliente (idusuario, idcliente, primario, administra) values (${novo.idusuario}, ${novo.idcliente}, true, true)`
}

/** The registration with a fornecedor, with its event; there already, it stays as it is. Answers whether it is approved. */
export async function ensureCadastroExtra(
  db: Db,
  cadastro: {
    idfornecedor: string
    idcliente: string
    idcadastroextracliente: string
    aprovado: boolean | null
  },
  { ator, idusuario, idapikeys = null }: Autor,
): Promise<boolean> {
  const { idfornecedor: _dela, ...depois } = cadastro
  const fato: EventoDeCadastro['dados'] = {
    cadastro: 'cadastroextracliente',
    id: cadastro.idcliente,
    versao: 1,
    autor: { ator, idusuario, idapikeys },
    antes: null,
    depois,
    ocultas: [],
  }
  const criado = `select 1, 'cadastro.CRIADO', d.fato, n.idfornecedor from novo n, dito d where n.criado`
  const [row] = await db<{ aprovado: boolean | null }[]>`
    with dito as (select ${db.json(fato as never)}::jsonb as fato),
    novo as (
      insert into cadastroextracliente ${asLinha(db, 'cadastroextracliente', cadastro)}
      on conflict (idfornecedor, idcliente) do update set idcliente = excluded.idcliente
      -- A row that was there has been held by this statement, so its xmax is set.
      returning idfornecedor, aprovado, xmax = 0 as criado
    ),
    contado as (${db.unsafe(asEventosDeCadastro('f.idfornecedor', criado))})
    select aprovado from novo`
  return row?.aprovado === true
}
