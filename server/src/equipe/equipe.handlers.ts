import { lojaOf, quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

import { changePapel, removeMembro } from './change-membro.ts'
import { listLugares } from './equipe.repository.ts'
import { inviteMembro, type EquipeDeps } from './invite-membro.ts'
import { listMembros } from './membro.repository.ts'

type Base = '/painel/v1/{idfornecedor}/equipe'
type Calls =
  | 'GET /v4/equipe/fornecedores'
  | `GET ${Base}`
  | `POST ${Base}`
  | `PUT ${Base}/{idusuario}`
  | `DELETE ${Base}/{idusuario}`

/** Where one works (§6): what the panel opens; and who works at a store, as its owner keeps it (ux 3.12). */
export function createEquipeHandlers(deps: EquipeDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'GET /v4/equipe/fornecedores': async ({ contexto: { idusuario } }) => {
      if (!idusuario) throw new Falha('sessao_expirada')
      return { data: await listLugares(sql, idusuario) }
    },
    'GET /painel/v1/{idfornecedor}/equipe': async ({ contexto }) => ({
      data: await listMembros(sql, lojaOf(contexto).idfornecedor),
    }),
    'POST /painel/v1/{idfornecedor}/equipe': ({ body, contexto }) => {
      const { slug, nome } = lojaOf(contexto)
      return inviteMembro(deps, { ...quemOf(contexto), loja: { slug, nome } }, body)
    },
    'PUT /painel/v1/{idfornecedor}/equipe/{idusuario}': ({
      params: { idusuario },
      body: { papel },
      contexto,
    }) => changePapel(sql, quemOf(contexto), { idusuario, papel }),
    'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}': async ({ params: { idusuario }, contexto }) => {
      await removeMembro(sql, quemOf(contexto), idusuario)
      return {}
    },
  }
}
