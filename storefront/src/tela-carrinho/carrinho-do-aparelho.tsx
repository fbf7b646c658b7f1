import { chaveDoCarrinho } from '#carrinho'
import { useNonce, useRaiz } from '#shell'

/**
 * Whether the device has lines that the server did not draw: until React has read them neither an empty cart nor a total of nothing is shown to whoever has
 * something in it. Drawn by the server alone, before the first paint, and nothing of it is in the browser's files (docs/bytes.md).
 */
export function CarrinhoDoAparelho() {
  const { loja, sessao, carrinho } = useRaiz()
  const nonce = useNonce()
  if (!loja || sessao || carrinho) return null
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: writeMarca(loja.slug) }} />
      <style dangerouslySetInnerHTML={{ __html: estilo }} />
    </>
  )
}

/**
 * The mark goes with the frame that shows the lines; where they turn out not to be sold any more, after a while. A slug is of letters, numbers and
 * hyphens: it cannot leave its quotes.
 */
function writeMarca(slug: string): string {
  return `try{let g=JSON.parse(localStorage['${chaveDoCarrinho(slug)}']).guardado,d=document.documentElement.dataset;if(g.dono===null&&g.itens.length){d.carrinho='';(function f(){if(document.querySelector('.sacola .n,.carrinho-linhas')||performance.now()>1e4)delete d.carrinho;else requestAnimationFrame(f)})()}}catch{}`
}

const estilo =
  '[data-carrinho] .sacola .valor,[data-carrinho] .pagina-carrinho>.empty>*{visibility:hidden}[data-carrinho] .pagina-carrinho>.empty{min-height:312px;margin:16px;background:repeating-linear-gradient(var(--surface-2) 0 88px,transparent 0 112px)}'
