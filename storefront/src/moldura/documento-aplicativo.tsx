import { urlsAplicativo } from '@vitrine/contract/urls-aplicativo'

import { useNonce, useRaiz } from '#shell'

/** Once the page rests: no first visit is slower for it. */
const CALMA_MS = 4000

/** The browser offers to install before any screen is ready to: kept for `aplicativo/offer-instalacao.ts`. */
const writeInicio = (slug: string) =>
  `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.vitrineInstalar=e});setTimeout(function(){import('${urlsAplicativo.inicio(slug)}').catch(function(){})},${CALMA_MS})`

/**
 * What lets a phone keep the store as an app. The server alone draws it: browsers read it once, so screens need not load it, and
 * what the server put into the head stays there.
 */
export function DocumentoAplicativo() {
  const { loja } = useRaiz()
  const nonce = useNonce()
  return loja ? (
    <>
      <link rel="manifest" href={urlsAplicativo.manifesto(loja.slug)} />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={loja.nome} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: writeInicio(loja.slug) }} />
    </>
  ) : null
}
