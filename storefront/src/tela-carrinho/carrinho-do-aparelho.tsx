import { chaveDoCarrinho } from '#carrinho'
import { useNonce, useRaiz } from '#shell'

/**
 * Whether the device has lines that the server did not draw: until React has read them neither an empty cart nor a total of nothing, nor the lines of a
 * cart that has changed since, are shown to whoever has something in it. Drawn by the server alone, before the first paint, and nothing of it is in the
 * browser's files (docs/bytes.md).
 */
export function CarrinhoDoAparelho() {
  const { loja, sessao, carrinho, espelho } = useRaiz()
  const nonce = useNonce()
  if (!loja || sessao || (carrinho && !espelho)) return null
  return (
    <>
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{
          __html: writeMarca(loja.slug, espelho) + (espelho ? guardaDosToques : ''),
        }}
      />
      <style dangerouslySetInnerHTML={{ __html: estilo }} />
    </>
  )
}

/**
 * The mark goes with the frame that shows the lines, or others than those that stood there; where they turn out not to be sold any more, after a while.
 * A slug is of letters, numbers and hyphens, a version of letters and numbers: neither can leave its quotes.
 */
function writeMarca(slug: string, espelho: string | undefined): string {
  const [isOutro, isDrawn] = espelho
    ? [`e.versao!=='${espelho}'`, "document.readyState!='loading'&&(t??=q())!==q()"]
    : ['g.itens.length', "document.querySelector('.sacola .n,.carrinho-linhas')"]
  return `try{let e=JSON.parse(localStorage['${chaveDoCarrinho(slug)}']),g=e.guardado,d=document.documentElement.dataset,q=()=>document.querySelector('.linhas')?.innerHTML??'',t;if(g.dono===null&&${isOutro}){d.carrinho='';(function f(){if(${isDrawn}||performance.now()>1e4)delete d.carrinho;else requestAnimationFrame(f)})()}}catch{}`
}

/**
 * What is pressed on lines that stand there before the page is alive is pressed again once it is: sent as a form it would change what the server was told, not
 * what the device keeps. A node is React's once it has its properties.
 */
const guardaDosToques =
  ";{let a=[],v=n=>Object.keys(n).some(k=>k.startsWith('__reactProps'));addEventListener('submit',e=>{let b=e.submitter;if(b&&!v(b)&&performance.now()<1e4&&e.target.matches('.pagina-carrinho form')){e.preventDefault();if(a.push(b)<2)(function f(){v(b)?a.forEach(b=>b.click()):requestAnimationFrame(f)})()}},true)}"

const estilo =
  '[data-carrinho] .sacola .valor,[data-carrinho] .pagina-carrinho>.carrinho>*,[data-carrinho] .pagina-carrinho>.empty>*{visibility:hidden}[data-carrinho] .pagina-carrinho>.carrinho-avisos{display:none}[data-carrinho] .pagina-carrinho>:is(.empty,.carrinho){min-height:312px;margin:16px;background:repeating-linear-gradient(var(--surface-2) 0 88px,transparent 0 112px)}'
