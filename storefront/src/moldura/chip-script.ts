import type { QuemVende } from '@vitrine/rules/lugar'

/** What the script of the chip needs to know of the store: its attribute `data-vende`. */
export function writeVende({ idfornecedor, tags, lojas }: QuemVende): string {
  return JSON.stringify({
    i: idfornecedor,
    d: tags.includes('has-delivery'),
    c: tags.includes('has-collect'),
    l: lojas.map(({ idloja, nome, lat, lng }) => [idloja, nome, lat, lng]),
  })
}

/**
 * The page itself is the same for every visitor: this reads the cookie before the first paint, so that the text does not jump
 * when React takes over. It says what `localAt` says (chip-script.test.ts); a cookie of the older shape has become one of this with the page.
 */
export const chipScript = `(function(){try{var m=document.cookie.match(/(?:^|; )vitrine_local=([^;]+)/);if(!m)return;var g=JSON.parse(decodeURIComponent(m[1])),c=document.getElementById('chip-local'),v=JSON.parse(c.getAttribute('data-vende')),e=g.escolhas,p=g.ponto;if(!e)return;var d=e[v.i],f=function(x){return v.l.find(function(l){return l[0]===x})},s=d==='DELIVERY'?0:f(d)||f(e['']),r=v.c&&(!v.d||d!=='DELIVERY'&&(s||g.tipoEntrega==='RETIRADA'));if(r&&!s){if(v.l.length<2)s=v.l[0];else if(p){var q=function(l){var y=l[2]-p.lat,x=(l[3]-p.lng)*Math.cos(p.lat*Math.PI/180);return y*y+x*x};s=v.l.slice().sort(function(a,b){return q(a)-q(b)})[0]}}if(r?!s:!p)return;c.querySelector('small').textContent=r?'Retirar em':'Entregar em';c.querySelector('b>span').textContent=r?s[1]:p.textoendereco||p.cidade+', '+p.uf}catch(e){}})()`
