import { watchFocus } from '@vitrine/ui'

import { forgetTudoDoAparelho, mayKeepCarrinho } from '#consentimento'
import { chaveDoCarrinho, keepEspelho } from '#visitante'

import { offerInstalacao } from './offer-instalacao.ts'
import { startTrabalhador } from './start-trabalhador.ts'

/**
 * What makes the store an app, begun once the page rests (moldura/documento-aplicativo.tsx), so that no first visit is slower for it.
 * Pages that belong to no store (the marketplace) are not an app.
 */
export async function startAplicativo(): Promise<void> {
  const slug = readSlug()
  if (!slug) return
  watchFocus()
  // Also what a worker that was on its way out still kept goes with the next page.
  await (mayKeepCarrinho() ? startTrabalhador(slug) : forgetTudoDoAparelho()).catch(() => {})
  // A page that was left at once after a change could not tell of it, and who only looks renews what was told.
  if (mayKeepCarrinho()) tellCarrinho(slug)
  await offerInstalacao()
}

function tellCarrinho(slug: string): void {
  try {
    const carrinho = localStorage.getItem(chaveDoCarrinho(slug))
    if (carrinho !== null) keepEspelho(slug, carrinho)
  } catch {
    // A browser that forbids it keeps nothing.
  }
}

/** Of the page's manifest: which store the server drew. */
function readSlug(): string | null {
  const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.getAttribute('href')
  return href?.split('/')[1] ?? null
}
