import type { ContextoComprador } from '#acesso'
import { createCaracteristicaHandlers, type ChamadasDeCaracteristica } from '#caracteristica'
import type { HandlersOf } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'
import type { Receita } from '#receita'

import { askCadastro } from './ask-cadastro.ts'
import { findPermissao } from './cadastro.repository.ts'
import type { CaracteristicasDeps } from './check-caracteristicas.ts'
import { decideCadastro } from './decide-cadastro.ts'
import { findReceita } from './find-receita.ts'
import { registerCliente } from './register-cliente.ts'
import { showCadastro } from './show-cadastro.ts'
import { showConfiguracoes } from './show-configuracoes.ts'
import { updateUsuario } from './update-usuario.ts'

type Calls =
  | 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
  | 'POST /v1/app/{session_token}/cliente/usuario'
  | 'PUT /v1/app/usuario/{id}'
  | 'GET /v1/app/{session_token}/usuario/cliente'
  | 'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}'
  | 'GET /v1/app/cliente/usuario/dados-receita/{doc}'
  | 'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao'
  | 'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro'
  | ChamadasDeCaracteristica

/** Who the session is, and registration (§7 Users and authentication). */
export function createClienteHandlers({
  sql,
  config,
  receita,
  isInscricao,
}: CaracteristicasDeps & {
  config: Config
  receita: Receita
}): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente': ({ contexto }) => {
      // This is the session check: a token whose session has ended must be removed from the browser too (§4).
      if (contexto.sessaoExpirada) throw new Falha('sessao_expirada', { action: 'logout' })
      return showConfiguracoes(sql, contexto)
    },
    'POST /v1/app/{session_token}/cliente/usuario': ({ body, contexto, requisicao }) =>
      registerCliente({ sql, config, isInscricao }, body, { contexto, requisicao }),
    'PUT /v1/app/usuario/{id}': ({ params, body, ...quem }) =>
      updateUsuario({ sql, config, isInscricao }, params.id, body.dadosUsuario, quem),
    'GET /v1/app/{session_token}/usuario/cliente': ({ query, contexto }) =>
      showCadastro(sql, query, contexto),
    'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': ({ params, contexto }) =>
      showPermissoes(sql, params, contexto),
    'GET /v1/app/cliente/usuario/dados-receita/{doc}': ({ params, requisicao }) =>
      findReceita({ sql, receita }, params.doc, requisicao),
    'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao': ({ body, contexto }) =>
      decideCadastro({ sql, config }, body, contexto),
    'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro': ({ contexto }) =>
      askCadastro(sql, contexto),
    ...createCaracteristicaHandlers({ sql }),
  }
}

async function showPermissoes(
  sql: Sql,
  { idCadastroExtraCliente, idUsuario }: { idCadastroExtraCliente: string; idUsuario: string },
  { idusuario: quem }: ContextoComprador,
) {
  const cadastro = { idcadastroextracliente: idCadastroExtraCliente, idusuario: idUsuario }
  const pode = quem && (await findPermissao(sql, { ...cadastro, quem }))
  if (typeof pode !== 'boolean') throw new Falha('nao_encontrado')
  return { permissoes: [{ nome: 'submissao_pedido' as const, valor: pode }], pode_submeter_pedido: pode }
}
