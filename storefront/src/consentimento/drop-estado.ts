import { droppedState } from '@vitrine/rules/acesso'
import type { EstadoLocal, Grupos } from '@vitrine/rules/acesso'

import { cookies } from '@vitrine/contract/headers'

import { api } from '#shell'
import { chaveDoCarrinho, dropEspelho } from '#visitante'

import type { Loja } from './consentimento.store.ts'
import { forgetPaginas, forgetTudoDoAparelho } from './forget-usuario.ts'

/** What each part of the state is called on the device; names end where the store's slug or the login begins. */
const prefixos: Record<EstadoLocal, readonly string[]> = {
  carrinho: ['vitrine_carrinho', 'vitrine_submissao'],
  chat: ['vitrine_chat'],
  rota: ['vitrine_rota', 'react-router-scroll-positions'],
  usuario: ['vitrine_usuario', 'vitrine_mensagem_lida', 'vitrine_lista'],
  outros: ['vitrine_visao', 'vitrine:buscas', 'vitrine_servicos', 'vitrine_sugestao'],
}

/** Drops at once what is no longer to be kept on the device (§4 Local persistence), and keeps the proof of the choice. */
export function applyConsent(grupos: Grupos, loja: Loja | undefined): void {
  dropState(grupos, loja)
  void api('POST /v4/consentimento', {
    params: {},
    query: {},
    body: { grupos: [...grupos], idfornecedor: loja?.idfornecedor },
  })
}

function dropState(grupos: Grupos, loja: Loja | undefined): void {
  if (!grupos[0]) dropEspelhos(loja)
  // Where a visit came from, and what of it was counted, belong to the fourth group only.
  const medidos = grupos[3] ? [] : ['vitrine_medicao']
  const dropped = [...droppedState(grupos).flatMap((estado) => prefixos[estado]), ...medidos]
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (dropped.some((prefixo) => key.startsWith(prefixo))) storage.removeItem(key)
  if (dropped.includes('vitrine_usuario')) void forgetPaginas()
  if (!grupos[0]) void forgetTudoDoAparelho()
  if (!grupos[0]) for (const name of namesOf(cookies.carrinho)) expire(name)
  if (!grupos[3]) for (const name of [cookies.utmSource, cookies.utmCampaign, cookies.utmAll]) expire(name)
}

/** What the page of a store's cart is told is seen on that page alone, but can be ended from all; of this store the cart may be gone already. */
function dropEspelhos(loja: Loja | undefined): void {
  const prefixo = chaveDoCarrinho('')
  const guardados = Object.keys(localStorage).filter((key) => key.startsWith(prefixo))
  const slugs = [loja?.slug, ...guardados.map((key) => key.slice(prefixo.length))]
  for (const slug of slugs) if (slug) document.cookie = dropEspelho(slug)
}

function namesOf(prefixo: string): string[] {
  return document.cookie
    .split(/;\s*/)
    .map((part) => part.split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(prefixo))
}

function expire(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}
