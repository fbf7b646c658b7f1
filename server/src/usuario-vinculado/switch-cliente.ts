import type { Calls, Query, Response } from '@vitrine/contract'

import { enterSessao } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, isOrigemPropria } from '#infra'

import { admitCliente, type VinculoDeps } from './admit-cliente.ts'
import type { Comprador } from './require-gestor.ts'
import { findClienteVinculado } from './usuario-vinculado.repository.ts'

type Key = 'GET /v1/app/usuario/{a}/{b}'
type Logado = NonNullable<Response<Calls[Key]>['usuarioVinculadoLogado']>

/**
 * The session goes on for another cliente that its login is linked to, under a new token (readings 8 gerar_token_jwt). Carts
 * are kept by cliente, so none follows. The call is a GET: a cookie alone, as a link of another site sends it, does not
 * switch. Errors: `origem_recusada`, `nao_encontrado`.
 */
export async function switchCliente(
  deps: VinculoDeps,
  query: Partial<Query<Calls[Key]>>,
  { comprador, requisicao }: { comprador: Comprador; requisicao: Requisicao },
): Promise<Logado> {
  if (requisicao.cookie && !isOrigemPropria(requisicao.headers)) throw new Falha('origem_recusada')
  const { idusuario, fornecedor } = comprador
  const { idfornecedor } = fornecedor
  const alvo = {
    idcliente: query.idcliente ?? null,
    idcadastroextracliente: query.idcadastroextracliente ?? null,
  }
  const idcliente = await findClienteVinculado(deps.sql, idusuario, alvo)
  if (!idcliente) throw new Falha('nao_encontrado')
  await admitCliente(deps, { idcliente, idusuario }, idfornecedor)
  const papel = 'usuario vinculado' as const
  const quem = { idusuario, idcliente, idfornecedor, papel, tokenorigin: 'VINCULADO' }
  const { token, usuario } = await enterSessao(deps, quem, requisicao)
  return { jwttoken: token, usuario }
}
