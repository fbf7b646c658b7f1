import type { CadastroCliente } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/acesso'
import { maskDocumentoParcial, normalizeEmail } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'

import { findCadastro, type CadastroRow } from './cadastro.repository.ts'

/**
 * The registration behind the session, or another one of a cliente that the login is linked to. Errors: `nao_encontrado` for
 * another's e-mail or registration, and for a session without a cliente.
 */
export async function showCadastro(
  db: Db,
  { email, idcadastroextracliente }: { email?: string; idcadastroextracliente?: string },
  { sessao, idusuario, idcliente, fornecedor }: ContextoComprador,
): Promise<CadastroCliente> {
  if (!sessao || !idusuario || !idcliente) throw new Falha('nao_encontrado')
  if (email && normalizeEmail(email) !== sessao.email) throw new Falha('nao_encontrado')
  const row = await findCadastro(
    db,
    idusuario,
    idcadastroextracliente
      ? { idcadastroextracliente }
      : { idcliente, idfornecedor: fornecedor?.idfornecedor ?? null },
  )
  if (!row) throw new Falha('nao_encontrado')
  return toCadastro(row)
}

function toCadastro(row: CadastroRow): CadastroCliente {
  const { idcliente, tipo_documento, nome, razaosocial, email, telefone, data_nascimento } = row
  return {
    idUsuario: row.idusuario,
    email: row.emailusuario,
    nomeUsuario: row.nomeusuario,
    cliente: {
      idcliente,
      tipo_documento,
      cpf: maskDocumentoParcial(row.documento),
      nome,
      razaosocial,
      email,
      telefone,
      data_nascimento,
    },
    idcadastroextracliente: row.idcadastroextracliente,
    cadastro_aprovado: row.idcadastroextracliente ? row.aprovado === true : null,
    analise: toAnalise(row),
    cod_erp: row.cod_erp,
    caracteristicas: row.caracteristicas ?? {},
  }
}

function toAnalise(row: CadastroRow): CadastroCliente['analise'] {
  const { aprovado, recebido_em, decidido_em, motivo_recusa } = row
  if (!recebido_em) return null
  const situacao = situacaoOf(aprovado)
  return {
    situacao,
    recebido_em: recebido_em.toISOString(),
    decidido_em: decidido_em?.toISOString() ?? null,
    motivo: situacao === 'recusado' ? (motivo_recusa ?? '') : '',
  }
}
