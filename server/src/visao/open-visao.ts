import { randomBytes } from 'node:crypto'

import { MINUTOS_DE_VISAO } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, toLinkPublico, type EnderecoDaLoja, type Sql } from '#infra'

import { findLoginDoCliente, insertVisao } from './visao.repository.ts'

/**
 * A link that opens the store as this customer sees it, once and within a minute: the token that looks is made where it is opened, so
 * that it stands in no address. Errors: `cliente_sem_login`.
 */
export async function openVisao(
  { sql, config }: { sql: Sql; config: EnderecoDaLoja },
  { fornecedor, idcliente, idusuario: idatendente, sessao }: ContextoComprador,
  ip: string,
): Promise<{ url: string; ate: string }> {
  if (!fornecedor || !idcliente || !idatendente || !sessao) throw new Falha('nao_encontrado')
  const { idfornecedor, publico } = fornecedor
  const login = await findLoginDoCliente(sql, { idfornecedor, idcliente })
  if (!login) throw new Falha('cliente_sem_login')
  const chave = randomBytes(32).toString('base64url')
  const { idusuario } = login
  const { nome: atendente } = sessao
  const quem = { idfornecedor, idcliente, idusuario, idatendente, atendente, ip }
  const ate = await insertVisao(sql, { ...quem, chave, minutos: MINUTOS_DE_VISAO })
  const { dominio } = publico.config.dominio
  const caminho = `/_visao/abrir?chave=${chave}`
  // Without a host of its own it is where the panel is.
  return { url: dominio ? toLinkPublico(config, { dominio, caminho }) : caminho, ate: ate.toISOString() }
}
