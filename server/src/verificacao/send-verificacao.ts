import { setTimeout as sleep } from 'node:timers/promises'

import { avisos, type FonteVerificacao, type VerificacaoEnviada } from '@vitrine/contract'
import { normalizeLogin } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'

import { hashChave, limitIp } from './limite-ip.ts'
import { makeVerificacao, MINUTOS, REENVIO } from './make-verificacao.ts'
import { insertVerificacao, takeTentativa, type Destino, type Limite } from './verificacao.repository.ts'

export interface VerificacaoDeps {
  sql: Sql
  config: Config
}

/** Letters to one login and from one address in an hour. */
const POR_CONTA = 5
const POR_IP = 30
/** An answer is never faster: whether there was a letter to write does not show in the time (lessons: enumeration). */
const TEMPO_MS = 250

/**
 * Writes a code and a link to the owner of a login or a cliente (§7 senha/recuperar, enviar-verificacao), good for `fonte` alone.
 * The answer, its time and the statements are the same when there is no such owner. Errors: `muitas_requisicoes` by login and by address, known or
 * not.
 */
export async function sendVerificacao(
  { sql, config }: VerificacaoDeps,
  { fonte, ...destino }: Destino & { fonte: FonteVerificacao },
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<VerificacaoEnviada> {
  const nova = makeVerificacao(config, { fonte, fornecedor: contexto.fornecedor })
  const [allowed] = await Promise.all([
    sql.begin(async (tx) => {
      if (!(await takeTentativa(tx, limitsOf(destino, requisicao)))) return false
      await insertVerificacao(tx, destino, nova)
      return true
    }),
    sleep(TEMPO_MS),
  ])
  if (!allowed) throw new Falha('muitas_requisicoes')
  return {
    mensagem: avisos.verificacao_enviada,
    canal: 'EMAIL',
    validade: MINUTOS[fonte] * 60,
    reenvio: REENVIO,
  }
}

/** The login of {id}, slashes left out: a masked CNPJ has one (§7). */
export function toDestino(id: string): Destino {
  const login = normalizeLogin(id.replaceAll('/', ''))
  if (!login) throw new Falha('login_invalido')
  return { login }
}

function limitsOf(destino: Destino, { ip }: Requisicao): Limite[] {
  const conta = 'login' in destino ? `${destino.login.tipo}:${destino.login.valor}` : destino.idcliente
  return [{ chave: hashChave(`envio:conta:${conta}`), maximo: POR_CONTA }, limitIp('envio', ip, POR_IP)]
}
