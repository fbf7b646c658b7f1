import { chaveDoCarrinho } from '#visitante'
import { useNonce, useRaiz } from '#shell'

/**
 * Whether the device has lines that the server did not draw: until React has read them neither an empty cart nor a total of nothing, nor the lines of a
 * cart that is not the device's any more, are shown. Drawn by the server alone, before the first paint, and nothing of it is in the browser's files
 * (docs/bytes.md). A slug is of letters, numbers and hyphens, a version of letters and numbers: neither can leave its quotes.
 */
export function CarrinhoDoAparelho() {
  const { loja, sessao, carrinho, espelho } = useRaiz()
  const nonce = useNonce()
  if (!loja || sessao || (carrinho && !espelho)) return null
  const __html = espelho ? writeMarcaDeOutra(loja.slug, espelho) : writeMarca(loja.slug)
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
      <style dangerouslySetInnerHTML={{ __html: estilo }} />
    </>
  )
}

/** The mark goes with the frame that shows the lines; where they turn out not to be sold any more, after a while. */
function writeMarca(slug: string): string {
  return `try{let g=JSON.parse(localStorage['${chaveDoCarrinho(slug)}']).guardado,d=document.documentElement.dataset;if(g.dono===null&&g.itens.length){d.carrinho='';(function f(){if(document.querySelector('.sacola .n,.carrinho-linhas')||performance.now()>1e4)delete d.carrinho;else requestAnimationFrame(f)})()}}catch{}`
}

/** Another version, another owner, nothing at all: the lines are of another cart. The mark goes with the frame that has read the device, or with the scripts' last hope. */
function writeMarcaDeOutra(slug: string, espelho: string): string {
  return `{let d=document.documentElement.dataset;try{if(JSON.parse(localStorage['${chaveDoCarrinho(slug)}']).versao!=='${espelho}')throw 0}catch{d.carrinho='';setTimeout(()=>delete d.carrinho,3e4)}}`
}

const estilo =
  '[data-carrinho] .sacola .valor,[data-carrinho] .pagina-carrinho>.carrinho>*,[data-carrinho] .pagina-carrinho>.empty>*{visibility:hidden}[data-carrinho] .pagina-carrinho>.carrinho-avisos{display:none}[data-carrinho] .pagina-carrinho>:is(.empty,.carrinho){min-height:312px;margin:16px;background:repeating-linear-gradient(var(--surface-2) 0 88px,transparent 0 112px)}'
