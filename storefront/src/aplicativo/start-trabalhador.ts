import { urls } from '@vitrine/contract/urls'
import { raizDaLoja, urlsAplicativo } from '@vitrine/contract/urls-aplicativo'

import { forgetTudoDoAparelho } from '#consentimento'

const CALMA_MS = 3000

/** Lets the store open without a connection (decision 0088), or takes that away where whoever runs it has switched it off. */
export async function startTrabalhador(slug: string): Promise<void> {
  const janela = window.__VITRINE__
  // Absent outside secure contexts; in development files have no names that last.
  if (!janela || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!janela.trabalhador) return forgetTudoDoAparelho()
  await navigator.serviceWorker.register(urlsAplicativo.trabalhador(slug), {
    scope: raizDaLoja(slug, janela.whiteLabel),
    updateViaCache: 'none',
  })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  followPaginas(active)
  followConexao()
  keep(active, location.href, listArquivos())
  // What is in the cart is on the device; its page is what shows it.
  keep(active, new URL(urls.carrinho(slug), location.origin).href)
}

/** A screen that was reached without its document is kept as one, once it is looked at and where bytes cost nothing. */
function followPaginas(trabalhador: ServiceWorker): void {
  const { navigation } = window as { navigation?: EventTarget } // not in every browser, nor in the types
  let timer: ReturnType<typeof setTimeout> | undefined
  navigation?.addEventListener('navigatesuccess', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (navigator.onLine && !isPoupando()) keep(trabalhador, location.href)
    }, CALMA_MS)
  })
}

/** A page that was opened from what is kept says when it can be asked for again. */
function followConexao(): void {
  addEventListener('online', () => {
    const aviso = document.querySelector('output[data-guardada]')
    const texto = aviso?.firstChild
    if (texto) texto.textContent = 'A conexão voltou. '
  })
}

function isPoupando(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // as `navigation`
  return connection?.saveData === true
}

function keep(trabalhador: ServiceWorker, url: string, arquivos: readonly string[] = []): void {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  trabalhador.postMessage({ tipo: 'guardar', url, arquivos })
}

/** Scripts, styles, fonts and pictures of this page, which came before the worker did. */
function listArquivos(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (name) => name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/img/`),
    )
}
