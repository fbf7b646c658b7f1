import type { ConfiguracoesCliente, Endereco } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { chooseEndereco } from '@vitrine/rules/acesso'
import { takePonto } from '@vitrine/rules/lugar'
import type { PontoEscolhido } from '@vitrine/rules/lugar'

import { cookieOfLugar, localOfEndereco } from './to-local.ts'

interface Lidos {
  tags: readonly string[]
  enderecos: readonly Endereco[]
  /** What was chosen until now. */
  ponto: PontoEscolhido | null
}

/**
 * The point of a logged-in person once the addresses are known (§4 Address flow, readings 8): the primary one with
 * use-primary-address, else the one chosen, else the primary one as soon as there is one, else the only one. A choice that is no longer listed is
 * cleared; a place that was found by searching is not on the list.
 */
export function choosePonto({ tags, enderecos, ponto }: Lidos): PontoEscolhido | null {
  const remembered = enderecos.find(({ idendereco }) => idendereco === ponto?.idendereco) ?? null
  const { enderecos: listados, escolhido } = chooseEndereco({ tags, enderecos, escolhido: remembered })
  if (ponto && !ponto.idendereco && !escolhido) return ponto
  const [unico] = listados.length === 1 ? listados : []
  const novo = escolhido ?? listados.find(({ primario }) => primario) ?? unico
  if (novo && novo.idendereco === ponto?.idendereco) return ponto
  return novo ? localOfEndereco(novo) : null
}

/** What the answer of a form that saved an address carries: the first primary one is the place at once (readings 8). */
export function headersOfPonto(
  { lugar }: Pick<ContextoPagina, 'lugar'>,
  salvo: Endereco,
): Record<string, string> {
  const isNovo = !lugar?.ponto && salvo.primario
  const novo = isNovo ? choosePonto({ tags: [], enderecos: [salvo], ponto: null }) : null
  return novo ? { 'set-cookie': cookieOfLugar(takePonto(lugar, novo)) } : {}
}

/**
 * Whose session came without a place has the primary address as one: the cookie leaves with the page, so that the first paint
 * knows it (readings 8).
 */
export function keepPrincipal(
  { lugar, setCookies }: Pick<ContextoPagina, 'lugar' | 'setCookies'>,
  sessao: Pick<ConfiguracoesCliente, 'enderecoPrincipal'> | null,
): void {
  if (lugar?.ponto || !sessao?.enderecoPrincipal) return
  setCookies.push(cookieOfLugar(takePonto(lugar, sessao.enderecoPrincipal)))
}
