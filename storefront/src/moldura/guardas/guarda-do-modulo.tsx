import { RECARREGOU, useNonce } from '#shell'

/**
 * A page whose own files do not come is never alive: nothing of React can say so, and the cart of the device is not read. This
 * says it, by itself and in the page alone: reloaded once, guarded with `ErroDaPagina`, then told (readings 8). The amount that
 * the server drew without knowing the device's cart gives way to the word. Without a connection it is told at once and loaded when there is one: loaded
 * again now, there would be nothing at all.
 */
const script = `(function(){function f(){if(navigator.onLine)try{if(!sessionStorage.getItem('${RECARREGOU}')){sessionStorage.setItem('${RECARREGOU}','1');location.reload();return}}catch(e){}if(document.getElementById('nao-carregou'))return;if(!navigator.onLine)addEventListener('online',function(){location.reload()});document.querySelectorAll('.sacola .valor').forEach(function(v){v.textContent='Carrinho';v.parentNode.removeAttribute('aria-label')});var d=document.createElement('div'),b=document.createElement('button');d.id='nao-carregou';d.setAttribute('role','alert');d.style.cssText='position:sticky;top:0;z-index:99;display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:center;padding:12px 16px;background:#16181d;color:#fff';d.append('Uma parte da loja não carregou. Seu carrinho está guardado.',b);b.textContent='Recarregar';b.style.cssText='min-height:44px;padding:0 16px;border-radius:8px;background:#fff;color:#16181d;font-weight:600';b.onclick=function(){location.reload()};document.body.prepend(d)}addEventListener('error',function(e){var s=e.target;if(s&&s.tagName==='SCRIPT'&&s.type==='module')f()},true);addEventListener('unhandledrejection',function(e){if(!window.__reactRouterDataRouter&&/module/i.test(e.reason&&e.reason.message))f()})})()`

/** In the head, before any module; drawn by the server alone. */
export function GuardaDoModulo() {
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: script }} />
}
