import { cookies, headers as nomes } from '@vitrine/contract'
import { formatConsent, parseConsent, type Consent, type Grupos } from '@vitrine/rules/acesso'

import { hashToken, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { uuidv7, type Sql } from '#infra'
import { deleteInscricoesDaSessao } from '#notificacao'
import { limitIp, takeTentativa } from '#verificacao'

import { insertConsentimento } from './consentimento.repository.ts'

/** Choices of one address in an hour that are kept. */
const POR_HORA = 60

/**
 * The choice of cookies that a visitor made is kept for the account that registers then, so that its proof continues.
 * Nothing when there was no choice. The headers of every call (§7) say it, on a page its cookie.
 */
export async function carryConsentimento(
  sql: Sql,
  quem: { idusuario: string; idfornecedor: string | null },
  { ip, agente, headers: sent }: Requisicao,
): Promise<void> {
  const { decidido, grupos } = readConsent(sent)
  if (!decidido) return
  await insertConsentimento(sql, {
    idconsentimento: uuidv7(),
    ...quem,
    grupos: formatConsent(grupos),
    ip,
    agente: agente.slice(0, 200),
  })
}

/** What a request says of cookies: its cookie, or the headers of §7. */
export function readConsent(sent: Requisicao['headers']): Consent {
  const cookie = String(sent.cookie ?? '')
    .split(/;\s*/)
    .find((part) => part.startsWith(`${cookies.consent}=`))
  if (cookie) return parseConsent(decodeURIComponent(cookie.slice(cookies.consent.length + 1)), '1')
  const [consent, decided] = [sent[nomes.consent], sent[nomes.consentDecided]]
  return parseConsent(String(consent ?? ''), String(decided ?? ''))
}

/** Keeps a choice of cookies: who, when, which groups. Repeated choices do not fill the table. Push ends with group 1 (decision 0089). */
export async function keepConsentimento(
  sql: Sql,
  grupos: Grupos,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<{ registrado: boolean }> {
  const { ip, agente, token } = requisicao
  // Whatever becomes of the proof: without group 1 nothing personal comes to the device.
  if (!grupos[1] && token) await deleteInscricoesDaSessao(sql, hashToken(token))
  const limite = limitIp('consentimento', ip, POR_HORA)
  return sql.begin(async (tx) => {
    if (!(await takeTentativa(tx, [limite]))) return { registrado: false }
    await insertConsentimento(tx, {
      idconsentimento: uuidv7(),
      idusuario: contexto.idusuario,
      idfornecedor: contexto.fornecedor?.idfornecedor ?? null,
      grupos: formatConsent(grupos),
      ip,
      agente: agente.slice(0, 200),
    })
    return { registrado: true }
  })
}
