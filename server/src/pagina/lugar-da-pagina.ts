import type { FastifyRequest } from 'fastify'

import { cookies, type ContextoPagina } from '@vitrine/contract'
import { localAt, localAtDoor, readLugar } from '@vitrine/rules/lugar'

import { toLugar } from '#entrega'
import type { Fornecedores } from '#fornecedor'

const YEAR_SECONDS = 31_536_000

export type LugarDaPagina = Pick<ContextoPagina, 'lugar' | 'local' | 'isForaDaArea'>

/** The cookie of a place in its present form, when an older build or a person wrote it in another one; null when nothing has to change. */
export function normalizeCookie({ cookies: sent }: Pick<FastifyRequest, 'cookies'>): string | null {
  const text = sent?.[cookies.local]
  if (text === undefined) return null
  const lugar = readLugar(text)
  if (!lugar) return `${cookies.local}=; Path=/; Max-Age=0; SameSite=Lax`
  const limpo = JSON.stringify(lugar)
  return limpo === text
    ? null
    : `${cookies.local}=${encodeURIComponent(limpo)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

/**
 * The shopper's place as the supplier of this page sees it: of the cookie `vitrine_local` only what belongs to that supplier has
 * an effect (§4 Delivery type, decision 0060). Nothing is read that the page does not need anyway.
 */
export async function findLugarDaPagina(
  { cookies: sent, url }: Pick<FastifyRequest, 'cookies' | 'url'>,
  slugDoHost: string | null,
  fornecedores: Pick<Fornecedores, 'find'>,
): Promise<LugarDaPagina> {
  const lugar = readLugar(sent?.[cookies.local])
  const nome = slugDoHost ?? nomeNoCaminho(url)
  const vivo = nome ? await fornecedores.find(nome) : null
  if (!vivo) return { lugar, local: localAtDoor(lugar), isForaDaArea: false }
  const local = localAt(lugar, vivo)
  const isForaDaArea =
    local?.tipoEntrega === 'DELIVERY' && toLugar(vivo, { ponto: local, cep: local.cep }).idareas.length === 0
  return { lugar, local, isForaDaArea }
}

/** The supplier that a path names, by slug or id; '' for the marketplace itself. */
export function nomeNoCaminho(url: string): string {
  const [path = ''] = url.split('?')
  const partes = path.replace(/\.data$/, '').split('/')
  const nome = (partes[1] === 'commerce' ? partes[2] : partes[1]) ?? ''
  return /^[a-z0-9][a-z0-9-]*$/i.test(nome) ? nome : ''
}
