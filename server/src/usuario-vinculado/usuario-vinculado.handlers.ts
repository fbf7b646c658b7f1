import type { UsuarioVinculado } from '@vitrine/contract'
import { maskDocumentoParcial } from '@vitrine/rules/documento'
import { foldTexto } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { listVinculados } from '#cliente'
import { Falha, type Sql } from '#infra'

import { acceptConvite, showConvite } from './accept-convite.ts'
import type { VinculoDeps } from './admit-cliente.ts'
import { inviteUsuario } from './invite-usuario.ts'
import { removeUsuario } from './remove-usuario.ts'
import { requireComprador, requireGestor } from './require-gestor.ts'
import { switchCliente } from './switch-cliente.ts'
import { listUsuarios, savePermissao, savePrimario, type UsuarioRow } from './usuario-vinculado.repository.ts'

type Calls =
  | 'POST /v1/app/{x}/usuario/{y}/usuarios'
  | 'GET /v1/app/usuario/{a}/{b}'
  | 'POST /v1/app/usuario/{a}/{b}'
  | 'DELETE /v1/app/usuario/{a}/{b}/{c}'
  | 'POST /v1/app/{x}/usuario/{y}/clientes-vinculados'
  | 'PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}'
  | 'POST /v1/app/usuario/convite'
  | 'POST /v1/app/{session_token}/usuario/convite/aceitar'

const TODOS = { texto: '', limit: 200, offset: 0 }

/** The logins that buy for a cliente, and the clientes that a login buys for (§6 Linked user, §7). */
export function createUsuarioVinculadoHandlers(deps: VinculoDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'POST /v1/app/{x}/usuario/{y}/usuarios': async ({ params, body, contexto }) => {
      const { limit, offset, search } = body
      const filtro = { texto: foldTexto(search).trim(), limit, offset }
      const { rows, total } = await listUsuarios(sql, params.y, filtro)
      const data = rows.map((row) => toUsuario(row, contexto))
      return { data, totalItems: total, limit, offset, administra: contexto.administra }
    },
    'GET /v1/app/usuario/{a}/{b}': async ({ params, query, contexto, requisicao }) => {
      const comprador = requireComprador(params, contexto)
      if (!query.gerar_token_jwt) {
        const { rows } = await listUsuarios(sql, comprador.idcliente, TODOS)
        return { data: rows.map((row) => toUsuario(row, contexto)), usuarioVinculadoLogado: null }
      }
      const logado = await switchCliente(deps, query, { comprador, requisicao })
      return { data: [], usuarioVinculadoLogado: logado }
    },
    'POST /v1/app/usuario/{a}/{b}': ({ params, body, contexto, requisicao }) =>
      inviteUsuario(deps, body, { gestor: requireGestor(params, contexto), requisicao }),
    'DELETE /v1/app/usuario/{a}/{b}/{c}': ({ params, contexto }) => {
      // Anybody may leave; the others are for whoever manages.
      const quem =
        params.c === params.a ? requireComprador(params, contexto) : requireGestor(params, contexto)
      return removeUsuario(sql, quem, params.c)
    },
    'POST /v1/app/{x}/usuario/{y}/clientes-vinculados': ({ params, body, contexto }) =>
      showClientes(sql, { idusuario: params.y, primario: body.primario }, contexto),
    'PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': ({ params, body, contexto }) =>
      permit(sql, params, body.submissao_pedido, contexto),
    'POST /v1/app/usuario/convite': ({ body, requisicao }) => showConvite(sql, body.token, requisicao),
    'POST /v1/app/{session_token}/usuario/convite/aceitar': ({ body, requisicao }) =>
      acceptConvite(deps, body, requisicao),
  }
}

/** Clientes of the session's own login, after the change of the primary one. */
async function showClientes(
  sql: Sql,
  { idusuario, primario }: { idusuario: string; primario: string | null | undefined },
  contexto: ContextoComprador,
) {
  if (!contexto.sessao || contexto.idusuario !== idusuario) throw new Falha('nao_encontrado')
  if (primario !== undefined)
    await sql.begin(async (tx) => {
      if (!(await savePrimario(tx, idusuario, primario))) throw new Falha('nao_encontrado')
    })
  const rows = await listVinculados(sql, idusuario, contexto.fornecedor?.idfornecedor ?? null)
  return { data: rows.map(({ documento, ...row }) => ({ ...row, cpf: maskDocumentoParcial(documento) })) }
}

/** A login gives itself, or another one, no permission that it does not have. */
async function permit(
  sql: Sql,
  { idCadastroExtraCliente, idUsuario }: { idCadastroExtraCliente: string; idUsuario: string },
  valor: boolean,
  { idcliente, idusuario, administra, podeSubmeter }: ContextoComprador,
) {
  if (!idcliente) throw new Falha('nao_encontrado')
  if (!administra || idUsuario === idusuario || (valor && !podeSubmeter)) throw new Falha('sem_permissao')
  const alvo = { idcliente, idusuario: idUsuario, idcadastroextracliente: idCadastroExtraCliente }
  const pode = await savePermissao(sql, alvo, valor)
  if (pode === null) throw new Falha('nao_encontrado')
  return { pode_submeter_pedido: pode }
}

function toUsuario(row: UsuarioRow, { idusuario }: ContextoComprador): UsuarioVinculado {
  const { id, nome, email, administra, expira_em, vencido } = row
  const convite = vencido ? 'VENCIDO' : 'CONVIDADO'
  return {
    id,
    idUsuario: row.idusuario,
    nome,
    email,
    situacao: row.idusuario ? 'ATIVO' : convite,
    administra,
    pode_submeter_pedido: row.submissao_pedido,
    voce: row.idusuario !== null && row.idusuario === idusuario,
    desde: row.desde.toISOString(),
    expira_em: expira_em?.toISOString() ?? null,
  }
}
